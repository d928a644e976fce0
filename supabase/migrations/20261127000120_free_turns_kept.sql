-- Questions that speak of danger cost nothing and are always answered. Of more than a hundred in a day each one takes the
-- place of the one before it (begin-turn.ts): otherwise one account fills the disk with them.
alter table private.chat_budgets add column free_turns integer not null default 0;
