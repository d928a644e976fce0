import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ModelFailure } from '#server/chat/model/provider/model.ts';
import { openModel } from '#server/chat/model/provider/open-model.ts';
import { listenLocally } from './local-server.ts';

/** Listens on this machine, and records the requested paths. */
async function listening(location?: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    response.writeHead(location ? 307 : 500, location ? { Location: location } : {}).end();
  });
  const { origin, close } = await listenLocally(server);
  onTestFinished(close);
  return { url: origin, asked };
}

// ASVS: 15.3.2
test.each(['openai-compatible', 'openai', 'anthropic'] as const)(
  'does not send messages to the target of a redirect by the service: %s',
  async (provider) => {
    const elsewhere = await listening();
    const service = await listening(`${elsewhere.url}/elsewhere`);
    const model = await openModel({
      provider,
      model: 'any',
      baseUrl: `${service.url}/v1`,
      apiKey: 'a key',
      usesTools: false,
    });
    const request = {
      instructions: 'Answer.',
      messages: [{ role: 'user' as const, text: 'my words' }],
      tools: [],
      person: 'somebody',
    };
    const read = async () => {
      for await (const _event of model.stream(request, new AbortController().signal));
    };
    await expect(read()).rejects.toBeInstanceOf(ModelFailure);
    expect(service.asked).toHaveLength(1);
    expect(elsewhere.asked).toEqual([]);
  },
);
