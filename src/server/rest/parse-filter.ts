import { unsupportedSyntax } from './error.ts';
import { parseName } from './parse-names.ts';

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'cs', 'cd', 'ov'] as const;
export type Comparison = (typeof comparisons)[number];

const states = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type State = (typeof states)[number];

export type Filter =
  | { kind: 'compare'; column: string; comparison: Comparison; value: string }
  | { kind: 'is'; column: string; state: State }
  | { kind: 'in'; column: string; values: string[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'and' | 'or'; filters: Filter[] };

const MAX_DEPTH = 5;
export const MAX_FILTERS = 100;
/**
 * A pattern search reads the value of every row: a hundred of them on a few thousand rows would block the embedded
 * database for a second.
 */
export const MAX_SEARCHES = 10;
const searches: ReadonlySet<Comparison> = new Set(['like', 'ilike', 'cs', 'cd', 'ov']);

/** One filter of the URL: `column=eq.1`, `column=not.in.(a,b)`, `or=(a.eq.1,and(b.gt.2,c.is.null))`. */
export function parseFilter(parameter: string, text: string): Filter {
  const group = /^(?<negation>not\.)?(?<join>and|or)$/.exec(parameter);
  const reader = new FilterReader(text);
  const filter = group
    ? negatedIf(group.groups?.['negation'] !== undefined, reader.group(joinOf(group.groups?.['join']), 1))
    : reader.condition(parseName(parameter, 'a filter'), null);
  reader.end();
  return filter;
}

/** The number of pattern and containment filters. */
export function countPatternSearches(filter: Filter): number {
  switch (filter.kind) {
    case 'compare':
      return searches.has(filter.comparison) ? 1 : 0;
    case 'not':
      return countPatternSearches(filter.filter);
    case 'and':
    case 'or':
      return filter.filters.reduce((sum, part) => sum + countPatternSearches(part), 0);
    case 'is':
    case 'in':
      return 0;
  }
}

function negatedIf(isNegated: boolean, filter: Filter): Filter {
  return isNegated ? { kind: 'not', filter } : filter;
}

function joinOf(text: string | undefined): 'and' | 'or' {
  return text === 'or' ? 'or' : 'and';
}

/**
 * Parses from left to right. Inside a group an unquoted value ends at `,` or `)`; a value in quotes or braces may
 * contain both.
 */
class FilterReader {
  readonly #text: string;
  #at = 0;
  #filters = 0;

  constructor(text: string) {
    this.#text = text;
  }

  group(join: 'and' | 'or', depth: number): Filter {
    if (depth > MAX_DEPTH) throw unsupportedSyntax(`Filters can nest at most ${MAX_DEPTH} deep`);
    this.#expect('(');
    const filters = [this.#member(depth)];
    while (this.#take(/,/y)) filters.push(this.#member(depth));
    this.#expect(')');
    return { kind: join, filters };
  }

  #member(depth: number): Filter {
    this.#filters += 1;
    if (this.#filters > MAX_FILTERS)
      throw unsupportedSyntax(`A request can have at most ${MAX_FILTERS} filters`);
    const group = this.#take(/(not\.)?(and|or)(?=\()/y);
    if (group) return negatedIf(group[1] !== undefined, this.group(joinOf(group[2]), depth + 1));
    const column = this.#take(/("[^"\\]+"|[A-Za-z_][A-Za-z0-9_$]*)\./y)?.[1];
    if (column === undefined) throw this.#unexpected();
    return this.condition(parseName(column, 'a filter'), /\{[^{}]*\}|(?!")[^,()]*/y);
  }

  /** `bare` is the pattern of an unquoted value; null: the rest of the text, including quotes. */
  condition(column: string, bare: RegExp | null): Filter {
    const isNegated = this.#take(/not\./y) !== null;
    const operator = this.#take(/([a-z_]+)\./y)?.[1];
    const comparison = comparisons.find((name) => name === operator);
    if (comparison) {
      return negatedIf(isNegated, { kind: 'compare', column, comparison, value: this.#value(bare) });
    }
    if (operator === 'is') return negatedIf(isNegated, { kind: 'is', column, state: this.#state(bare) });
    if (operator === 'in') return negatedIf(isNegated, { kind: 'in', column, values: this.#list() });
    throw unsupportedSyntax(
      'A filter is written column=operator.value with eq, neq, gt, gte, lt, lte, like, ilike, cs, cd, ov, is or in',
    );
  }

  #value(bare: RegExp | null): string {
    if (bare === null) {
      const rest = this.#text.slice(this.#at);
      this.#at = this.#text.length;
      return rest;
    }
    return this.#quoted() ?? this.#take(bare)?.[0] ?? '';
  }

  #state(bare: RegExp | null): State {
    const value = this.#value(bare).toLowerCase();
    const state = states.find((name) => name === value);
    if (!state) throw unsupportedSyntax(`is takes ${states.join(', ')}`);
    return state;
  }

  #list(): string[] {
    this.#expect('(');
    if (this.#take(/\)/y)) return [];
    const values: string[] = [];
    do values.push(this.#quoted() ?? this.#take(/(?!")[^,()]*/y)?.[0] ?? '');
    while (this.#take(/,/y));
    this.#expect(')');
    return values;
  }

  /** A backslash escapes the next character. */
  #quoted(): string | null {
    const match = this.#take(/"((?:[^"\\]|\\.)*)"/sy);
    return match ? (match[1] ?? '').replace(/\\(.)/gs, '$1') : null;
  }

  end(): void {
    if (this.#at < this.#text.length) throw this.#unexpected();
  }

  #expect(character: '(' | ')'): void {
    if (this.#text[this.#at] !== character) throw this.#unexpected();
    this.#at += 1;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at += match[0].length;
    return match;
  }

  #unexpected(): Error {
    return unsupportedSyntax(`Could not read the filter from character ${this.#at + 1} on`);
  }
}
