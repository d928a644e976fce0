import * as v from 'valibot';
import type { HelpLine } from '#domain/help.ts';
import { choiceField } from '../field.ts';
import { type ToolSource, defineTool } from '../tool.ts';
import {
  type ScreeningAnswers,
  type ScreeningId,
  type ScreeningOutcome,
  screen,
  screeningAnswers,
  screeningIds,
} from './screening.ts';

/** The subject of the message. */
export const conflictSituations = [
  'insult',
  'blame',
  'opinion',
  'swap',
  'off-topic',
  'many-messages',
  'late',
  'money',
  'new-partner',
  'old-fight',
  'parenting-critique',
  'drawn-in-at-the-door',
  'threat-of-court',
  'silent',
] as const;
export type ConflictSituation = (typeof conflictSituations)[number];

/**
 * `gray` gives no opening for a dispute. `yellow` says the same more politely, in a tone that a court would approve of.
 */
export interface RockPhrases {
  name: string;
  gray: readonly string[];
  yellow: readonly string[];
}

export const deescalationIds = [
  'stop',
  'breathe',
  'name',
  'lower',
  'one-thing',
  'offer',
  'leave',
  'after',
] as const;
export type DeescalationId = (typeof deescalationIds)[number];

export interface ConflictWords {
  questions: Readonly<Record<ScreeningId, string>>;
  danger: { text: string; urgentText: string; lines: readonly HelpLine['id'][] };
  careful: { text: string; lines: readonly HelpLine['id'][] };
  phrases: Readonly<Record<ConflictSituation, RockPhrases>>;
  deescalation: Readonly<Record<DeescalationId, { do: string; say: string | null }>>;
  note: string;
  sources: readonly ToolSource[];
}

const answers = v.object(v.entriesFromList(screeningIds, v.optional(choiceField(screeningAnswers))));

export function rockPhrasesTool(words: ConflictWords) {
  return defineTool({
    name: 'suggest_calm_phrases',
    advisor: 'emma',
    description:
      'Suggests short gray-rock and yellow-rock answers for one situation. Needs the screening answers first, and suggests nothing if there’s danger.',
    input: v.object({ answers, situation: choiceField(conflictSituations) }),
    answer: (input) =>
      afterScreening(input.answers, words, (outcome) => {
        const { name, gray, yellow } = words.phrases[input.situation];
        // A person who doesn't accept a no may take politeness for an opening.
        return {
          kind: 'phrases',
          name,
          gray,
          yellow: outcome === 'clear' ? yellow : [],
          note: words.note,
          sources: words.sources,
        };
      }),
  });
}

export function deescalationTool(words: ConflictWords) {
  return defineTool({
    name: 'lead_deescalation',
    advisor: 'emma',
    description:
      'Gives steps and words for calming a heated conversation. Needs the screening answers first, and gives nothing if there’s any sign of danger.',
    input: v.object({ answers }),
    answer: (input) =>
      afterScreening(input.answers, words, (outcome) =>
        outcome === 'clear'
          ? {
              kind: 'script',
              steps: deescalationIds.map((id) => ({ id, ...words.deescalation[id] })),
              note: words.note,
            }
          : { kind: 'careful', ...words.careful },
      ),
  });
}

function afterScreening<const Result extends object>(
  given: ScreeningAnswers,
  words: ConflictWords,
  go: (outcome: 'clear' | 'careful') => Result,
) {
  const outcome: ScreeningOutcome = screen(given);
  switch (outcome.kind) {
    case 'danger':
      return {
        kind: 'danger' as const,
        text: outcome.urgent ? words.danger.urgentText : words.danger.text,
        lines: words.danger.lines,
      };
    case 'unfinished':
      return { kind: 'ask' as const, id: outcome.next, question: words.questions[outcome.next] };
    case 'clear':
    case 'careful':
      return go(outcome.kind);
  }
}
