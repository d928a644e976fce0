import type { GuardReason } from './guard-rules.ts';
import type { OutputGuard } from './output-guard.ts';

/** What may be shown now, and why nothing more may come. */
export interface Released {
  text: string;
  blocked: GuardReason | null;
}

/** Holds an answer back until a sentence is whole and has passed the guard. */
export interface Draft {
  take(delta: string): Released;
  /** The rest, which ends without a mark. */
  finish(): Released;
  /** Numbers of the sources that what was shown refers to. */
  readonly cited: ReadonlySet<number>;
}

export function openDraft(guard: OutputGuard, sources: number): Draft {
  const cited = new Set<number>();
  let held = '';
  let before = '';

  const release = (sentences: readonly string[]): Released => {
    let text = '';
    for (const sentence of sentences) {
      const blocked = guard(sentence, before);
      if (blocked) return { text, blocked };
      const checked = withoutUnknownMarkers(sentence, sources, cited);
      text += checked;
      before = sentence;
    }
    return { text, blocked: null };
  };

  return {
    cited,
    take(delta) {
      held += delta;
      const { whole, rest } = split(held);
      held = rest;
      return release(whole);
    },
    finish() {
      const rest = held;
      held = '';
      return rest === '' ? { text: '', blocked: null } : release([rest]);
    },
  };
}

/** After a full stop that ends a sentence, with the citation behind it, and at every new line. */
const end = /(?:\n+|(?<=[.!?…]["'”’)\]*_]*(?:\s?\[\d+(?:\s?,\s?\d+)*\])*)\s+(?!\s*\[\d))/g;
const abbreviated =
  /(?:\b(?:v|vs|no|dr|mr|mrs|ms|st|sec|art|ch|e\.g|i\.e|etc|approx|u\.s|[a-z])|^\s*\d{1,2})\.$/i;
/** Longer than any sentence should be: what never ends is read in pieces. */
const LONGEST = 600;

function split(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(end)) {
    const to = index + gap.length;
    // What follows the gap may be a citation of this sentence: wait for it.
    if (to === text.length && !gap.includes('\n')) break;
    const sentence = text.slice(from, to);
    if (!gap.includes('\n') && abbreviated.test(sentence.trimEnd())) continue;
    whole.push(sentence);
    from = to;
  }
  const rest = text.slice(from);
  if (rest.length <= LONGEST) return { whole, rest };
  const space = rest.lastIndexOf(' ', LONGEST) + 1;
  const cut = space > 0 ? space : LONGEST;
  return { whole: [...whole, rest.slice(0, cut)], rest: rest.slice(cut) };
}

function withoutUnknownMarkers(sentence: string, sources: number, cited: Set<number>): string {
  return sentence.replace(
    /(\s?)\[(?:source\s*)?(\d+(?:\s?,\s?\d+)*)\]/gi,
    (_marker, space: string, list: string) => {
      const known = list
        .split(',')
        .map(Number)
        .filter((n) => n >= 1 && n <= sources);
      for (const n of known) cited.add(n);
      return known.map((n) => `${space}[${n}]`).join('');
    },
  );
}
