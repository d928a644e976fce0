import * as v from 'valibot';
import { serviceAddressProblems } from '../../../config/service-address.ts';

const providers = ['openai-compatible', 'openai', 'anthropic'] as const;

/** The settings of the language model that writes answers. Without one, the library answers. */
export interface ModelConfig {
  provider: (typeof providers)[number];
  model: string;
  /** If absent, the provider's default URL is used. */
  baseUrl?: string;
  /** Absent only for a private server that requires no key. */
  apiKey?: string;
  /** Whether the model supports tools. Some local servers don't, or not well. */
  usesTools: boolean;
}

const variablesSchema = v.object({
  /** A shorthand of local mode for other settings. Not used here. */
  ADVISOR_LLM: v.optional(v.string()),
  ADVISOR_LLM_PROVIDER: v.optional(
    v.picklist(providers, `ADVISOR_LLM_PROVIDER must be ${providers.slice(0, -1).join(', ')} or anthropic`),
  ),
  ADVISOR_LLM_BASE_URL: v.optional(v.string()),
  ADVISOR_LLM_MODEL: v.optional(v.string()),
  ADVISOR_LLM_API_KEY: v.optional(v.string()),
  ADVISOR_LLM_TOOLS: v.optional(v.picklist(['on', 'off'], 'ADVISOR_LLM_TOOLS must be on or off')),
});
type Variables = v.InferOutput<typeof variablesSchema>;

/**
 * Reads the settings of the model and reports what is wrong with them. No message repeats a value, because it may be a
 * key.
 */
export function readModelConfig(variables: Record<string, string | undefined>): {
  advisorModel?: ModelConfig;
  problems: string[];
} {
  const parsed = v.safeParse(variablesSchema, variables);
  if (!parsed.success) return { problems: parsed.issues.map(({ message }) => message) };
  const { ADVISOR_LLM_PROVIDER: provider, ...others } = parsed.output;
  if (!provider) {
    const set = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return { problems: set.map((name) => `${name} needs ADVISOR_LLM_PROVIDER: it says who is asked`) };
  }
  const problems = [
    ...(others.ADVISOR_LLM_MODEL?.trim() ? [] : ['ADVISOR_LLM_MODEL must name the model']),
    ...keyProblems(provider, others.ADVISOR_LLM_API_KEY),
    ...addressProblems(provider, others.ADVISOR_LLM_BASE_URL),
  ];
  return { advisorModel: configOf(provider, others), problems };
}

function configOf(
  provider: ModelConfig['provider'],
  settings: Omit<Variables, 'ADVISOR_LLM_PROVIDER'>,
): ModelConfig {
  const { ADVISOR_LLM_BASE_URL: baseUrl, ADVISOR_LLM_API_KEY: apiKey } = settings;
  return {
    provider,
    model: settings.ADVISOR_LLM_MODEL?.trim() ?? '',
    ...(baseUrl && { baseUrl: baseUrl.replace(/\/+$/, '') }),
    ...(apiKey && { apiKey }),
    usesTools: settings.ADVISOR_LLM_TOOLS !== 'off',
  };
}

function keyProblems(provider: ModelConfig['provider'], key: string | undefined): string[] {
  if (key === undefined)
    return provider === 'openai-compatible' ? [] : [`ADVISOR_LLM_API_KEY must be set with ${provider}`];
  return /^[\u0021-\u007E]+$/.test(key) ? [] : ['ADVISOR_LLM_API_KEY must be one word without spaces'];
}

function addressProblems(provider: ModelConfig['provider'], address: string | undefined): string[] {
  if (address === undefined) {
    return provider === 'openai-compatible'
      ? ['ADVISOR_LLM_BASE_URL must be the address of the server, such as http://127.0.0.1:11434/v1']
      : [];
  }
  return serviceAddressProblems('ADVISOR_LLM_BASE_URL', address);
}
