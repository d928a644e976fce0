import type { Finding, PaperLine } from '../paper.ts';

export interface BlankFinding extends Finding {
  /** The words before the blank. */
  label: string;
  kind: 'blank' | 'signature' | 'form-field';
}

export interface BoxFinding extends Finding {
  isTicked: boolean;
  /** The label of the box. */
  text: string;
}

/** Lines made of characters, and labels that nothing follows. */
const drawn = /_{3,}|\.{6,}|-{6,}/g;
const emptyLabel =
  /\b((?:(?:[A-Z][\w']*|of|for|your|party's) ){0,3}(?:signature(?: of [\w' ]{2,30})?|date|printed name|print name|name|address|phone|telephone|notary public|sworn|title|email|husband|wife|petitioner|respondent|plaintiff|defendant|mother|father|affiant|by)):?\s*$/i;
/** "It is ordered that respondent:" is followed by a list on the lines below. */
const introducesList = /\b(?:ordered|orders|that|shall|must|will)\b/i;
const signature =
  /\b(?:signature|notary public|signed|by|husband|wife|petitioner|respondent|plaintiff|defendant|mother|father|affiant)\b/i;

export function findBlanks(lines: readonly PaperLine[]): BlankFinding[] {
  return lines.flatMap((line, at) => [...drawnBlanks(line, at), ...labelBlanks(line, at, lines)]);
}

function drawnBlanks({ text }: PaperLine, line: number): BlankFinding[] {
  return [...text.matchAll(drawn)].map((match) => {
    const label =
      text.slice(0, match.index).split(/_{3,}/).at(-1)?.trim().split(/\s+/).slice(-6).join(' ') ?? '';
    return blank(line, match.index, match.index + match[0].length, label);
  });
}

/** If the line to fill in is a drawing, the text has a label with nothing after it, or a wide gap (two spaces). */
function labelBlanks({ text, box }: PaperLine, line: number, lines: readonly PaperLine[]): BlankFinding[] {
  if (/_{3,}/.test(text) || !/:\s*$/.test(text)) return [];
  const label = emptyLabel.exec(text)?.[1];
  if (label === undefined || introducesList.test(label) || isFilledBeside(box, lines[line + 1]?.box))
    return [];
  const from = text.length - (text.length - text.lastIndexOf(label));
  return [blank(line, from, text.length, label)];
}

/** Whether the next piece of the same line follows closely, so that it is the label's value. */
function isFilledBeside(own: PaperLine['box'], next: PaperLine['box'] | undefined): boolean {
  if (!own || !next || Math.abs(own.top - next.top) > own.height / 2) return false;
  return next.left - (own.left + own.width) < 0.05;
}

function blank(line: number, from: number, to: number, label: string): BlankFinding {
  return {
    id: `blank-${line}-${from}`,
    places: [{ line, from, to }],
    doubts: [],
    label,
    kind: signature.test(label) ? 'signature' : 'blank',
  };
}

const boxes =
  /([\u2612\u2611\u2714\u2718\u2713\u2717\u25A0\u25A3]|[[(] ?[xX\u2713] ?[\])])|([\u2610\u25A1\u25FB\u25A2]|\[ {0,3}\])/g;

export function findBoxes(lines: readonly PaperLine[]): BoxFinding[] {
  return lines.flatMap(({ text, confidence }, line) => {
    const matches = [...text.matchAll(boxes)];
    return matches.map((match, at): BoxFinding => {
      const end = matches[at + 1]?.index ?? text.length;
      const from = match.index;
      return {
        id: `box-${line}-${from}`,
        places: [{ line, from, to: end }],
        doubts: confidence < 100 ? ['unclear-print'] : [],
        isTicked: match[1] !== undefined,
        text: text.slice(from + match[0].length, end).trim(),
      };
    });
  });
}
