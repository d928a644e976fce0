import type { OperatorDeps } from '../operator-deps.ts';

export interface CommandWords {
  /** The arguments after the command's name; '' without any. */
  argument: string;
  months: number | null;
  days: number | null;
}

/** A command for the operator. Its output contains no title, message or name of a person. */
export interface Command {
  words: string;
  /** The arguments as shown in the help, with optional ones in square brackets. Absent: no arguments. */
  takes?: string;
  tells: string;
  /** The command deletes data of a person, so it requires --yes. */
  isDangerous?: true;
  run(deps: OperatorDeps, words: CommandWords): Promise<string>;
}

/** An error with a message for the operator. Nothing was changed. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

type Fact = string | number | boolean | null | undefined;

/** Formats lines of `name  value` in columns. */
export function facts(rows: readonly (readonly [string, Fact])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`).join('\n');
}

function shown(value: Fact): string {
  if (value == null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
