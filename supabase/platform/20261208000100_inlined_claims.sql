-- A function with a SET clause can't be inlined, and row security asks for the caller once in every statement. A body
-- in this form is parsed here, when the function is made, so that it needs no search path of its own.
create or replace function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

create or replace function auth.uid() returns uuid language sql stable
  return nullif(coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'sub', '')::uuid;

create or replace function auth.role() returns text language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'role';

alter function auth.jwt() reset all;
alter function auth.uid() reset all;
alter function auth.role() reset all;
