-- A confirmed number makes an account whole, as a confirmed address does.
create trigger welcome_account_with_phone after update of phone_confirmed_at on auth.users
  for each row when (old.phone_confirmed_at is null and new.phone_confirmed_at is not null)
  execute function private.welcome_account();
