import type { TextFinding } from './case-number.ts';
import { kindOfForm } from './form-numbers.ts';
import type { Box, PaperLine } from './paper.ts';
import { doubtsAt, runningText } from './running-text.ts';

export const paperKinds = [
  'summons',
  'petition',
  'answer',
  'motion',
  'notice-of-hearing',
  'temporary-order',
  'protective-order',
  'financial-affidavit',
  'parenting-plan',
  'settlement-agreement',
  'judgment',
  'order',
  'discovery',
  'proof-of-service',
  'letter',
  'other',
] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface KindFinding extends TextFinding {
  kind: PaperKind;
  /** What told it: the paper's heading, its form number, or a sentence, which is the weakest. */
  by: 'heading' | 'greeting' | 'form-number' | 'sentence';
}

/** In a heading the match that begins first wins, and of two that begin together the one that stands first here. */
const headings: readonly [PaperKind, RegExp][] = [
  [
    'protective-order',
    /\b(?:(?:temporary|final|ex parte|emergency|domestic(?: violence)?|civil|family violence|mutual|permanent|amended|petition for(?: an?)?|application for(?: an?)?|request for(?: an?)?|motion for(?: an?)?|notice of) ?)*(?:(?:protective|protection|restraining|no[- ]contact|stay[- ]away|anti-?harassment|anti-?stalking) order|order (?:of|for) protection|(?:abuse|harassment) prevention order|injunction for protection|(?:protection|relief) from abuse|civil protection)/i,
  ],
  [
    'proof-of-service',
    /\b(?:proof|affidavit|certificate|return|acknowledg?ment|admission|declaration|affirmation|acceptance|waiver) of (?:personal )?(?:service|mailing)\b|\bsheriff's return\b|\bcertificate of compliance\b/i,
  ],
  [
    'notice-of-hearing',
    /\b(?:(?:amended|re-?)?notice (?:of|setting) (?:(?!intent|entry|filing|default|reloc|withdraw)\w+ ){0,5}?(?:hearings?|trial|conferences?|(?:appearance|court|plan|case|management) date|(?:court|remote|virtual|mandatory) appearance|mediation|setting|proceeding|session)|note for (?:\w+ ){0,2}?(?:calendar|docket|hearing)|order (?:setting|for|to appear for) (?:\w+ ){0,3}?(?:hearing|trial|conference)|(?:preliminary|case management|pre-?trial|status|compliance|trial management) (?:conference )?(?:stipulation and |scheduling )?order|order to (?:show cause|appear)|notice to appear|rule nisi|(?:hearing|court|\w+ date) notice(?! of)|scheduling order|(?:calendar|trial|mediation|conference|case management|assignment|setting) notice|(?:docket|case) (?:control|management|scheduling) order)\b/i,
  ],
  [
    'discovery',
    /\b(?:(?:first |second )?(?:set of )?interrogatories|requests? for (?:production|admissions?|inspection)|(?:deposition |records )?subpoena (?:duces tecum|(?:for|to produce) (?:\w+ ){0,3}?(?:documents|records))|deposition subpoena|(?:amended )?notice (?:of|to take) (?:taking )?(?:\w+ )?depositions?|notice of production|demand for (?:production|discovery)|mandatory disclosure)\b/i,
  ],
  [
    'answer',
    /\b(?:(?:verified |amended |respondent's |defendant's )?(?:answer|response)(?: (?:and|&|with) (?:counter-?\w+|cross-?\w+|request))?|counter-?(?:claim|petition)|general denial)\b(?! (?:due|deadline))/i,
  ],
  [
    'financial-affidavit',
    /\b(?:financial (?:affidavit|statement|disclosure|declaration)|income and expense (?:declaration|statement)|(?:affidavit|statement|declaration) of (?:net worth|income|financial|assets|property|finances)\w*|statement of net worth|net worth statement|schedule of assets|declarations? of disclosure|support (?:guidelines )?worksheet|affidavit of indigency|case information statement|domestic relations (?:financial|affidavit)|sworn financial|inventory and appraise?ment|marital balance)\b/i,
  ],
  [
    'parenting-plan',
    /\b(?:(?:proposed |agreed |temporary |permanent )?(?:(?:parenting|time-?sharing|custody|visitation) (?:plan|(?:time )?schedule|agreement)|custody (?:agreement|and (?:visitation|parenting)[\w ]{0,12} (?:agreement|plan|schedule))|co-?parenting (?:plan|agreement)|shared parenting plan|allocation judgment|possession schedule))\b/i,
  ],
  [
    'settlement-agreement',
    /\b(?:(?:marital|property|divorce|mediated|marriage)[\w ]{0,14} ?(?:settlement|separation)(?: and [\w ]{0,30})? ?agreement|separation (?:and property settlement )?agreement|settlement (?:agreement|proposal|offer)|(?:offer of|proposed) settlement|stipulat(?:ion|ed) (?:of settlement|and agreement|agreement)|agreement incident to divorce|memorandum of (?:understanding|agreement)|stipulation)\b/i,
  ],
  [
    'summons',
    /\b(?:(?:alias |amended |domestic relations |civil |family )?summons|citation|notice to defend(?: and claim rights)?|notice of commencement|writ of summons|you (?:are being|have been) sued)\b/i,
  ],
  [
    'judgment',
    /\b(?:(?:final |proposed |stipulated |agreed |default |consent )?(?:judgment|decree)(?: (?:and decree|of (?:absolute )?(?:divorce|dissolution|legal separation)))?|findings of fact|notice of entry of (?:\w+ ){0,3}?(?:judgment|decree))\b/i,
  ],
  [
    'temporary-order',
    /\b(?:(?:agreed |stipulated |interim |standing )?temporary (?:\(?\w+\)? ){0,3}?orders?|pendente lite order|interim order|provisional orders?|order (?:for|on|re:?|granting|regarding|pendente lite)(?: \w+){0,4} temporary|temporary (?:custody|support|parenting)[\w ]* order|order pendente lite|(?:notice of )?automatic (?:temporary )?(?:restraining |court )?orders?|standing (?:\w+ )?orders?)\b/i,
  ],
  // We have no kind of their own for these, and they aren't the motion, judgment or request that they speak of.
  [
    'other',
    /\b(?:register of actions|docket (?:sheet|report|entries)|case (?:summary|history)|(?:request|application|affidavit|declaration|praecipe|praecip\w*) (?:to enter|for(?: entry of)?|in support of) default(?! judgment)|subpoena|(?:entry|notice|withdrawal|substitution) of (?:limited )?(?:appearance|attorney|counsel)|affidavit (?:of|as to) (?:non-?)?military|(?:civil|family|case|domestic relations) (?:\w+ )?(?:cover|information) sheet|certificate of (?:completion|attendance|divorce)|notice of (?:intent\w*|proposed|default|(?:change|relocation)))\b/i,
  ],
  [
    'motion',
    /\b(?:(?:notice of |emergency |ex parte |amended |verified |joint |agreed |plaintiff's |defendant's |petitioner's |respondent's )*(?:motion|petition for (?:an? )?rule|request for (?:orders?|postponement|(?:a )?continuance|(?:\w+ )?hearing|(?:\w+ )?setting)|application|cross-motion)(?: (?:for|to|and)\b)?)/i,
  ],
  [
    'petition',
    /\b(?:(?:verified |original |amended |first |joint |simplified |co-?)*(?:petition|complaint)(?: (?:for|and)\b)?|bill of complaint|petition-\w+)\b/i,
  ],
  [
    'order',
    /\b(?:(?:notice of entry of (?:\w+ )?)?order(?: (?:on|re|regarding|granting|denying|of|for|after)\b)?|ruling|(?:magistrate|referee|commissioner)'?s? (?:decision|recommendation)|minute order|consent order|(?:income|wage|earnings) (?:withholding|assignment))\b/i,
  ],
  ['other', /\bnotice of \w+/i],
];

/** A reading of a picture loses spaces between capitals. */
const spaceless = headings.map(
  ([kind, { source }]) => [kind, new RegExp(source.replaceAll(' ', ' ?'), 'i')] as const,
);

const sentences: readonly [PaperKind, RegExp][] = [
  [
    'protective-order',
    /\bshall not (?:commit|communicate with|go within|come within|contact)\b|\bstay away from the (?:protected|petitioner)\b/i,
  ],
  [
    'notice-of-hearing',
    /\b(?:directed|ordered|commanded|required|notified) to (?:be and )?(?:personally )?appear (?:at|before|for|in|on)\b|\bdirected to appear\b|\b(?:take notice|notified) that an? (?:\w+ ){0,3}(?:hearing|conference|trial)\b/i,
  ],
  [
    'summons',
    /\byou (?:are being sued|have been sued|are (?:hereby )?summoned|must file (?:a|your) (?:written )?(?:answer|response))\b/i,
  ],
  [
    'notice-of-hearing',
    /\bplace (?:this|the) (?:case|matter|motion) on the (?:\w+ )?(?:docket|calendar)\b|\b(?:please take notice that|you are (?:hereby )?notified that) .{0,60}\b(?:hearing|conference|trial)\b/i,
  ],
  ['order', /\bit is (?:hereby |so |further )?ordered\b/i],
  ['motion', /\b(?:moves (?:the|this) court|respectfully requests that (?:the|this) court)\b/i],
  ['answer', /\b(?:answers the (?:complaint|petition)|denies the allegations|admits paragraphs?)\b/i],
  ['petition', /\b(?:petitioner|plaintiff) (?:asks|requests|alleges|states)\b/i],
  ['settlement-agreement', /\bthis agreement is (?:made|entered)\b/i],
];

/** A line this long is part of a sentence. */
const SENTENCE_LENGTH = 70;

/** The heading first, then the form number, then sentences. Null: the person says. */
export function findKind(lines: readonly PaperLine[]): KindFinding | null {
  const first = lines.filter(({ page }) => page === (lines[0]?.page ?? 0));
  const found =
    fromGreeting(lines, first) ?? fromHeading(lines, first) ?? fromFormNumber(lines) ?? fromSentence(lines);
  return found && bareTitle.test(found.value) ? appearance(lines, found) : found;
}

/** A title that says nothing of what is ordered. */
const bareTitle = /^\W*(?:order(?: of (?:the )?court)?|court order|order and notice|notice)\W*$/i;
const toAppear =
  /\b(?:directed|ordered|commanded|required|notified) (?:to (?:be and )?(?:personally )?|that [^.]{0,90}\b)(?:appear (?:at|before|for|in|on)|show cause)\b/i;

/** A bare order to appear is read as what it sets. */
function appearance(lines: readonly PaperLine[], found: KindFinding): KindFinding {
  return toAppear.test(runningText(lines).text) ? { ...found, kind: 'notice-of-hearing' } : found;
}

/** A letter names other papers in capitals, so its greeting goes before any heading. It needs its close as well: a form may be addressed. */
function fromGreeting(lines: readonly PaperLine[], first: readonly PaperLine[]): KindFinding | null {
  const line = first.findIndex(({ text }) => /^\s*dear\b.{2,60}[:,]\s*$/i.test(text));
  const isClosed = lines
    .slice(line + 1)
    .some(({ text }) =>
      /^\s*(?:(?:very )?truly yours|yours (?:very )?truly|sincerely|respectfully yours|(?:best |kind |warm )?regards|cordially)\b/i.test(
        text,
      ),
    );
  if (line < 0 || !isClosed) return null;
  return finding(lines, line, { kind: 'letter', from: 0, to: lines[line]?.text.length ?? 0 }, 'greeting');
}

interface Match {
  kind: PaperKind;
  line: number;
  from: number;
  to: number;
  rank: number;
}

function fromHeading(lines: readonly PaperLine[], first: readonly PaperLine[]): KindFinding | null {
  const title = [isCapital, isTitle].flatMap((isHeading) => {
    const matches = first
      .slice(0, Math.max(30, Math.ceil(first.length * 0.6)))
      .flatMap(({ text }, line) =>
        isHeading(text) && !isCaption(text) && !isAnnex(first, line)
          ? matchesIn(wholeHeading(first, line, isHeading), text, line)
          : [],
      );
    const best = bestOf(matches, first);
    return best ? [best] : [];
  })[0];
  if (!title) return null;
  return finding(lines, title.line, title, 'heading');
}

/** The first heading that fits; a protective order anywhere in the headings goes before. */
function bestOf(matches: readonly Match[], first: readonly PaperLine[]): Match | undefined {
  const protective = matches.find(({ kind }) => kind === 'protective-order');
  if (protective) return protective;
  const clear = matches.filter(({ line }) => !/^to(?: the)?\b/i.test(first[line]?.text ?? ''));
  return clear.toSorted((a, b) => a.line - b.line || a.from - b.from || a.rank - b.rank)[0];
}

/** A certificate of service under the text of a paper belongs to it and doesn't name it. */
function isAnnex(first: readonly PaperLine[], at: number): boolean {
  if (!/\bcertificate of (?:service|mailing)\b/i.test(first[at]?.text ?? '')) return false;
  return first.slice(0, at).filter(({ text }) => text.length > SENTENCE_LENGTH).length >= 3;
}

/** A heading runs over two or three lines of its column. */
function wholeHeading(lines: readonly PaperLine[], at: number, isHeading: (text: string) => boolean): string {
  const own = lines[at];
  let text = own?.text ?? '';
  let below = own?.box ?? null;
  for (const { text: next, box } of lines.slice(at + 1, at + 6)) {
    if (below && box && !isBelow(below, box)) continue;
    if (!isHeading(next) || isCaption(next)) break;
    text += ` ${next}`;
    below = box;
  }
  return text;
}

function isBelow(upper: Box, lower: Box): boolean {
  const isNear = lower.top - upper.top > 0 && lower.top - upper.top < upper.height * 2.2;
  return isNear && lower.left < upper.left + upper.width && upper.left < lower.left + lower.width;
}

/** Of the whole heading, what begins in its first line. */
function matchesIn(whole: string, own: string, line: number): Match[] {
  const plain = whole
    .replaceAll('\u2019', "'")
    .replaceAll(/(?<=[A-Z])[l1|](?=[A-Z])/g, 'I')
    .replaceAll(/(?<=[A-Z])0(?=[A-Z])/g, 'O');
  return spaceless.flatMap(([kind, pattern], rank) => {
    const match = pattern.exec(plain);
    if (!match || match.index >= own.length) return [];
    return [{ kind, line, from: match.index, to: Math.min(own.length, match.index + match[0].length), rank }];
  });
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
  for (const [kind, pattern] of sentences) {
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
  { kind, from, to }: Pick<Match, 'kind' | 'from' | 'to'>,
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

/** Mostly capitals, and no sentence. */
function isCapital(text: string): boolean {
  const letters = text.replaceAll(/[^A-Za-z]/g, '');
  const capitals = letters.replaceAll(/[^A-Z]/g, '').length;
  return letters.length >= 5 && text.length < 130 && capitals / letters.length > 0.75;
}

/** "Notice of Motion for Temporary Support". */
function isTitle(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /^[A-Za-z]{4,}/.test(word));
  if (text.length > 90 || words.length === 0 || /[.,;:]$/.test(text.trim()) || /:/.test(text)) return false;
  return words.every((word) => /^[A-Z]/.test(word));
}

function isCaption(text: string): boolean {
  return /\b(?:clerk of (?:the )?court|hereby|attorney for|superior court of|case information number|e-?filed|order of the court)\b/i.test(
    text,
  );
}
