import { appTables } from './personal-tables/app-tables.ts';
import { billingTables } from './personal-tables/billing-tables.ts';
import { chatTables } from './personal-tables/chat-tables.ts';
import type { PersonalTable } from './personal-tables/personal-table.ts';
import { signInTables } from './personal-tables/sign-in-tables.ts';

/** Every table with personal data. The export is made from this list, and a test compares it to the database. */
export const personalTables: readonly PersonalTable[] = [
  ...appTables,
  ...chatTables,
  ...billingTables,
  ...signInTables,
];

/** Tables without personal data, with a description of their contents. */
export const impersonalTables: Readonly<Record<string, string>> = {
  'private.stripe_events': 'IDs of webhook events, for thirty days.',
  'private.unanswered_counts': 'How many questions of a day had no answer, over all accounts.',
  'private.job_runs': 'When each job runs next, and when the last backup was made.',
  'private.listed_events': 'Which kinds of events the security log shows.',
  'private.rate_limits': 'Counters under a hash of an address or an account, for a day at most.',
  'private.trial_key': 'The key of the hashes below.',
  'private.trial_marks':
    'Keyed hashes of email addresses and phone numbers that have had a trial, without an account, for two years after it.',
  'auth.used_id_tokens': 'Hashes of used ID tokens, until these expire.',
  'auth.saml_requests': 'Sign-ins in progress at an identity provider, for an hour.',
  'auth.rate_limits': 'Counters of older versions.',
  'auth.platform_migrations': 'Which files were run.',
  'supabase_migrations.schema_migrations': 'Which files were run.',
};
