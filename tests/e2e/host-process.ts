import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { HostAnswer, HostRequest } from './app-host.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface HostedApp {
  /** The URL of the payment stand-in; undefined when payments are off. */
  standInUrl: string | undefined;
  /** Stops the server and keeps its data. */
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Host {
  isRunning(): boolean;
  ask(request: HostRequest): Promise<HostAnswer>;
}

const hosts = new Map<string, Host>();
let lastId = 0;

/** Starts an app in the process that runs all apps of this worker (app-host.ts). */
export async function startHosted(environment: Environment, logFolder: string): Promise<HostedApp> {
  const host = hostFor(environment, logFolder);
  const id = (lastId += 1);
  const answer = await host.ask({ kind: 'start', id, environment });
  const standInUrl = 'standInUrl' in answer ? (answer.standInUrl ?? undefined) : undefined;
  return { standInUrl, stop: async () => void (await host.ask({ kind: 'stop', id })) };
}

/**
 * A setting that Node itself reads applies to a whole process, so apps with another one have another process. A process
 * that ended is replaced.
 */
function hostFor(environment: Environment, logFolder: string): Host {
  const key = environment['NODE_EXTRA_CA_CERTS'] ?? '';
  const known = hosts.get(key);
  if (known?.isRunning()) return known;
  const host = openHost(environment, logFolder);
  hosts.set(key, host);
  return host;
}

function openHost(environment: Environment, logFolder: string): Host {
  const child = fork(path.join(import.meta.dirname, 'app-host.ts'), {
    cwd: root,
    env: { ...environment, HEARD_FILE: path.join(logFolder, `${process.pid}-${Date.now()}.said`) },
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', './tests/logs/hear-in-app.ts'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  keepLog(child, path.join(logFolder, `${child.pid}.log`));
  const waiting = new Map<number, PromiseWithResolvers<HostAnswer>>();
  child.on('message', (message) => {
    const answer = message as HostAnswer;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('problem' in answer) asked?.reject(new Error(answer.problem));
    else asked?.resolve(answer);
    if (waiting.size === 0) child.channel?.unref();
  });
  child.on('exit', (code, signal) => {
    const error = new Error(`The process of the apps ended with ${signal ?? code}`);
    for (const asked of waiting.values()) asked.reject(error);
  });
  // Except for a pending answer, it does not keep the worker alive, and ends with it.
  child.unref();
  return {
    isRunning: () => child.connected,
    ask(request) {
      const asked = Promise.withResolvers<HostAnswer>();
      waiting.set(request.id, asked);
      child.channel?.ref();
      child.send(request);
      return asked.promise;
    },
  };
}

function keepLog({ stdout, stderr }: ChildProcess, file: string): void {
  for (const output of [stdout, stderr]) {
    output?.on('data', (chunk: Buffer) => appendFileSync(file, chunk.toString()));
    (output as Socket | null)?.unref();
  }
}
