-- Recovery codes are kept by a slow hash (argon2id) of their fingerprint, and found by its first five signs. Null: one
-- from before, whose fast hash (SHA-256, of 80 random bits) the server replaces, five hundred an hour; its code goes on working.
alter table auth.mfa_recovery_codes add column selector text;
create index mfa_recovery_codes_old_idx on auth.mfa_recovery_codes (factor_id) where selector is null;

-- When the session has to end, as an identity provider said; null: when ours do.
alter table auth.flow_state add column session_not_after timestamptz;
