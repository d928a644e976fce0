import { isIP } from 'node:net';
import * as v from 'valibot';
import { type BillingMode, billingModes } from '#contract/billing.ts';
import { isLoopback } from '../http/loopback.ts';

export interface ProviderConfig {
  mode: Exclude<BillingMode, 'off'>;
  secretKey: string;
  webhookSecret: string;
  /** The stand-in's prices. In other modes the provider is asked. */
  apiBase?: string;
}

export type BillingConfig = { mode: 'off' } | ProviderConfig;

/** The only key that the stand-in accepts. Other modes refuse it. */
const STAND_IN_KEY = 'sk_test_local_standin';

const variablesSchema = v.object({
  BILLING_MODE: v.optional(v.picklist(billingModes, 'BILLING_MODE must be off, local, test or live')),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_API_BASE: v.optional(v.string()),
  STAGING: v.optional(v.picklist(['on', 'off'], 'STAGING must be on or off'), 'off'),
});
type Variables = v.InferOutput<typeof variablesSchema>;

interface Place {
  environment: 'local' | 'production';
  appUrl: string;
}

/** Reads the payment settings and reports what is wrong with them. No message repeats a secret. */
export function readBilling(
  variables: Record<string, string | undefined>,
  place: Place,
): { billing: BillingConfig; problems: string[] } {
  const parsed = v.safeParse(variablesSchema, variables);
  const off = { mode: 'off' } as const;
  if (!parsed.success) return { billing: off, problems: parsed.issues.map(({ message }) => message) };

  const settings = parsed.output;
  const mode = settings.BILLING_MODE;
  if (mode === undefined) return { billing: off, problems: problemsWithoutMode(settings, place) };
  if (mode === 'off') return { billing: off, problems: [] };
  const problems = [
    ...modeProblems(mode, settings, place),
    ...keyProblems(mode, settings.STRIPE_SECRET_KEY),
    ...(/^whsec_\S+$/.test(settings.STRIPE_WEBHOOK_SECRET ?? '')
      ? []
      : ['STRIPE_WEBHOOK_SECRET must be the secret (whsec_…) of the webhook endpoint']),
    ...baseProblems(mode, settings.STRIPE_API_BASE, place),
  ];
  return {
    billing: {
      mode,
      secretKey: settings.STRIPE_SECRET_KEY ?? '',
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
      ...(settings.STRIPE_API_BASE && { apiBase: settings.STRIPE_API_BASE }),
    },
    problems,
  };
}

/** An installation that is secured like production but uses a test account for payments must be marked as a trial. */
function modeProblems(
  mode: ProviderConfig['mode'],
  { STAGING }: Variables,
  { environment }: Place,
): string[] {
  if (environment === 'local') return [];
  if (STAGING === 'on')
    return mode === 'test' ? [] : [`BILLING_MODE must be test or off with STAGING=on, not ${mode}`];
  if (mode === 'live') return [];
  const way = mode === 'test' ? '; to try things out with a test account, set STAGING=on' : '';
  return [`BILLING_MODE must be live or off in production, not ${mode}${way}`];
}

function problemsWithoutMode(settings: Variables, { environment }: Place): string[] {
  if (environment === 'production') return ['BILLING_MODE must be live, or off if nothing is sold'];
  const isKeyGiven = settings.STRIPE_SECRET_KEY !== undefined || settings.STRIPE_API_BASE !== undefined;
  return isKeyGiven ? ['BILLING_MODE must say what STRIPE_SECRET_KEY is for: local, test or live'] : [];
}

function keyProblems(mode: ProviderConfig['mode'], key = ''): string[] {
  if (mode === 'local') {
    return key === STAND_IN_KEY ? [] : [`STRIPE_SECRET_KEY must be ${STAND_IN_KEY} with BILLING_MODE=local`];
  }
  const isRight = new RegExp(`^(sk|rk)_${mode}_\\S+$`).test(key) && key !== STAND_IN_KEY;
  return isRight
    ? []
    : [`STRIPE_SECRET_KEY must be a ${mode} key (sk_${mode}_… or rk_${mode}_…) with BILLING_MODE=${mode}`];
}

function baseProblems(mode: ProviderConfig['mode'], base: string | undefined, { appUrl }: Place): string[] {
  if (mode !== 'local') {
    return base === undefined ? [] : [`STRIPE_API_BASE must not be set with BILLING_MODE=${mode}`];
  }
  const url = URL.parse(base ?? '');
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  const problems: string[] = [];
  // A host name could resolve to another address.
  if (url?.protocol !== 'http:' || isIP(host) === 0 || !isLoopback(host)) {
    problems.push(
      'STRIPE_API_BASE must be the http://127.0.0.1 address of the stand-in with BILLING_MODE=local',
    );
  }
  if (!isLoopback(URL.parse(appUrl)?.hostname ?? '')) {
    problems.push('APP_URL must be an address of this machine with BILLING_MODE=local');
  }
  return problems;
}
