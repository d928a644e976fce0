import type { OperatorDeps } from '../operator-deps.ts';

export interface CommandWords {
  /** What follows the command's own words; '' when nothing does. */
  argument: string;
  months: number | null;
  days: number | null;
}

/** A thing that the operator can do. Nothing that it tells holds a title, a message or a name. */
export interface Command {
  words: string;
  /** As it stands in the help; absent: it takes nothing. Optional in square brackets. */
  takes?: string;
  tells: string;
  /** It takes something away from somebody: only with --yes. */
  isDangerous?: true;
  run(deps: OperatorDeps, words: CommandWords): Promise<string>;
}

/** Its message is for the operator. Nothing was changed. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

type Fact = string | number | boolean | null | undefined;

/** Lines of `name  value`, in columns. */
export function facts(rows: readonly (readonly [string, Fact])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`).join('\n');
}

function shown(value: Fact): string {
  if (value == null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
