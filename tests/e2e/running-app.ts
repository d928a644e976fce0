import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

export interface ReceivedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

export interface RunningApp extends AsyncDisposable {
  url: string;
  /** Where the payment stand-in listens; undefined when payments are off. */
  standInUrl: string | undefined;
  /** All mail to one address, newest first. */
  mailTo(address: string): Promise<ReceivedMail[]>;
  /** The first link in the newest mail to an address. */
  newestLink(address: string): Promise<string>;
  /** Ends the server and leaves its data. */
  stop(): Promise<void>;
}

/** The whole product as `npm start` runs it, on a free port and with its own data. */
export async function startApp(settings: Record<string, string> = {}): Promise<RunningApp> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'evenkeel-e2e-'));
  await cp(inject('firstStartData'), dataFolder, { recursive: true, filter: isNoSocket });
  return startAppOn(dataFolder, settings);
}

/** The same on a data folder of the caller's, which goes when the app does. */
export async function startAppOn(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dev/local.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  const output = await started(server);

  const mailTo = async (address: string) => {
    const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as ReceivedMail[];
    return mails.filter((mail) => mail.to === address);
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    standInUrl: /(http:\S+)\/_sandbox/.exec(output)?.[1],
    mailTo,
    newestLink: async (address) => {
      const [newest] = await mailTo(address);
      const link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0];
      if (!link) throw new Error(`No link has been mailed to ${address}`);
      return link;
    },
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}

function started(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops it.')) resolve(output);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The app ended with ${code}:\n${output}`)));
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** A socket of a server that was cut short cannot be copied. */
function isNoSocket(file: string): boolean {
  return !file.endsWith('.sock');
}
