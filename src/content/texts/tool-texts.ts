import * as v from 'valibot';
import { helpLines, type HelpLine } from '#domain/help.ts';
import { frequencies } from '#domain/tools/budget/frequency.ts';
import { itemKinds, proofs, propertyLabels } from '#domain/tools/budget/inventory.ts';
import { breathIds } from '#domain/tools/calm/breathing.ts';
import { senses } from '#domain/tools/calm/grounding.ts';
import { recordSteps } from '#domain/tools/calm/thought-record-tool.ts';
import { conflictSituations, deescalationIds } from '#domain/tools/conflict/conflict-tools.ts';
import { screeningIds } from '#domain/tools/conflict/screening.ts';
import { situations } from '#domain/tools/documents/checklist-tool.ts';
import { flagKinds } from '#domain/tools/message-coach/flag.ts';
import { planTopicIds } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import { holidayIds } from '#domain/tools/parenting-time/holiday.ts';
import { patternIds } from '#domain/tools/parenting-time/pattern.ts';
import { line } from '../library/front-matter-fields.ts';
import { source, textsFor } from './text-fields.ts';

const lines = v.array(v.picklist(helpLines.map(({ id }): HelpLine['id'] => id)));
const sources = v.array(source);

/** The same texts for each of these ids, such as a name and an explanation. */
function entriesFor<const Ids extends readonly string[], const Fields extends readonly string[]>(
  ids: Ids,
  fields: Fields,
) {
  return v.strictObject(v.entriesFromList(ids, textsFor(fields)));
}

export const calm = v.strictObject({
  calm: v.strictObject({
    grounding: textsFor(['breathe-first', ...senses, 'breathe-last']),
    breaths: entriesFor(breathIds, ['name', 'how']),
    phases: textsFor(['in', 'hold', 'out', 'rest']),
    care: line,
    sources,
  }),
  thoughtRecord: v.strictObject({
    steps: entriesFor(recordSteps, ['ask', 'hint']),
    eased: line,
    same: line,
    harder: line,
    note: line,
  }),
});

const phrases = v.strictObject({ name: line, gray: v.array(line), yellow: v.array(line) });

export const conflict = v.strictObject({
  questions: textsFor(screeningIds),
  danger: v.strictObject({ text: line, urgentText: line, lines }),
  careful: v.strictObject({ text: line, lines }),
  phrases: v.strictObject(v.entriesFromList(conflictSituations, phrases)),
  deescalation: v.strictObject(
    v.entriesFromList(deescalationIds, v.strictObject({ do: line, say: v.nullable(line) })),
  ),
  note: line,
  sources,
});

export const documents = v.strictObject({
  situations: textsFor(situations),
  safetyFirst: line,
  note: line,
  items: v.array(v.strictObject({ id: line, text: line, for: v.picklist(['always', ...situations]) })),
});

export const messageCoach = v.strictObject({
  flags: entriesFor(flagKinds, ['name', 'reason', 'instead']),
  frame: entriesFor(['brief', 'informative', 'friendly', 'firm'], ['name', 'met', 'missing']),
  verdicts: textsFor(['ready', 'shorten', 'edit', 'stop']),
  receivedVerdicts: textsFor(['answer-now', 'answer', 'note-only', 'no-reply-needed']),
  /** By the number of hours to wait. */
  coolOff: v.strictObject({ 0: v.nullable(line), 1: line, 24: line }),
  ...v.entriesFromList(
    ['contactForbidden', 'askAboutOrder', 'nothingToSend', 'rewriteNote', 'threatened', 'legal'],
    line,
  ),
  orderSources: sources,
});

export const money = v.strictObject({
  budget: v.strictObject({
    frequencies: textsFor(frequencies),
    columns: textsFor(['kind', 'name', 'amount', 'frequency', 'monthly']),
    income: line,
    expense: line,
    left: line,
    note: line,
  }),
  inventory: v.strictObject({
    kinds: textsFor(itemKinds),
    labels: entriesFor(propertyLabels, ['name', 'what']),
    proofs: textsFor(proofs),
    columns: textsFor(['name', 'kind', 'label', 'value', 'owed', 'equity']),
    note: line,
  }),
});

export const parentingTime = v.strictObject({
  planner: v.strictObject({
    patterns: entriesFor(patternIds, ['name', 'how']),
    holidays: textsFor(holidayIds),
    note: line,
  }),
  headings: entriesFor(planTopicIds, ['name', 'ask']),
});
