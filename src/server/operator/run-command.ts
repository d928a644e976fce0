import { parseArgs } from 'node:util';
import { type Command, type CommandWords, CommandRefused } from './commands/command.ts';
import { planCommands } from './commands/plans.ts';
import { superadminCommands } from './commands/superadmins.ts';
import { twoStepCommands } from './commands/two-step.ts';
import { upkeepCommands } from './commands/upkeep.ts';
import { userCommands } from './commands/users.ts';
import type { OperatorDeps } from './operator-deps.ts';
import type { CommandAnswer } from './operator-request.ts';

const commands: readonly Command[] = [
  ...userCommands,
  ...planCommands,
  ...superadminCommands,
  ...twoStepCommands,
  ...upkeepCommands,
];

/** Runs a command. Errors are reported, not thrown. */
export async function runCommand(deps: OperatorDeps, words: readonly string[]): Promise<CommandAnswer> {
  try {
    const { command, isConfirmed, ...rest } = read(words);
    if (!command) return { outcome: 'done', text: help() };
    if (command.isDangerous && !isConfirmed) {
      return { outcome: 'unconfirmed', text: `"${command.words}" ${command.tells}. Add --yes to do it.` };
    }
    return { outcome: 'done', text: await command.run(deps, rest) };
  } catch (error) {
    if (error instanceof CommandRefused) return { outcome: 'refused', text: error.message };
    throw error;
  }
}

/** True for commands that need no database. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words[0] === '--help';
}

function read(words: readonly string[]): CommandWords & { command: Command | null; isConfirmed: boolean } {
  const { values, positionals } = parsed(words);
  const numbers = { months: wholeNumber('months', values.months), days: wholeNumber('days', values.days) };
  const isConfirmed = values.yes ?? false;
  if (asksForHelp(positionals)) return { command: null, argument: '', isConfirmed, ...numbers };
  const command = commands.find(
    ({ words: own }) => own === positionals.slice(0, own.split(' ').length).join(' '),
  );
  if (!command) throw new CommandRefused(`There's no such command.\n\n${help()}`);
  const [argument = '', ...more] = positionals.slice(command.words.split(' ').length);
  const isMissing = argument === '' && command.takes?.startsWith('<');
  if (isMissing || more.length > 0 || (argument !== '' && !command.takes)) {
    throw new CommandRefused(`Usage: ${usage(command)}`);
  }
  return { command, argument, isConfirmed, ...numbers };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, months: { type: 'string' }, days: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : "We couldn't read that command.");
  }
}

function wholeNumber(name: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(given)) throw new CommandRefused(`--${name} takes a whole number.`);
  return Number(given);
}

export function help(): string {
  const lines = commands.map((command) => [usage(command), command.tells] as const);
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `${left.padEnd(width)}   ${right}`).join('\n');
}

function usage({ words, takes, isDangerous }: Command): string {
  return [words, takes, isDangerous && '--yes'].filter(Boolean).join(' ');
}
