import type { Choice } from '#domain/guided/flow.ts';
import type { PageLine } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { line } from './page-parts.ts';
import { residencyFact } from './residency-fact.ts';
import { statePassage } from './state-passage.ts';

interface Residency {
  months: number;
  /** The same period that the state's own text in the library gives. */
  words: string;
  passage: string;
  /** Whether the spouse's time in the state is enough. */
  isForEither: boolean;
  also?: string;
}

/** How long a person must have lived in a state before filing, from the library's verified text for that state. */
export const residencies: Readonly<Record<string, Residency>> = {
  CA: { months: 6, words: 'six months', passage: 'hannah-california-filing', isForEither: true },
  FL: { months: 6, words: 'six months', passage: 'hannah-florida-filing', isForEither: true },
  GA: { months: 6, words: 'six months', passage: 'hannah-georgia-filing', isForEither: true },
  IL: {
    months: 3,
    words: '90 days',
    passage: 'hannah-illinois-filing',
    isForEither: true,
    also: 'In Illinois, the 90 days can also pass after you file, before the judge decides.',
  },
  NC: {
    months: 6,
    words: 'six months',
    passage: 'hannah-north-carolina-filing',
    isForEither: true,
    also: 'In North Carolina, you also have to live apart for one year before the divorce.',
  },
  OH: { months: 6, words: 'six months', passage: 'hannah-ohio-filing', isForEither: false },
  PA: { months: 6, words: 'six months', passage: 'hannah-pennsylvania-filing', isForEither: true },
  TX: { months: 6, words: 'six months', passage: 'hannah-texas-filing', isForEither: true },
};

/** Whether the person has lived in their state for less time than its rule asks. False if no rule is known. */
export function isTooShort(told: AnswerReader, range: readonly [number, number] | null): boolean {
  const state = told.text('state');
  const months = residencies[state]?.months ?? residencyFact(state)?.months ?? null;
  return months !== null && range !== null && range[1] <= months;
}

/** The person's answer compared with the rule of their state. Empty if no rule is known. */
export function residencyLines(told: AnswerReader, range: readonly [number, number] | null): PageLine[] {
  const rule = residencies[told.text('state')];
  if (!rule) return factLines(told, range);
  if (!range) return [];
  const state = stateName(told.text('state'));
  const from = ['state', 'lived', `passage:${rule.passage}`] as const;
  const who = rule.isForEither ? 'you or your spouse' : 'the one who files';
  const needed = `In ${state}, ${who} must have lived in the state for ${rule.words}.`;
  const also = rule.also === undefined ? [] : [line(rule.also, ...from)];
  if (!isTooShort(told, range))
    return [line(`${needed} You’ve been there long enough for that.`, ...from), ...also];
  return [
    line(`${needed} You haven’t been there that long, so you may not be able to file there yet.`, ...from),
    ...also,
    line(
      rule.isForEither
        ? 'If your spouse has lived there that long, you may be able to file now. Ask the clerk, and ask whether you could file where you used to live.'
        : 'Ask the clerk when you can file, and ask if you could file where you lived before.',
      ...from,
      'passage:hannah-where-to-file',
    ),
  ];
}

/** The answer compared with the fact in the state's file, which doesn't say whose time in the state counts. */
function factLines(told: AnswerReader, range: readonly [number, number] | null): PageLine[] {
  const fact = residencyFact(told.text('state'));
  const page = statePassage('hannah', told.text('state'), 'filing');
  if (!fact || !page) return [];
  const rule = `The rule in ${stateName(told.text('state'))} on living there before you file: ${fact.words}.`;
  const from = ['state', 'lived', `passage:${page.id}`] as const;
  if (fact.months === null || !range) return [line(rule, ...from)];
  const county = fact.hasCounty ? ' Check your time in the county, too.' : '';
  if (range[0] >= fact.months)
    return [line(`${rule} You’ve been in the state long enough for that.${county}`, ...from)];
  const isShort = range[1] <= fact.months;
  return [
    line(
      isShort
        ? `${rule} You haven’t been there that long, so you may not be able to file there yet.`
        : `${rule} You may not have been there that long. Count from the day you moved.`,
      ...from,
    ),
    line(
      'Ask the clerk when you can file, whether your spouse’s time in the state counts, and whether you could file where you lived before.',
      ...from,
      'passage:hannah-where-to-file',
    ),
  ];
}

/** The months that the person's answer covers. */
export function monthsLived(
  choices: readonly Choice[],
  told: AnswerReader,
): readonly [number, number] | null {
  return choices.find(({ id }) => told.is('lived', id))?.months ?? null;
}
