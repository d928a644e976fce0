-- Mails that tell somebody what was done to their account, from the change itself until the mail server has them. None holds a
-- link or a code. (docs/decisions/020-letters-that-last.md)
create table auth.kept_letters (
  id uuid primary key,
  -- Null where the letter says that the account is gone.
  user_id uuid references auth.users (id) on delete cascade,
  template text not null,
  address text not null,
  created_at timestamptz not null,
  try_at timestamptz not null,
  tries integer not null default 0,
  -- Whoever is about to send it, for a while.
  held_by uuid,
  held_until timestamptz,
  -- From here on the mail server may have it: it is never sent again.
  handed_at timestamptz
);
create index kept_letters_user_id_idx on auth.kept_letters (user_id);
create index kept_letters_created_at_idx on auth.kept_letters (created_at);
create index kept_letters_handed_at_idx on auth.kept_letters (handed_at);
create index kept_letters_try_at_idx on auth.kept_letters (try_at) where handed_at is null;
-- The same word twice, while neither has left, is said once.
create unique index kept_letters_waiting_key on auth.kept_letters (address, template) where handed_at is null;
revoke all on auth.kept_letters from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.kept_letters to supabase_auth_admin;
