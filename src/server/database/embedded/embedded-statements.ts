/** A statement that the embedded database has parsed. Types are PostgreSQL's object identifiers. */
export interface CachedStatement {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly { name: string; type: number }[];
}

/** Statements by their text. The least recently used one passes its name on to the next one. */
export interface CachedStatements {
  find(text: string): CachedStatement | undefined;
  /**
   * Returns a name for a statement that is about to be parsed. An unused statement may still have the name: close it
   * first.
   */
  takeName(): string;
  keep(text: string, statement: CachedStatement): CachedStatement;
  /** After an error it is unknown whether the statement was parsed, or whether it still fits its tables. */
  forget(text: string, name: string): void;
}

/** More than our own code and our pages use. The number is limited because some texts depend on requests. */
const MAX_ENTRIES = 200;

export function openCachedStatements(places = MAX_ENTRIES): CachedStatements {
  const kept = new Map<string, CachedStatement>();
  const free = new Set(Array.from({ length: places }, (_, at) => `kept${at}`));

  return {
    find(text) {
      const statement = kept.get(text);
      if (!statement) return undefined;
      // The last entry of the map is the most recently used one.
      kept.delete(text);
      kept.set(text, statement);
      return statement;
    },
    takeName() {
      const [name] = free;
      if (name !== undefined) {
        free.delete(name);
        return name;
      }
      const [oldest] = kept;
      if (!oldest) throw new Error('Every statement is being read');
      kept.delete(oldest[0]);
      return oldest[1].name;
    },
    keep(text, statement) {
      kept.set(text, statement);
      return statement;
    },
    forget(text, name) {
      kept.delete(text);
      free.add(name);
    },
  };
}
