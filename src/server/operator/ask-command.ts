import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { askServer } from './ask-server.ts';
import { withOperatorDeps } from './open-directly.ts';
import { type CommandAnswer, commandAnswer } from './operator-request.ts';
import { runCommand } from './run-command.ts';

/** Runs through the running server on the embedded database, otherwise directly. */
export async function askCommand(config: Config, words: readonly string[]): Promise<CommandAnswer> {
  const running = config.databaseUrl
    ? null
    : await askServer(config.dataFolder, { command: 'admin', words: [...words] });
  if (running) return v.parse(commandAnswer, await json(running));
  return withOperatorDeps(config, (deps) => runCommand(deps, words));
}
