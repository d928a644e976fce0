/** One SQL statement. Every value from outside is a parameter. */
export interface Statement {
  text: string;
  parameters: readonly string[];
  /** Runs before the statement, in its transaction. */
  setting?: string;
}

/** Collects parameters while a statement is written. */
export class Parameters {
  readonly values: string[] = [];

  /** The placeholder for a value, always as text: the two drivers handle only text in the same way. */
  text(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table of schema public, with the alias `target` in all statements. */
export function targetOf(table: { name: string }): string {
  return `public.${quoted(table.name)} as target`;
}

export function targetColumn(name: string): string {
  return `target.${quoted(name)}`;
}
