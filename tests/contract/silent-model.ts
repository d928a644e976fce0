import { once } from 'node:events';
import { createServer } from 'node:http';

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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
