import { createServer } from 'node:http';
import { listenLocally } from './local-server.ts';

/** An OpenAI-compatible server that says two sentences and then nothing more. */
export async function startSilentModel(): Promise<AsyncDisposable & { url: string }> {
  const pieces = ['Keep the reply short. ', 'Write about the children only. ', 'Then'];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const content of pieces) {
      const chunk = {
        id: 'answer',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'test-model',
        choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
      };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    }
  });
  const { origin, close } = await listenLocally(server);
  return { url: `${origin}/v1`, [Symbol.asyncDispose]: close };
}
