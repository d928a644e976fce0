/** One SQL statement; every value that came from outside is a parameter. */
export interface Statement {
  text: string;
  parameters: readonly string[];
  /** Runs before it, in its transaction. */
  setting?: string;
}

/** Collects parameters while a statement is written. */
export class Parameters {
  readonly values: string[] = [];

  /** The placeholder for a value, always as text: the two drivers agree on nothing else. */
  text(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table of schema public; its columns are called by `target` everywhere. */
export function targetOf(table: { name: string }): string {
  return `public.${quoted(table.name)} as target`;
}

export function targetColumn(name: string): string {
  return `target.${quoted(name)}`;
}
