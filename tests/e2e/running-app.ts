import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { startHosted } from './host-process.ts';

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
  /** The URL of the payment stand-in; undefined when payments are off. */
  standInUrl: string | undefined;
  /** All emails to an address, newest first. */
  mailTo(address: string): Promise<ReceivedMail[]>;
  /** The first link in the newest email to an address. */
  newestLink(address: string): Promise<string>;
  /** Stops the server and keeps its data. */
  stop(): Promise<void>;
}

/** Starts the whole product as `npm start` does, on a free port and with its own data. */
export async function startApp(settings: Record<string, string> = {}): Promise<RunningApp> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'evenkeel-e2e-'));
  copyFirstStart(dataFolder);
  return startAppOn(dataFolder, settings);
}

/** More than a thousand files: `cp`, or a filter, would take half as much CPU time again. */
export function copyFirstStart(dataFolder: string): void {
  cpSync(inject('firstStartData'), dataFolder, { recursive: true });
}

/** The same on the caller's data folder, which is deleted with the app. */
export async function startAppOn(
  dataFolder: string,
  settings: Record<string, string> = {},
  logFolder = inject('logFolder'),
): Promise<RunningApp> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'info',
    ...settings,
  };
  const url = `http://localhost:${port}`;
  const hosted = await startHosted(environment, logFolder);

  const mailTo = async (address: string) => {
    const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as ReceivedMail[];
    return mails.filter((mail) => mail.to === address);
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= hosted.stop());
  return {
    url,
    standInUrl: hosted.standInUrl,
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

// Below the range of outgoing connections, which could take a port between the check and the app's start. Above 10080,
// the highest port that browsers refuse.
const PORTS = { first: 11_000, of: 1000, each: 20 };
let nextPort = PORTS.first + (process.pid % PORTS.of) * PORTS.each;

/**
 * A free port whose next port is also free, because the payment stand-in uses that one. Parallel workers search
 * different ranges.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 2;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  probe.once('error', () => resolve(false));
  probe.listen(port, () => probe.close(() => resolve(true)));
  return promise;
}
