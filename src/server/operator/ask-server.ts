import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { operatorSocket } from './operator-socket.ts';
import type { OperatorRequest } from './operator-request.ts';

/** The response of the server that runs on this data folder. Null if none is running. */
export async function askServer(dataFolder: string, asked: OperatorRequest): Promise<IncomingMessage | null> {
  const socketPath = operatorSocket(dataFolder);
  if (socketPath === null) return null;
  const asking = request({ socketPath, method: 'POST', path: '/', agent: false });
  asking.end(JSON.stringify(asked));
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error((await text(answer)) || 'The server could not do this.');
    return answer;
  } catch (error) {
    // No socket, or one of a killed server.
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    if (code === 'EACCES')
      throw new Error('Run this as the account that the server runs as.', { cause: error });
    throw error;
  }
}
