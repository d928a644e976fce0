import { accessSync, constants, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import type { JWK } from 'jose';
import * as v from 'valibot';
import type { AdvisorId } from '#domain/advisor.ts';
import { type AccessConfig, readAccess } from '../auth/access-config.ts';
import { type SamlProvider, readSamlProviders } from '../auth/saml/saml-config.ts';
import { type BillingConfig, readBilling } from '../billing/billing-config.ts';
import { type CaseResearchConfig, readCaseResearchConfig } from '../case-research/case-research-config.ts';
import { type ModelConfig, readModelConfig } from '../chat/model/provider/model-config.ts';
import { type ProviderConfig, readProviders } from '../auth/providers/provider-config.ts';
import { parseNetworks } from '../http/client-address.ts';
import {
  databaseAddress,
  databaseProblems,
  databaseSetting,
  databaseTls,
  missingDatabase,
} from './database-setting.ts';
import { DEFAULT_CONNECTIONS } from '../database/postgres/postgres-pool.ts';
import { type CompanyConfig, readCompany } from '../legal/company-config.ts';
import { isLoopback } from '../http/loopback.ts';
import { isPaperKey } from '../papers/paper-key.ts';
import { type PushConfig, readPushConfig } from '../reminders/push-config.ts';
import { readEmbeds } from './embed-addresses.ts';
import { email, number, url } from './setting-schemas.ts';
import { parseSigningKeys } from '../auth/tokens/signing-keys.ts';
import { type SmsConfig, readSmsConfig } from '../sms/sms-config.ts';
import { type TelemetryConfig, readTelemetryConfig } from '../telemetry/telemetry-config.ts';
import { type VoiceConfig, readVoiceConfig } from '../voice/voice-config.ts';

export interface SupabaseConfig {
  /** Without a trailing slash. */
  url: string;
  /** Public: every browser gets it. */
  publishableKey: string;
}

export interface Config {
  environment: 'local' | 'production';
  host: string;
  port: number;
  /** The trusted proxies, which may report the caller's address. Absent: none. */
  trustedProxies?: BlockList;
  /** The public address, without a trailing slash. Links in emails start with it. */
  appUrl: string;
  /** The folder for everything that must survive a restart. */
  dataFolder: string;
  /** Absent: the embedded database in the data folder. */
  databaseUrl?: string;
  /** Maximum number of concurrent requests to the database. One more connection is for maintenance. */
  databaseConnections: number;
  /** The hosted backend that has the accounts, with `databaseUrl` as its database. Absent: this server has the accounts. */
  supabase?: SupabaseConfig;
  /** How long a stopping server reports its shutdown at /readyz before it refuses new requests. */
  shutdownNoticeSeconds: number;
  /** Absent: emails are not sent (in local mode the mailbox page shows them). */
  smtpUrl?: string;
  mailFrom: string;
  superadminEmails: readonly string[];
  /** Private keys for access tokens, the current one first. Absent: stored in the data folder. */
  signingKeys?: JWK[];
  /** A list of forbidden passwords, one per line, in addition to ours. Absent: only ours. */
  commonPasswordsFile?: string;
  /** A session ends this many days after sign-in, even when used. 0: never. */
  sessionDays: number;
  /** A session also ends this many days after its last use. 0: never. */
  sessionIdleDays: number;
  /** Lets the operator's programs administer accounts. Absent: not available. */
  serviceKey?: string;
  /** The providers that people may sign in with. */
  oidcProviders: readonly ProviderConfig[];
  advisorEmbeds: Partial<Record<AdvisorId, string>>;
  /** Absent: the support chat is the product's own. */
  supportEmbed?: string;
  /** The recipient of contact form messages. Absent: the form says that it cannot send. */
  supportEmail?: string;
  /** Absent: the advisors answer from the library only. */
  advisorModel?: ModelConfig;
  /** False: browsers that have our service worker unregister it. */
  hasServiceWorker: boolean;
  /** False: the screen says that document review is coming soon. */
  reviewsPapers: boolean;
  /** The service that searches court decisions. Absent: the screen says that this is coming soon. */
  caseResearch?: CaseResearchConfig;
  access: AccessConfig;
  /** Encrypts stored papers. Absent: a key in the data folder, or no papers are stored. */
  paperKey?: string;
  voice: VoiceConfig;
  sms: SmsConfig;
  /** Identity providers for single sign-on. Empty: it is off. */
  samlProviders: readonly SamlProvider[];
  push: PushConfig;
  billing: BillingConfig;
  company: CompanyConfig;
  telemetry: TelemetryConfig;
  logLevel: string;
}

/** Lists every missing or invalid setting, so that all can be fixed in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration can’t be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const environment = v.object({
  APP_ENV: v.optional(v.picklist(['local', 'production'], 'APP_ENV must be local or production'), 'local'),
  HOST: v.optional(v.string()),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65535, 'PORT must be a number from 0 to 65535'),
    ),
    '3000',
  ),
  APP_URL: v.optional(url('APP_URL', ['http:', 'https:'])),
  TRUSTED_PROXIES: v.optional(
    v.union(
      [v.literal('none'), v.pipe(v.string(), v.transform(parseNetworks), v.instance(BlockList))],
      'TRUSTED_PROXIES must be none or addresses and networks, such as 10.0.0.0/8, separated by commas',
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(databaseSetting),
  DATABASE_TLS: databaseTls,
  DATABASE_CONNECTIONS: number('DATABASE_CONNECTIONS', 1, 200, String(DEFAULT_CONNECTIONS)),
  SHUTDOWN_NOTICE_SECONDS: v.optional(number('SHUTDOWN_NOTICE_SECONDS', 0, 60)),
  SUPABASE_URL: v.optional(url('SUPABASE_URL', ['http:', 'https:'])),
  SUPABASE_PUBLISHABLE_KEY: v.optional(
    v.pipe(
      v.string(),
      // A secret key would be public, so it must not appear in the message either.
      v.regex(
        /^(?:sb_publishable_[\w-]{1,200}|[\w-]+\.[\w-]+\.[\w-]+)$/,
        'SUPABASE_PUBLISHABLE_KEY must be the publishable (or legacy anon) key of the project',
      ),
    ),
  ),
  SMTP_URL: v.optional(url('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(v.string()),
  SUPPORT_EMBED: v.optional(url('SUPPORT_EMBED', ['https:'])),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.trim(), v.email('SUPPORT_EMAIL must be one mail address'))),
  SUPERADMIN_EMAILS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').filter((entry) => entry.trim() !== '')),
      v.array(email),
    ),
    '',
  ),
  AUTH_SIGNING_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return parseSigningKeys(dataset.value);
        } catch {
          // The value is secret, so it must not appear in the message.
          addIssue({
            message: 'AUTH_SIGNING_KEYS must be a JSON array of private EC P-256 keys (JWK) with a kid',
          });
          return NEVER;
        }
      }),
    ),
  ),
  SERVICE_KEY: v.optional(
    v.pipe(
      v.string(),
      // The value is secret: it must not appear in the message.
      v.regex(
        /^[\w.~+/=-]{32,500}$/,
        'SERVICE_KEY must be 32 to 500 letters, digits and signs without spaces',
      ),
    ),
  ),
  COMMON_PASSWORDS_FILE: v.optional(
    v.pipe(v.string(), v.check(isReadable, 'COMMON_PASSWORDS_FILE must name a file that can be read')),
  ),
  SESSION_DAYS: number('SESSION_DAYS', 0, 3650, '90'),
  SESSION_IDLE_DAYS: number('SESSION_IDLE_DAYS', 0, 3650, '60'),
  PAPER_KEY: v.optional(
    v.pipe(
      v.string(),
      // The value is secret: it must not appear in the message.
      v.check(isPaperKey, 'PAPER_KEY must be 32 bytes in base64url: 43 characters'),
    ),
  ),
  DOCUMENT_REVIEW: v.optional(v.picklist(['on', 'off'], 'DOCUMENT_REVIEW must be on or off'), 'on'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'SERVICE_WORKER must be on or off'), 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, error, warn, info or debug',
    ),
    'info',
  ),
});

/** Throws a `ConfigError` for any invalid value. `variables` is `process.env` except in tests. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  const embeds = readEmbeds(variables);
  const problems = [...(parsed.issues?.map((issue) => issue.message) ?? []), ...embeds.problems];
  // Invalid settings count as not set from here on, so that the rest is checked too and all problems are listed at
  // once.
  const wrong = new Set(parsed.issues?.map((issue) => String(issue.path?.[0].key)));
  const settings = parsed.success
    ? parsed.output
    : v.parse(environment, Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const local = settings.APP_ENV === 'local';
  if (!local) problems.push(...missingInProduction(settings).filter((problem) => !isAbout(problem, wrong)));
  if (local && settings.HOST && !isLoopback(settings.HOST)) {
    problems.push(
      'HOST must be a loopback address in local mode (APP_ENV=local), so that no one else can reach it',
    );
  }
  const databaseUrl = databaseAddress(settings);
  problems.push(...databaseProblems(settings));
  if (settings.APP_URL && !isBareAddress(settings.APP_URL)) {
    problems.push('APP_URL must be an address without a path, such as https://calm.example.org');
  }
  const appUrl = (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const { supabase, problems: supabaseProblems } = readSupabase(settings);
  const { billing, problems: billingProblems } = readBilling(given, {
    environment: settings.APP_ENV,
    appUrl,
  });
  const { advisorModel, problems: modelProblems } = readModelConfig(given);
  const { access, problems: accessProblems } = readAccess(given);
  const { voice, problems: voiceProblems } = readVoiceConfig(given);
  const { sms, problems: smsProblems } = readSmsConfig(given);
  const { samlProviders, problems: samlProblems } = readSamlProviders(given);
  const { providers, problems: providerProblems } = readProviders(given, settings.APP_ENV);
  const { telemetry, problems: telemetryProblems } = readTelemetryConfig(given);
  const { push, problems: pushProblems } = readPushConfig(given);
  const { caseResearch, problems: caseResearchProblems } = readCaseResearchConfig(given);
  const { company, problems: companyProblems } = readCompany(given, settings.APP_ENV);
  problems.push(
    ...supabaseProblems,
    ...billingProblems,
    ...modelProblems,
    ...accessProblems,
    ...voiceProblems,
    ...smsProblems,
    ...samlProblems,
    ...providerProblems,
    ...telemetryProblems,
    ...pushProblems,
    ...caseResearchProblems,
    ...companyProblems,
  );
  if (problems.length > 0) throw new ConfigError(problems);

  return {
    environment: settings.APP_ENV,
    host: settings.HOST ?? (local ? '127.0.0.1' : '0.0.0.0'),
    port: settings.PORT,
    appUrl,
    ...(settings.TRUSTED_PROXIES instanceof BlockList && { trustedProxies: settings.TRUSTED_PROXIES }),
    dataFolder: path.resolve(settings.DATA_DIR),
    ...(databaseUrl && { databaseUrl }),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    ...(supabase && { supabase }),
    // Enough for a proxy that checks every two seconds.
    shutdownNoticeSeconds: settings.SHUTDOWN_NOTICE_SECONDS ?? (local ? 0 : 5),
    ...(settings.SMTP_URL && { smtpUrl: settings.SMTP_URL }),
    mailFrom: settings.MAIL_FROM ?? 'Evenkeel <no-reply@localhost>',
    superadminEmails: settings.SUPERADMIN_EMAILS,
    ...(settings.AUTH_SIGNING_KEYS && { signingKeys: settings.AUTH_SIGNING_KEYS }),
    ...(settings.SERVICE_KEY && { serviceKey: settings.SERVICE_KEY }),
    ...(settings.COMMON_PASSWORDS_FILE && { commonPasswordsFile: settings.COMMON_PASSWORDS_FILE }),
    sessionDays: settings.SESSION_DAYS,
    sessionIdleDays: settings.SESSION_IDLE_DAYS,
    oidcProviders: providers,
    advisorEmbeds: embeds.addresses,
    ...(settings.SUPPORT_EMBED && { supportEmbed: settings.SUPPORT_EMBED }),
    ...withSupportEmail(settings),
    ...(advisorModel && { advisorModel }),
    reviewsPapers: settings.DOCUMENT_REVIEW === 'on',
    ...(caseResearch && { caseResearch }),
    ...(settings.PAPER_KEY && { paperKey: settings.PAPER_KEY }),
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
    access,
    voice,
    sms,
    samlProviders,
    push,
    billing,
    company,
    telemetry,
    logLevel: settings.LOG_LEVEL,
  };
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** An invalid setting has already been reported. */
function isAbout(problem: string, names: ReadonlySet<string>): boolean {
  return names.has(problem.split(' ', 1)[0] ?? '');
}

/** In local mode the mailbox page shows messages to this nonexistent address. */
function withSupportEmail({ APP_ENV, SMTP_URL, SUPPORT_EMAIL }: v.InferOutput<typeof environment>) {
  if (SUPPORT_EMAIL) return { supportEmail: SUPPORT_EMAIL };
  return APP_ENV === 'local' && !SMTP_URL ? { supportEmail: 'support@evenkeel.test' } : {};
}

function missingInProduction(settings: v.InferOutput<typeof environment>): string[] {
  const problems = missingDatabase(settings);
  if (!settings.APP_URL?.startsWith('https://')) problems.push('APP_URL must be the public https:// address');
  if (!settings.SMTP_URL) problems.push('SMTP_URL must name the mail server: accounts are confirmed by mail');
  if (!settings.MAIL_FROM) problems.push('MAIL_FROM must name the sender of mails');
  if (!settings.TRUSTED_PROXIES) {
    problems.push(
      'TRUSTED_PROXIES must list the proxies in front (or be none): behind one, all people seem to be one caller',
    );
  }
  if (databaseAddress(settings) && !settings.AUTH_SIGNING_KEYS && !settings.SUPABASE_URL) {
    problems.push(
      'AUTH_SIGNING_KEYS must be set with DATABASE_URL: every copy of the server signs with the same keys',
    );
  }
  return problems;
}

function readSupabase(settings: v.InferOutput<typeof environment>): {
  supabase?: SupabaseConfig;
  problems: string[];
} {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SERVICE_KEY, AUTH_SIGNING_KEYS } = settings;
  if (!SUPABASE_URL) {
    return {
      problems: SUPABASE_PUBLISHABLE_KEY ? ['SUPABASE_PUBLISHABLE_KEY belongs to a SUPABASE_URL'] : [],
    };
  }
  const problems: string[] = [];
  const { protocol, hostname } = new URL(SUPABASE_URL);
  if (!isBareAddress(SUPABASE_URL)) {
    problems.push('SUPABASE_URL must be an address without a path, such as https://project.supabase.co');
  }
  if (protocol === 'http:' && !isLoopback(hostname)) {
    problems.push('SUPABASE_URL must begin with https:// unless it is on this machine');
  }
  if (!SUPABASE_PUBLISHABLE_KEY) {
    problems.push('SUPABASE_PUBLISHABLE_KEY must be set with SUPABASE_URL');
  }
  if (isSecretKey(SUPABASE_PUBLISHABLE_KEY)) {
    problems.push(
      'SUPABASE_PUBLISHABLE_KEY holds a service_role key: it opens everything, and browsers get it',
    );
  }
  if (!databaseAddress(settings))
    problems.push('DATABASE_URL must name the database of the project with SUPABASE_URL');
  if (SERVICE_KEY || AUTH_SIGNING_KEYS) {
    problems.push(
      'SERVICE_KEY and AUTH_SIGNING_KEYS are of no use with SUPABASE_URL: the project has its own',
    );
  }
  const supabase = {
    url: SUPABASE_URL.replace(/\/+$/, ''),
    publishableKey: SUPABASE_PUBLISHABLE_KEY ?? '',
  };
  return { supabase, problems };
}

/** Links and redirects are made by appending a path. */
function isBareAddress(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return /^\/+$/.test(pathname) && !search && !hash && !username && !password;
}

/** Older keys are JWTs, and the public and the secret kind look alike. */
function isSecretKey(key = ''): boolean {
  const [, payload = ''] = key.split('.');
  return Buffer.from(payload, 'base64url').toString().includes('service_role');
}
