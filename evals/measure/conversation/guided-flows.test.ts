import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { openTools } from '#content/tools/open-tools.ts';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import { passagesOf } from '#domain/guided/page.ts';
import { readChoice } from '#domain/guided/read/choice.ts';
import { readSlot } from '#domain/guided/read/read-slot.ts';
import { newRun } from '#domain/guided/run.ts';
import { openSlot, pauseFor, pruned, slotsFor } from '#domain/guided/steps.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Value, type Values, readAnswers } from '#domain/guided/value.ts';
import { readingGrade } from '../../reading-grade.ts';
import { flowOpenedBy, flows } from '#content/guided/flows.ts';
import { reply } from '#content/guided/words.ts';

const today = '2026-11-23';
const named = flows.map((flow) => ({ name: flow.id, flow }));
const passageIds = new Set(Object.values(passagesByAdvisor).flatMap((all) => all.map(({ id }) => id)));
const silent = { scale: 0, bias: [], weights: new Int8Array(0) };
const toolNames = new Set(openTools(silent).map(({ name }) => name));

function valueOf(slot: Slot): fc.Arbitrary<Value> {
  switch (slot.type) {
    case 'choice':
      return fc.constantFrom(...slot.choices.map(({ id }) => id));
    case 'several':
      return fc.subarray(slot.choices.map(({ id }) => id));
    case 'state':
      return fc.constantFrom('CA', 'TX', 'OH', 'NV', 'NY', 'WY');
    case 'county':
      return fc.constantFrom('Harris County', 'Orleans Parish');
    case 'date':
      return fc.constantFrom(...(slot.direction === 'past' ? ['2026-11-20', '2026-10-01'] : ['2026-12-14']));
    case 'number':
      return fc.integer({ min: slot.least, max: slot.most });
    case 'time':
      return fc.constantFrom('9:30 AM', '1:30 PM');
    case 'money':
      return fc.record({
        cents: fc.integer({ min: 0, max: 900_000 }),
        timesAYear: fc.constantFrom(52, 26, 24, 12, 4, 1),
      });
    case 'ages':
      return fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 4 });
    case 'names':
      return fc.constantFrom<Value>(['Dana'], ['Dana', 'Ruth'], { onDevice: true });
    case 'text':
      return slot.isPrivate
        ? fc.constant({ onDevice: true as const })
        : fc.constantFrom(
            'School and the cat',
            'I can pick Mia up at 5 on Saturday.',
            'You never listen!!',
            '6:40 pm',
          );
  }
}

function valuesOf(flow: Flow): fc.Arbitrary<Values> {
  const each = flow.slots.map((slot) =>
    (slot.isOptional ? fc.option(valueOf(slot), { nil: null }) : valueOf(slot)).map(
      (value) => [slot.id, value] as const,
    ),
  );
  return fc.tuple(...each).map((all) => pruned(flow, Object.fromEntries(all)));
}

test('there are ten flows, and each one opens only on its own phrases', () => {
  expect(flows.map(({ id }) => id)).toHaveLength(10);
  expect(new Set(flows.map(({ opening }) => opening)).size).toBe(10);
  for (const flow of flows) {
    expect(flowOpenedBy(flow.advisor, flow.opening.toUpperCase())).toBe(flow);
    expect(flowOpenedBy(flow.advisor, `${flow.opening} And how?`)).toBeNull();
    expect(flowOpenedBy('support', flow.opening)).toBeNull();
  }
});

/** A draft of a plan has to settle more than the others. */
const MAX_QUESTIONS: Readonly<Record<string, number>> = { 'parenting-plan': 15 };

test.for(named)('$name asks at most twelve short questions in plain words, besides details', ({ flow }) => {
  const usual = fc
    .sample(valuesOf(flow), { numRuns: 50, seed: 1 })
    .map(
      (values) =>
        slotsFor(flow, values).filter(({ asideOf, detailOf, wordsOf }) => !asideOf && !detailOf && !wordsOf)
          .length,
    );
  expect(Math.min(...usual)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...usual)).toBeLessThanOrEqual(MAX_QUESTIONS[flow.id] ?? 12);
  for (const { ask, why, example, findIt = '' } of flow.slots) {
    expect(ask.split(/\s+/).length, ask).toBeLessThanOrEqual(35);
    expect(ask.match(/\?|\.$/g)?.length, ask).toBeGreaterThan(0);
    for (const text of [ask, why, findIt]) {
      if (text.split(/\s+/).length >= 10) expect(readingGrade(text), text).toBeLessThanOrEqual(8);
    }
    expect(`${ask}${why}${example}${findIt}`).not.toMatch(/!|somebody|do not|can not/);
  }
  expect(readingGrade(flow.slots.map(({ ask, why }) => `${ask} ${why}`).join(' '))).toBeLessThanOrEqual(5);
  expect(readingGrade(flow.intro)).toBeLessThanOrEqual(8);
  for (const { words } of flow.pauses ?? []) expect(readingGrade(words), words).toBeLessThanOrEqual(8);
});

test.for(named)(
  '$name has two to seven buttons per button question and understands each button',
  ({ flow }) => {
    for (const slot of flow.slots) {
      if (slot.type !== 'choice' && slot.type !== 'several') continue;
      expect(slot.choices.length, slot.id).toBeGreaterThanOrEqual(2);
      expect(slot.choices.length, slot.id).toBeLessThanOrEqual(7);
      for (const { id, label, also = [] } of slot.choices)
        for (const words of [label, ...also]) expect(readChoice(words, slot.choices), words).toBe(id);
    }
  },
);

