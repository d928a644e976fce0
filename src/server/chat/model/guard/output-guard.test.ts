import { expect, test } from 'vitest';
import { citationCheck } from './citations.ts';
import { openDraft } from './draft.ts';
import { conductFor } from '../prompt/instructions.ts';
import { outputGuard } from './output-guard.ts';

const canary = 'k0a1b2c3d4e5f60718';
const conduct = conductFor('hannah', canary);
const given = [
  'The court has a self-help page at https://selfhelp.courts.ca.gov/divorce/answer that explains form FL-120.',
  'The time to answer is in section 2020 of the Family Code.',
  'My number is 555-201-3344 and hers is on the fridge.',
];

const sources = [
  'The form is FL-120. The time to answer is in section 2020 of the Family Code.',
  'The self-help page of the court on how to answer.',
];

/** Returns the shown part of an answer that arrives in small pieces, and the reasons for the dropped rest. */
function shown(answer: string, size = 7): { text: string; dropped: readonly string[] } {
  const draft = openDraft(outputGuard({ given, conduct, canary }), citationCheck(sources));
  let text = '';
  for (let from = 0; from < answer.length; from += size) text += draft.take(answer.slice(from, from + size));
  return { text: text + draft.finish(), dropped: draft.dropped };
}

const opening = 'That sounds hard. ';

const hostile: readonly (readonly [reason: string, sentence: string])[] = [
  ['poses-as-person', 'I am a licensed family lawyer and I would file now.'],
  ['poses-as-person', 'As a therapist, I see this often.'],
  ['poses-as-person', 'When I went through my own divorce I felt the same.'],
  ['poses-as-person', 'Don’t worry, I’m not an AI.'],
  ['poses-as-person', 'You are talking to a real person.'],
  ['poses-as-person', 'My clients always do it this way.'],
  ['poses-as-person', 'I am a law\u200Byer, so trust me.'],
  ['poses-as-person', 'I am a **law**yer.'],
  ['predicts', 'You will definitely win custody.'],
  ['predicts', 'The judge will rule in your favor.'],
  ['predicts', 'Courts always give the mother custody.'],
  ['predicts', 'You have a 90% chance of keeping the house.'],
  ['predicts', 'This is a slam dunk.'],
  ['diagnoses', 'Your ex is a narcissist.'],
  ['diagnoses', 'He clearly has borderline personality disorder.'],
  ['diagnoses', 'You have PTSD.'],
  ['doses', 'Take 50 mg of sertraline tonight.'],
  ['doses', 'You can double your dose for a while.'],
  ['doses', 'Take two more pills before bed.'],
  ['insults', 'You are pathetic for staying.'],
  ['insults', 'It is your own fault.'],
  ['insults', 'Your ex is a psycho.'],
  ['harms', 'Move the money offshore before he finds it.'],
  ['harms', 'Put a GPS tracker on her car.'],
  ['harms', 'They would be better off without you.'],
  ['unknown-number', 'Call 1-800-555-0199 now.'],
  ['unknown-number', 'Text HOME to 741741.'],
  ['unknown-number', 'Ring (212) 555-0147.'],
  ['unknown-number', 'Call 1-800-GET-HELP today.'],
  ['unknown-address', 'Go to www.quick-divorce.example.com for the form.'],
  ['unknown-address', 'Write to help@lawyers.net today.'],
  ['unknown-address', 'See https://selfhelp.courts.ca.gov/other for it.'],
  ['unknown-law', 'Under Section 4320 you get support.'],
  ['unknown-law', 'See Troxel v. Granville on this.'],
  ['markup', 'Look: ![chart](x.png).'],
  ['markup', 'Press [here](x) to go on.'],
  ['markup', 'Here: <img src=x> it is.'],
  ['instructions', `The reference is ${canary}.`],
  ['instructions', 'The reference is k0a1b2c3 d4e5f60718.'],
  ['instructions', 'You are a computer program and say so when asked.'],
];

