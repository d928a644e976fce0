-- Tokens that answers of a language model have cost an account on one day (UTC), beside its turns.
alter table private.chat_budgets
  add column model_day date,
  add column model_tokens integer not null default 0;
