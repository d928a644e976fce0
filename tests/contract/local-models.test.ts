import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findLocalModels, modelOffer, settingsFor } from '../../dev/local-models.ts';
import { listenLocally } from './local-server.ts';

/** A program that lists these models, or that never answers. */
async function listening(models: readonly string[] | 'silent'): Promise<string> {
  const server = createServer((request, response) => {
    if (models === 'silent') return;
    const data = models.map((id) => ({ id, object: 'model' }));
    response
      .writeHead(request.url === '/v1/models' ? 200 : 404)
      .end(JSON.stringify({ object: 'list', data }));
  });
  const { origin, close } = await listenLocally(server);
  onTestFinished(close);
  return origin;
}

const nobody = 'http://127.0.0.1:9';

test('a model on this machine is detected and offered, and one that does not respond causes no delay', async () => {
  const found = await findLocalModels({
    ollama: { name: 'Ollama', address: await listening(['nomic-embed-text', 'llama3.2']) },
    'lm-studio': { name: 'LM Studio', address: await listening('silent') },
    'llama.cpp': { name: 'llama.cpp', address: nobody },
  });
  expect(found.map(modelOffer)).toEqual([
    'Ollama is running with llama3.2: start with ADVISOR_LLM=ollama to let it answer.',
  ]);
});

test('the configured local model writes the answers', () => {
  const found = [
    { server: 'ollama', name: 'Ollama', model: 'llama3.2', baseUrl: 'http://127.0.0.1:11434/v1' },
  ] as const;
  expect(settingsFor('ollama', found)).toEqual({
    ADVISOR_LLM_PROVIDER: 'openai-compatible',
    ADVISOR_LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
    ADVISOR_LLM_MODEL: 'llama3.2',
  });
  expect(settingsFor('ollama', found, 'qwen3')).toMatchObject({ ADVISOR_LLM_MODEL: 'qwen3' });
});

test('when the configured local model is missing, the startup message says what to do', () => {
  expect(() => settingsFor('lm-studio', [])).toThrow('LM Studio does not answer at http://127.0.0.1:1234');
  expect(() => settingsFor('gpt', [])).toThrow('ADVISOR_LLM must be one of ollama, lm-studio, llama.cpp.');
});