test.for(named)('$name understands the example of each question', ({ flow }) => {
  for (const slot of flow.slots) {
    const reading = readSlot(slot, slot.example, today);
    expect(reading && 'value' in reading, `${slot.id}: ${slot.example}`).toBe(true);
  }
});

test.for(named)(
  '$name reaches every question, and each condition is both true and false in some run',
  ({ flow }) => {
    const samples = fc.sample(valuesOf(flow), { numRuns: 500, seed: 7 });
    // Own words are never asked for: they come with an answer.
    for (const slot of flow.slots.filter(({ wordsOf }) => !wordsOf)) {
      const asked = samples.map((values) => slotsFor(flow, values).some(({ id }) => id === slot.id));
      expect(asked, slot.id).toContain(true);
      if (slot.when) expect(asked, slot.id).toContain(false);
    }
  },
);

test.for(named)('$name stores only free text on the device', ({ flow }) => {
  for (const slot of flow.slots.filter(({ isPrivate }) => isPrivate))
    expect(['text', 'names']).toContain(slot.type);
});

test.for(named)(
  '$name has a result for any combination of answers, and every line names its sources',
  ({ flow }) => {
    const slots = new Set(flow.slots.map(({ id }) => id));
    fc.assert(
      fc.property(valuesOf(flow), fc.constantFrom(null, ...(flow.variants ?? [])), (values, variant) => {
        const page = flow.result(readAnswers(values), variant, today);
        expect(page.parts.length).toBeGreaterThan(0);
        expect(new Set(page.parts.map(({ heading }) => heading)).size).toBe(page.parts.length);
        for (const { lines } of page.parts) {
          expect(lines.length).toBeGreaterThan(0);
          for (const { text, from } of lines) {
            expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            for (const one of from) {
              const [kind, name = ''] = one.split(':');
              if (kind === 'passage') expect(passageIds, one).toContain(name);
              else if (kind === 'tool') expect(toolNames, one).toContain(name);
              else if (one !== 'advice') expect(slots, one).toContain(one);
            }
          }
        }
        expect(flow.result(readAnswers(values), variant, today)).toEqual(page);
        expect(passagesOf(page).length + page.sources.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  },
);

test.for(named)('$name ends in a page with a reading grade of 8 or below', ({ flow }) => {
  for (const values of fc.sample(valuesOf(flow), { numRuns: 25, seed: 3 })) {
    const page = flow.result(readAnswers(values), null, today);
    const text = page.parts.flatMap(({ lines }) => lines.map((one) => one.text)).join('\n');
    expect(readingGrade(`${page.lead}\n${text}`)).toBeLessThanOrEqual(8);
  }
});

const said = fc.oneof(
  { weight: 5, arbitrary: fc.constant('EXAMPLE') },
  { weight: 2, arbitrary: fc.constant('CHOICE') },
  fc.constantFrom(
    'back',
    'skip',
    'why',
    'stop',
    'go on',
    'yes',
    'no',
    'mumble',
    'What is a summons?',
    'my answers',
  ),
  fc.constantFrom(
    'Change: State of the court',
    'the state should be Texas',
    'I was served in Ohio on November 17',
    '',
  ),
);

test.for(named)('$name: no conversation leaves an orphaned answer or repeats a question', ({ flow }) => {
  fc.assert(
    fc.property(
      fc.array(said, { maxLength: 40 }),
      fc.array(fc.nat(20), { minLength: 40, maxLength: 40 }),
      (texts, picks) => {
        let run = newRun(flow);
        texts.forEach((text, index) => {
          const slot = openSlot(flow, run);
          const words = wordsFor(text, slot, picks[index] ?? 0);
          const outcome = takeAnswer(flow, run, words, today);
          if (!outcome) return;
          // The run is saved and loaded after each turn.
          run = JSON.parse(JSON.stringify(outcome.run)) as typeof run;
          expect(pruned(flow, run.values)).toEqual(run.values);
          const { note, question } = reply(flow, run, outcome.note);
          expect(note.length + question.length + (outcome.note.kind === 'question' ? 1 : 0)).toBeGreaterThan(
            0,
          );
          expect(`${note}${question}`).not.toMatch(/undefined|\[object/);
          const next = openSlot(flow, run);
          const isAgain = run.again !== null || run.pending !== null;
          if (next && !isAgain) expect(Object.keys(run.values)).not.toContain(next.id);
          if (run.status === 'done') expect(next).toBeNull();
          const pause = pauseFor(flow, run);
          if (pause?.isFinal && run.again === null && run.pending === null)
            expect(run.status).not.toBe('asking');
        });
      },
    ),
    // Earlier, the example continued after a pause that ends the conversation.
    {
      numRuns: 150,
      examples: [
        [
          ['CHOICE', 'back', 'skip'],
          [10, ...Array<number>(39).fill(0)],
        ],
      ],
    },
  );
});

function wordsFor(text: string, slot: Slot | null, pick: number): string {
  if (text === 'EXAMPLE') return slot?.example ?? 'yes';
  if (text !== 'CHOICE') return text;
  if (slot?.type !== 'choice' && slot?.type !== 'several') return slot?.example ?? 'yes';
  return slot.choices[pick % slot.choices.length]?.label ?? 'yes';
}
