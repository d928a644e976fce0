import { parseArgs } from 'node:util';
import { ConfigError } from '#server/config/config.ts';
import { exitWhenIdle } from '#server/exit-when-idle.ts';
import { isPlanState, planStates } from './plan-states.ts';
import { type LocalServer, startLocally } from './start-locally.ts';

const { values: flags } = parseArgs({
  options: {
    /** Vite serves the pages (scripts/dev), so nothing of the build is read. */
    'api-only': { type: 'boolean', default: false },
    /** Creates a person in that state of a plan. */
    as: { type: 'string' },
  },
});

async function run(): Promise<void> {
  if (flags.as !== undefined && !isPlanState(flags.as))
    throw new Error(`--as takes one of ${planStates.join(', ')}.`);
  const server = await startLocally(process.env, { servesPages: !flags['api-only'], as: flags.as });
  process.stdout.write(server.introduction);
  stopOnSignal(server);
}

function stopOnSignal(server: LocalServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void server.close().then(exitWhenIdle);
    });
  }
}

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n${error instanceof ConfigError ? '' : '\n'}`);
  process.exit(1);
});
