-- The email about a changed plan: another plan, rhythm or price, or a pause.
alter table private.billing_emails
  drop constraint billing_emails_kind_check,
  add constraint billing_emails_kind_check check (kind in ('purchase', 'renewal', 'change')),
  drop constraint billing_emails_tier_check,
  add constraint billing_emails_tier_check check (tier in ('starter', 'core', 'unlimited', 'paused'));

-- The subscription, tier, interval and price that the provider named last. Null until the next sync: what changed before isn't known.
alter table public.billing_accounts add column billed_terms text;
