import { expect, test } from 'vitest';
import type { Slot } from '#domain/guided/flow.ts';
import { withOwnWords } from '#domain/guided/own-words.ts';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Value, tell } from '#domain/guided/value.ts';
import { flows } from './flows.ts';

const TODAY = '2026-11-28';
const words = 'it depends on the week';

function anyValue(slot: Slot): Value {
  if (slot.type === 'choice') return slot.choices.at(-1)?.id ?? null;
  if (slot.type === 'several') return [];
  if (slot.type === 'ages') return [6];
  if (slot.type === 'date') return '2026-11-20';
  if (slot.type === 'state') return 'OH';
  if (slot.type === 'money') return { cents: 10_000, timesAYear: 12 };
  return slot.type === 'number' ? 20 : slot.type === 'names' ? ['Ann'] : 'something';
}

const unread = flows.flatMap((flow) =>
  flow.slots
    .filter(({ type, asideOf }) => type !== 'text' && type !== 'names' && asideOf === undefined)
    .map((slot) => ({ name: `${flow.id}, ${slot.id}`, flow, slot })),
);

test.for(unread)('the page stands with an unread answer, and shows it: $name', ({ flow, slot }) => {
  for (const value of [{ words }, null]) {
    const values = Object.fromEntries(
      flow.slots.filter(({ when, id }) => !when || id === slot.id).map((one) => [one.id, anyValue(one)]),
    );
    const given = { ...values, [slot.id]: value };
    const page = withOwnWords(flow, { values: given, said: {} }, flow.result(tell(given), null, TODAY));
    const text = JSON.stringify(page);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    if (value && !slot.when) expect(text).toContain(words);
  }
});

test('an unread amount is never counted', () => {
  const flow = flows.find(({ id }) => id === 'budget-gap');
  if (!flow) throw new Error('There is no such flow');
  let run = newRun(flow);
  for (const text of ['2000', 'none', 'none', 'between 900 and 1200', 'depends, 900 to 1200'])
    run = takeAnswer(flow, run, text, TODAY)?.run ?? run;
  expect(run.values['home']).toEqual({ words: 'between 900 and 1200; depends, 900 to 1200' });
  const page = withOwnWords(flow, run, flow.result(tell(run.values), null, TODAY));
  const lines = page.parts.flatMap((part) => part.lines.map(({ text }) => text));
  expect(lines).toContain(
    'Rent or mortgage: “between 900 and 1200; depends, 900 to 1200” This isn’t counted.',
  );
  expect(lines.find((line) => line.startsWith('Not counted'))).toContain('rent or mortgage');
});

test('what an answer says beside its choice is kept for the page, and a button adds nothing', () => {
  const flow = flows.find(({ id }) => id === 'parenting-plan');
  if (!flow) throw new Error('There is no such flow');
  const values = { afraid: 'no', ages: [6], distance: 'near', work: null, schedule: null, holidays: null };
  const said = 'at Rob’s mom’s house on Friday and at school on Monday';
  const typed = takeAnswer(flow, { ...newRun(flow), values }, said, TODAY)?.run;
  expect([typed?.values['exchange'], typed?.said['exchange']]).toEqual(['school', said]);
  const pressed = takeAnswer(flow, { ...newRun(flow), values }, 'At school or day care', TODAY)?.run;
  expect(pressed?.said).toEqual({});
});
