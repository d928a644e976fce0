import * as v from 'valibot';

/** A program on this machine that runs a language model and speaks OpenAI's protocol. */
const servers = {
  ollama: { name: 'Ollama', address: 'http://127.0.0.1:11434' },
  'lm-studio': { name: 'LM Studio', address: 'http://127.0.0.1:1234' },
  'llama.cpp': { name: 'llama.cpp', address: 'http://127.0.0.1:8080' },
} as const;
export type LocalServer = keyof typeof servers;
const localServers = Object.keys(servers) as LocalServer[];

export interface LocalModel {
  server: LocalServer;
  name: string;
  model: string;
  baseUrl: string;
}

type Addresses = Readonly<Record<LocalServer, { name: string; address: string }>>;

/** A running model answers immediately. Slow ones are not waited for. */
const TIMEOUT_MS = 400;

const modelList = v.object({ data: v.array(v.object({ id: v.string() })) });

/** The models that run on this machine. The only request to them asks for the model's name. */
export async function findLocalModels(at: Addresses = servers): Promise<LocalModel[]> {
  const found = await Promise.all(localServers.map((server) => modelOf(server, at)));
  return found.filter((model) => model !== null);
}

async function modelOf(server: LocalServer, at: Addresses): Promise<LocalModel | null> {
  const { name, address } = at[server];
  try {
    const response = await fetch(`${address}/v1/models`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) return null;
    const { data } = v.parse(modelList, await response.json());
    const model = data.find(({ id }) => !/embed/i.test(id))?.id;
    return model ? { server, name, model, baseUrl: `${address}/v1` } : null;
  } catch {
    return null;
  }
}

/** Printed at the start for each running model. None is used without its setting. */
export function modelOffer({ server, name, model }: LocalModel): string {
  return `${name} is running with ${model}: start with ADVISOR_LLM=${server} to let it answer.`;
}

/** The settings for `ADVISOR_LLM=ollama`. Throws instructions if it is unavailable. */
export function settingsFor(
  wanted: string,
  found: readonly LocalModel[],
  model?: string,
): Record<string, string> {
  const server = localServers.find((each) => each === wanted);
  if (!server) throw new Error(`ADVISOR_LLM must be one of ${localServers.join(', ')}.`);
  const { name, address } = servers[server];
  const running = found.find((each) => each.server === server);
  if (!running) throw new Error(`${name} does not answer at ${address} with a model. Start it first.`);
  return {
    ADVISOR_LLM_PROVIDER: 'openai-compatible',
    ADVISOR_LLM_BASE_URL: running.baseUrl,
    ADVISOR_LLM_MODEL: model ?? running.model,
  };
}
