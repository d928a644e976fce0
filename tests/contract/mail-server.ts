import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * `refuses`: unknown recipient, permanently. `busy`: try again later. `still`: accepts connections and sends nothing;
 * `still later`: only stops responding after the sender and recipient. `breaks off`: receives an email and disconnects
 * before it confirms. `never says`: receives it and never confirms.
 */
type Mood = 'takes' | 'refuses' | 'busy' | 'still' | 'still later' | 'breaks off' | 'never says';

export interface MailServer extends AsyncDisposable {
  url: string;
  mood: Mood;
  /** Addresses for which the server is always busy. */
  busyFor: Set<string>;
  /** Each line that the server received. */
  heard: string[];
  /** Each email that it received, confirmed or not. */
  taken: { to: string; text: string }[];
  /** Makes the server stop listening. */
  die(): Promise<void>;
  comeBack(): Promise<void>;
}

/** The subset of SMTP that an email needs, on a real socket. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (self.mood !== 'still') converse(self, socket);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const die = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  const self: MailServer = {
    url: '',
    mood: 'takes',
    busyFor: new Set(),
    heard: [],
    taken: [],
    die,
    comeBack: async () => void (await listen(port)),
    [Symbol.asyncDispose]: die,
  };
  const port = await listen(0);
  self.url = `smtp://127.0.0.1:${port}`;
  return self;
}

const refusals: Partial<Record<Mood, string>> = { refuses: '550 No such person', busy: '451 Come again' };

function converse(server: MailServer, socket: Socket): void {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let mail: string[] | null = null;
  let to = '';
  say('220 here');
  createInterface(socket)
    .on('error', () => undefined)
    .on('line', (line) => {
      server.heard.push(line);
      if (server.mood === 'still' || (server.mood === 'still later' && !/^[EH][HE]LO/.test(line))) return;
      if (mail && line !== '.') {
        mail.push(line);
      } else if (mail) {
        server.taken.push({ to, text: readable(mail.join('\n')) });
        mail = null;
        if (server.mood === 'breaks off') socket.destroy();
        else if (server.mood !== 'never says') say('250 OK');
      } else if (line === 'DATA') {
        mail = [];
        say('354 Go on');
      } else if (line.startsWith('RCPT')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(refusals[server.busyFor.has(to) ? 'busy' : server.mood] ?? '250 OK');
      } else {
        say('250 OK');
        if (line === 'QUIT') socket.end();
      }
    });
}

/** Decodes the quoted-printable encoding. */
function readable(raw: string): string {
  return raw
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
