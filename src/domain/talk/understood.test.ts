import { expect, test } from 'vitest';
import { collectFacts } from './understood.ts';

const today = '2026-11-20';
const told = [
  'the house is worth $420,000 and we owe $180,000 on it',
  'I was served on November 9, 2026',
  'I live in Ohio and my kids are 8 and 15',
];

test('collects every fact stated in a conversation', () => {
  expect(collectFacts(told, {}, today)).toEqual({
    state: 'OH',
    situation: { stage: 'served', children: { many: 2, ages: ['school-age', 'teen'] } },
    house: { value: 420_000, owed: 180_000 },
    served: '2026-11-09',
  });
});

test.each([
  ['state', (known: ReturnType<typeof collectFacts>) => known.state],
  ['stage', (known: ReturnType<typeof collectFacts>) => known.situation.stage],
  ['children', (known: ReturnType<typeof collectFacts>) => known.situation.children],
  ['house', (known: ReturnType<typeof collectFacts>) => known.house],
  ['served', (known: ReturnType<typeof collectFacts>) => known.served],
] as const)('forgetting %s removes only that fact', (key, read) => {
  const known = collectFacts(told, { [key]: { value: null, later: 0 } }, today);
  expect(read(known)).toBeNull();
  const facts = [known.state, known.situation.stage, known.situation.children, known.house, known.served];
  expect(facts.filter((fact) => fact === null)).toHaveLength(1);
});

const correctedTo = (messages: readonly string[], later: number) =>
  collectFacts(messages, { state: { value: 'TX', later } }, today).state;

test('a corrected state remains until a later message names another', () => {
  expect(correctedTo(told, 0)).toBe('TX');
  expect(correctedTo(['how long does it take', ...told], 1)).toBe('TX');
  expect(correctedTo(['we moved to Iowa', ...told], 1)).toBe('IA');
});

test('a forgotten fact is collected again when a later message states it', () => {
  const later = 1;
  const amendments = { state: { value: null, later }, children: { value: null, later } };
  const known = collectFacts(['I have one daughter who is 4', ...told], amendments, today);
  expect(known.situation.children).toEqual({ many: 1, ages: ['small'] });
  expect(known.state).toBeNull();
});

test('if a message corrects its own state, the correction counts', () => {
  expect(collectFacts(['Sorry, I meant Ohio, my sister is in Iowa'], {}, today).state).toBe('OH');
});

test.each([
  ['why tennessee?? i live in GEORGIA he is in tennessee', 'GA'],
  ['hes in tennessee now, my husband', null],
  ['we live in Ohio and my sister moved to Iowa', 'OH'],
  ['Texas', 'TX'],
  ['there is a K-1 from an LLC in Delaware', null],
  ['got offered a job in Boise, we live in Minneapolis', 'MN'],
  ['Dale went to the oil fields in North Dakota. I’m outside of Lewistown, Montana', 'MT'],
])("%s: the person's own state is %s", (message, state) => {
  expect(collectFacts([message], {}, today).state).toBe(state);
});
