import { isIP } from 'node:net';
import type { LegalFacts } from '#domain/legal-facts.ts';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../http/loopback.ts';

type Processor = LegalFacts['processors'][number];

/**
 * Everyone who receives personal data in this configuration, by name. An unknown host is listed by its host name. The
 * company's own network is left out.
 */
export function processorsOf(config: Config): Processor[] {
  return merged([
    ...hosting(config),
    ...(config.billing.mode === 'live' || config.billing.mode === 'test'
      ? [
          named(
            'Stripe',
            'processes payments. It gets your email address, card details, and plan. We never see your card number.',
          ),
        ]
      : []),
    ...atHost(config.smtpUrl, 'delivers our emails.'),
    ...answers(config),
    ...atHost(
      config.voice.listening?.baseUrl,
      'turns your speech into text, if you speak instead of typing.',
    ),
    ...atHost(config.voice.speaking?.baseUrl, 'reads answers aloud when you ask.'),
    ...atHost(
      config.sms.webhook?.url,
      'sends our text messages. It gets your phone number and the code we send you.',
    ),
    ...waysIn(config),
    ...atHost(
      config.telemetry.tracesUrl,
      'measures how long requests take. It doesn’t get names or anything you write.',
    ),
    named(
      'Apple, Google, Microsoft, and Mozilla',
      'deliver notifications to your browser, if you turn them on. Their contents are encrypted.',
    ),
  ]);
}

function hosting({ company, supabase, databaseUrl }: Config): Processor[] {
  return [
    ...(company.hostingProvider
      ? [named(company.hostingProvider, 'runs the servers that host this site and its data.')]
      : []),
    ...(supabase
      ? atHost(supabase.url, 'stores accounts and everything you save here.', 'Supabase')
      : atHost(databaseUrl, 'hosts the database with everything you save here.')),
  ];
}

function answers({ advisorModel, advisorEmbeds, supportEmbed }: Config): Processor[] {
  const writes = 'writes answers. It gets what you write in a chat and the library articles related to it.';
  const embeds = [...Object.values(advisorEmbeds), ...(supportEmbed ? [supportEmbed] : [])];
  return [
    ...(advisorModel ? modelOf(advisorModel, writes) : []),
    ...embeds.flatMap((address) => atHost(address, 'runs its own chat. It gets what you write there.')),
  ];
}

const modelMakers = { openai: 'OpenAI', anthropic: 'Anthropic' } as const;

function modelOf({ provider, baseUrl }: NonNullable<Config['advisorModel']>, purpose: string): Processor[] {
  if (baseUrl) return atHost(baseUrl, purpose);
  return provider === 'openai-compatible' ? [] : [named(modelMakers[provider], purpose)];
}

function waysIn({ supabase, oidcProviders, samlProviders }: Config): Processor[] {
  if (supabase) return [];
  const purpose = 'signs you in, if you choose to use it. It can see that you use this site, and when.';
  return [
    ...oidcProviders.map(({ name }) => named(name, purpose)),
    ...samlProviders.map(({ domains }) => named(`The sign-in service of ${domains.join(', ')}`, purpose)),
  ];
}

function named(name: string, purpose: string): Processor {
  return { name, purpose };
}

function atHost(address: string | undefined, purpose: string, maker?: string): Processor[] {
  const host = address && URL.parse(address)?.hostname;
  if (!host || isOurs(host)) return [];
  return [named(maker ? `${maker} (${host})` : host, purpose)];
}

/** Whether the host is this machine or in a private network. */
function isOurs(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (isLoopback(plain)) return true;
  if (isIP(plain)) return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/.test(plain);
  return !plain.includes('.') || /\.(?:internal|local|lan|home\.arpa)$/.test(plain);
}

/** One line for a company with several tasks. */
function merged(processors: readonly Processor[]): Processor[] {
  const byName = Map.groupBy(processors, ({ name }) => name);
  return [...byName].map(([name, same]) => ({
    name,
    purpose: [...new Set(same.map(({ purpose }) => purpose))].join(' It also '),
  }));
}
