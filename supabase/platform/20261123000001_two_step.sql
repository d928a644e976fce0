-- Two-step sign-in: recovery codes, codes that count once, and a log that goes with its account.
-- A new type: a value added to the old one could not be used before the transaction ends, and a restore is one.
alter type auth.factor_type rename to factor_type_before;
create type auth.factor_type as enum ('totp', 'webauthn', 'phone', 'recovery_code');
alter table auth.mfa_factors
  alter column factor_type type auth.factor_type using factor_type::text::auth.factor_type;
drop type auth.factor_type_before;

-- The newest time step (30 s since 1970) whose code was taken; it and all before it are used up.
alter table auth.mfa_factors add column last_used_step integer;

-- Of the factor that stands for them. Each is the SHA-256 of 80 random bits.
create table auth.mfa_recovery_codes (
  code_hash text not null,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (factor_id, code_hash)
);
revoke all on auth.mfa_recovery_codes from public, anon, authenticated, service_role;
grant select, insert, update, delete on auth.mfa_recovery_codes to supabase_auth_admin;

create function auth.forget_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  return old;
end
$$;
revoke all on function auth.forget_audit() from public;
create trigger forget_audit after delete on auth.users
  for each row execute function auth.forget_audit();
