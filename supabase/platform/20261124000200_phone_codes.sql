-- Codes by text message: for signing in with a phone number, and as a second step.
alter table auth.users
  add column phone_change text,
  add column phone_change_sent_at timestamptz;

-- Of a second step by text message: SHA-256 of the factor's id and the code.
alter table auth.mfa_challenges
  add column code_hash text,
  -- Wrong guesses: the fifth ends the challenge.
  add column code_tries integer not null default 0;
