/** A statement that the embedded database has read. Types are PostgreSQL's object identifiers. */
export interface KeptStatement {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly { name: string; type: number }[];
}

/** By their texts. The one that was not used for the longest time gives its name to the next. */
export interface KeptStatements {
  find(text: string): KeptStatement | undefined;
  /** For a statement that is to be read. The name may still stand for one that nobody needs: close that first. */
  takeName(): string;
  keep(text: string, statement: KeptStatement): KeptStatement;
  /** After an error nobody knows whether it was read, or whether it still fits its tables. */
  forget(text: string, name: string): void;
}

/** More than our own code and our pages have; texts that follow requests are among them, so that there is an end. */
const PLACES = 200;

export function openKeptStatements(places = PLACES): KeptStatements {
  const kept = new Map<string, KeptStatement>();
  const free = new Set(Array.from({ length: places }, (_, at) => `kept${at}`));

  return {
    find(text) {
      const statement = kept.get(text);
      if (!statement) return undefined;
      // The last in the map is the one that was used last.
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
