import type { TextFinding } from './case-number.ts';
import { kindOfForm } from './form-numbers.ts';
import { kindSentences } from './kind-sentences.ts';
import { titleOf } from './kind-title.ts';
import type { PaperLine } from '../paper.ts';
import type { PaperKind } from './paper-kinds.ts';
import { doubtsAt, runningText } from '../text/running-text.ts';

export interface KindFinding extends TextFinding {
  kind: PaperKind;
  /** The evidence: the paper's heading, its form number, or a sentence, which is the weakest. */
  by: 'heading' | 'greeting' | 'form-number' | 'sentence';
}

/** Searches the heading first, then the form number, then sentences. If null, the person chooses the kind. */
export function findKind(lines: readonly PaperLine[]): KindFinding | null {
  const first = lines.filter(({ page }) => page === (lines[0]?.page ?? 0));
  const found =
    fromGreeting(lines, first) ?? fromHeading(lines, first) ?? fromFormNumber(lines) ?? fromSentence(lines);
  return found && bareTitle.test(found.value) ? appearance(lines, found) : found;
}

/** A title that doesn't tell what is ordered. */
const bareTitle = /^\W*(?:order(?: of (?:the )?court)?|court order|order and notice|notice)\W*$/i;
const toAppear =
  /\b(?:directed|ordered|commanded|required|notified) (?:to (?:be and )?(?:personally )?|that [^.]{0,90}\b)(?:appear (?:at|before|for|in|on)|show cause)\b/i;

/** An order that only sets an appearance is classified as a notice of hearing. */
function appearance(lines: readonly PaperLine[], found: KindFinding): KindFinding {
  return toAppear.test(runningText(lines).text) ? { ...found, kind: 'notice-of-hearing' } : found;
}

/**
 * A letter names other papers in capitals, so its greeting takes priority over any heading. A closing is required too,
 * because a form may have a greeting.
 */
function fromGreeting(lines: readonly PaperLine[], first: readonly PaperLine[]): KindFinding | null {
  const line = first.findIndex(({ text }) => /^\s*dear\b.{2,60}[:,]\s*$/i.test(text));
  const isClosed = lines
    .slice(line + 1)
    .some(({ text }) =>
      /^\s*(?:(?:very )?truly yours|yours (?:very )?truly|sincerely|respectfully yours|(?:with )?(?:best |kind |warm )?regards|cordially|warmly|many thanks|best wishes)\b/i.test(
        text,
      ),
    );
  if (line < 0 || !isClosed) return null;
  return finding(lines, line, { kind: 'letter', from: 0, to: lines[line]?.text.length ?? 0 }, 'greeting');
}

function fromHeading(lines: readonly PaperLine[], first: readonly PaperLine[]): KindFinding | null {
  const title = titleOf(first);
  return title ? finding(lines, title.line, title, 'heading') : null;
}

function fromFormNumber(lines: readonly PaperLine[]): KindFinding | null {
  for (const [line, { text }] of lines.entries()) {
    const form = kindOfForm(text);
    if (form) return finding(lines, line, { ...form, from: form.from, to: form.to }, 'form-number');
  }
  return null;
}

function fromSentence(lines: readonly PaperLine[]): KindFinding | null {
  const running = runningText(lines);
  for (const [kind, pattern] of kindSentences) {
    const match = pattern.exec(running.text);
    if (!match) continue;
    const line = running.starts.findLastIndex((start) => start <= match.index);
    const from = match.index - (running.starts[line] ?? 0);
    return finding(lines, line, { kind, from, to: from + match[0].length }, 'sentence');
  }
  return null;
}

function finding(
  lines: readonly PaperLine[],
  line: number,
  { kind, from, to }: { kind: PaperKind; from: number; to: number },
  by: KindFinding['by'],
): KindFinding {
  const text = lines[line]?.text ?? '';
  const places = [{ line, from, to: Math.min(to, text.length) }];
  const doubts = doubtsAt(runningText(lines), places);
  return {
    id: 'kind',
    places,
    doubts: by === 'sentence' ? [...doubts, 'ambiguous'] : doubts,
    value: text.trim(),
    kind,
    by,
  };
}
