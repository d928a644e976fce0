import type { Flow } from '#domain/guided/flow.ts';
import type { Note } from '#domain/guided/outcome.ts';
import { plainWords } from '#domain/guided/read/plain.ts';

interface KnownQuestion {
  flows: readonly Flow['id'][];
  asks: RegExp;
  /** In the words of the library's passages. */
  words: string;
}

const it =
  '(?:it|this|them|these|the (?:papers?|summons|petition|case|lawsuit|whole thing)|all of (?:it|this)|everything)';
const nothing = `(?:ignore ${it}|(?:don'?t|dont|do not|never|refuse to|won'?t|wont) (?:even |ever )?(?:answer|respond|reply|file (?:anything|an answer|something)|show up|sign|do anything)|do nothing|throw ${it} (?:away|out)|just not (?:answer|respond|file|show up)|tear ${it} up)`;

/** Questions that matter too much, or come too often, for the search to miss them between two of ours. */
const known: readonly KnownQuestion[] = [
  {
    flows: ['i-was-served'],
    asks: new RegExp(
      `\\b(?:(?:so )?what (?:if|happens if|happens when|would happen if)|can|could|is it (?:ok|okay|bad) (?:if|to)|should|do i have to answer if) (?:i |we )?(?:just |simply |really )*${nothing}`,
    ),
    words:
      'If you don’t answer, the judge can decide without you, often on the other side’s numbers, about the house, money or time with kids. That’s called a default. Whether you could change it later depends on the state. So please don’t ignore it, even if you disagree with all of it.',
  },
  {
    flows: ['i-was-served'],
    asks: /\b(?:is it|am i|it'?s|its) (?:already )?too late\b|\bwhat (?:if|happens if) (?:i |we )?(?:already )?(?:miss(?:ed)?|passed|am past|was late (?:for|with)) (?:the |my )?(?:deadline|date|due date|day)\b/,
    words:
      'Call the court clerk and ask one thing: “Has a default been entered in my case?” If there’s none yet, file your answer now, even late. If there is one, there are time limits for asking the judge to let you back in, so ask a lawyer or legal aid today.',
  },
  {
    flows: ['first-night'],
    asks: /\b(?:is (?:it|this|that) (?:normal|ok|okay|weird|crazy|common)|(?:am i|is something) (?:normal|crazy|wrong with me|losing it|going crazy|the only one)|does (?:everyone|everybody|anyone else) feel)\b/,
    words:
      'It’s normal to grieve for a marriage, even one you chose to end, and to miss the children when they’re away. Feeling it doesn’t mean you’re doing anything wrong.',
  },
  {
    flows: ['first-night'],
    asks: /\b(?:(?:does|will|is) (?:it|this) (?:ever |going to |gonna )*(?:get|be|feel) (?:any )?(?:easier|better|ok|okay)|how long (?:does|will|is|do) (?:it|this|i)\b.{0,20}(?:last|take|feel|hurt|go on|be like)|will (?:i|it) ever (?:feel|stop|be|get|sleep))/,
    words:
      'There’s no set time, and it’s often longer than people want. A good week followed by an awful day isn’t a step back. If it keeps getting in the way of your days, ask for professional help.',
  },
];

/** Notes with words of their own that no answer may come before. */
const first: ReadonlySet<Note['kind']> = new Set<Note['kind']>([
  'paused',
  'child-help',
  'help-coming',
  'reassured',
  'not-me',
  'deleted',
  'finished',
]);

/** The answer to such a question, also beside an answer of ours: "today. hey is it normal to feel like this". */
export function knownAnswer(
  { id }: Pick<Flow, 'id'>,
  { kind }: Pick<Note, 'kind'>,
  text: string,
): string | null {
  if (first.has(kind)) return null;
  const plain = plainWords(text);
  return known.find(({ flows, asks }) => flows.includes(id) && asks.test(plain))?.words ?? null;
}
