import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** An editor may save several files within this time. */
const QUIET_MS = 60;

export interface ServerProcess {
  /** Restarts after a short delay, once for all changes until then. */
  restart(): void;
  stop(): Promise<void>;
}

/** The server in a process that can be restarted. One that exits by itself waits for the next change. */
export function startServer(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  let child = start();
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  function start(): ChildProcess {
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // One after the other, because only one server at a time may use the data folder.
        turn = turn.then(end).then(() => void (child = start()));
      }, QUIET_MS);
    },
    async stop() {
      clearTimeout(timer);
      await turn;
      await end();
    },
  };
}