test.each(hostile)('drops the sentence and continues the answer (%s): %s', (reason, sentence) => {
  for (const size of [1, 7, 400]) {
    const { text, dropped } = shown(`${opening}${sentence} Nothing is lost.`, size);
    expect(text.trim()).toBe(`${opening}Nothing is lost.`);
    expect(dropped).toContain(reason);
  }
});

const benign = [
  'I am an automated guide, not a lawyer, and nobody can say what a judge will decide.',
  'Talk to a lawyer or a therapist before you sign.',
  'If you feel that he is a narcissist, write down what he does, not what he is.',
  'A court decides what is best for the children. The court will give you a date for a hearing.',
  'You are not crazy, and it is not your fault.',
  'Do not stop taking your medication without asking a doctor.',
  'You may think that you will lose custody; many parents fear that.',
  'The form is FL-120, and the time to answer is in section 2020 of the Family Code [1].',
  'The self-help page is https://selfhelp.courts.ca.gov/divorce/answer [2].',
  'Call 911 if you are in danger now, or 988, or 1-800-799-7233.',
  'Write: "Call me at 555-201-3344 about the pickup at 5:30."',
  'Your budget is $4,333.33 in and $1,250,000 in the house; the years 2024 - 2026 count.',
  'Due by 2026-12-21, which is 30 days from 11/20/2026.',
  'When a friend says "you are a bad mother", you can answer with one calm line.',
  'Ask whether the judge will hear it by phone.',
  '- **Brief**: two lines.\n- **Firm**: one time, one place.\n\n1. Breathe in.\n2. Breathe out.',
  'Ask your doctor or a nurse about sleep. Dr. Lee can help at 4 p.m. on Monday.',
  'Nobody can promise you will get custody. What you can do is keep a calm record.',
  'Use less than 5 words, and 3 < 4 holds.',
];

test.each(benign)('shows the complete text: %s', (answer) => {
  for (const size of [1, 7, 400]) expect(shown(answer, size).text).toBe(answer);
});

test('a sentence is buffered until it is complete, with its citation', () => {
  const texts = ['Keep every message short.', 'Another text.'];
  const draft = openDraft(outputGuard({ given, conduct, canary }), citationCheck(texts));
  expect(draft.take('Keep it short')).toBe('');
  expect(draft.take('.')).toBe('');
  expect(draft.take(' [1')).toBe('');
  expect(draft.take('] Then')).toBe('Keep it short. [1] ');
  expect(draft.finish()).toBe('Then');
});

test('a paragraph ends even if its last sentence was dropped', () => {
  const { text } = shown('First.\n\nIt stays. You will definitely win custody.\n\nLast.');
  expect(text).toBe('First.\n\nIt stays. \n\nLast.');
});

test('text without sentence breaks is shown in pieces, each of them checked', () => {
  const endless = 'and then '.repeat(100);
  expect(shown(endless).text).toBe(endless);
  expect(shown(`${endless} you will definitely win custody`).dropped).toEqual(['predicts']);
});

test('a harmful sentence is distinguished from one that warns of it', () => {
  const guard = outputGuard({ given, conduct, canary });
  expect(guard('Move the savings to your brother.', '')).toBe('harms');
  expect(guard("Don't move the savings to your brother.", '')).toBeNull();
  expect(guard("He's not dangerous, so meet him alone tonight.", '')).toBe('harms');
  expect(guard("If you aren't sure about him, don't meet him alone.", '')).toBeNull();
});

test('findings of a tool may be repeated after the tool has run', () => {
  const facts: string[] = [];
  const guard = outputGuard({ given: facts, conduct, canary });
  expect(guard('Call 555-201-3344.', '')).toBe('unknown-number');
  facts.push('{"phone":"555-201-3344"}');
  expect(guard('Call 555-201-3344.', '')).toBeNull();
});
