import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:https';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'elsewhere');

/** The certificate that the app must trust, issued to this machine and created for these tests. */
export const elsewhereCertificate = path.join(folder, 'certificate.pem');

export interface Elsewhere extends AsyncDisposable {
  url: string;
  /** Sets how each path is answered from now on. Others are answered with 404. */
  answers: Map<string, { status: number; headers?: Record<string, string>; body: string }>;
}

/** A third party's chat, served over https as the configuration requires. */
export async function startElsewhere(): Promise<Elsewhere> {
  const answers: Elsewhere['answers'] = new Map();
  const key = readFileSync(path.join(folder, 'key.pem'));
  const server = createServer({ key, cert: readFileSync(elsewhereCertificate) }, (request, response) => {
    const answer = answers.get(request.url ?? '') ?? { status: 404, body: 'Nothing is here' };
    response.writeHead(answer.status, { 'Content-Type': 'text/html', ...answer.headers }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${portOf(server)}`,
    answers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return address.port;
}
