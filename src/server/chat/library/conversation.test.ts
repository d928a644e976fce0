import { expect, test } from 'vitest';
import type { AdvisorId } from '#domain/advisor.ts';
import { converse } from '../../../../evals/converse.ts';

async function last(advisor: AdvisorId, ...says: string[]) {
  const heard = (await converse(advisor, says)).at(-1);
  if (!heard) throw new Error('Nothing was said');
  return heard;
}

const inTexas = ['i got divorce papers yesterday, i live in texas', 'how many days do i have to answer'];
const inPennsylvania = ['how do i get divorced', 'Pennsylvania'];

test('the state that was told decides where its text is meant', async () => {
  expect((await last('hannah', ...inTexas)).cited).toBe('hannah-texas-answer');
  expect((await last('hannah', ...inPennsylvania)).cited).toBe('hannah-pennsylvania-filing');
});

test.each([
  [inTexas, 'she says i have to sign a waiver, should i', 'hannah-sign-acceptance'],
  [inTexas, 'can i ask for more time', 'hannah-answer-deadline'],
  [inTexas, 'what do i wear to court', 'hannah-hearing-prep'],
  [inPennsylvania, 'how much does it cost', 'hannah-fee-waiver'],
  [inPennsylvania, 'how long is all this going to take', 'hannah-how-long'],
  [inPennsylvania, 'ok and who gets the dog', 'hannah-property-division'],
])('after %j, %j is answered by what it asks, and not by the state', async (before, text, expected) => {
  const { cited, closest } = await last('hannah', ...before, text);
  expect([cited ?? closest[0], ...closest]).toContain(expected);
  expect(cited ?? closest[0]).not.toMatch(/texas-filing|pennsylvania/);
});

test('asked for the days again in other words, the state has said them, and nothing less exact follows', async () => {
  const { text, closest } = await last('hannah', ...inTexas, 'so how many days do i have');
  expect(text).toMatch(/^I have said above/);
  expect(closest[0]).toBe('hannah-texas-answer');
});

test('a word about what was spoken of is no question for another guide', async () => {
  const { text } = await last('lena', 'the evenings are the worst', 'does it get better');
  expect(text).not.toContain('Ask the same');
});

test('a question that points back is read with what it points at', async () => {
  const talk = ['i was just served divorce papers, what do i do first', 'do i need a laywer for that'];
  const { closest, cited } = await last('hannah', ...talk, 'i cant afford one');
  expect([cited, ...closest]).toContain('hannah-limited-scope');
});

test('a thing that is asked about by its name alone is answered once somebody is talking', async () => {
  const house = 'we own a house together and he wants to keep it, what are the choices';
  expect((await last('max', house, 'what about his 401k')).cited).toBe('max-qdro');
});

test('who tells more of it is heard, and sent to nobody else', async () => {
  const { text, closest } = await last(
    'max',
    'he emptied our joint account yesterday',
    'i have 80 dollars till friday',
  );
  expect(text).toContain('Thank you for telling me. I have no text on just this.');
  expect(text).not.toContain('Ask the same');
  expect(closest[0]).toBe('max-bill-priority');
});

test('an anger at the answer is met with an apology, and a second one with people who listen', async () => {
  const talk = ['how do i ask my ex to switch weekends', 'that is not what i asked'];
  expect((await last('james', ...talk)).text).toContain('I am sorry, that was not what you needed');
  expect((await last('james', ...talk, 'that doesnt help me')).text).toContain('Get help now');
});

test('a word that says nothing by itself is asked back, with what the talk can go on with', async () => {
  const drinking = 'how do i stop drinking every night';
  const { text, cited, suggestions } = await last('lena', drinking, 'yeah');
  expect(text).toMatch(/^Tell me a little more/);
  expect(cited).toBeNull();
  expect(suggestions).toEqual((await last('lena', drinking)).suggestions);
});

test('a state alone shows what there is on it, and elsewhere is kept in mind', async () => {
  const hannah = await last('hannah', 'got served yesterday at work', 'texas');
  expect(hannah.text).toContain('you live in Texas');
  expect(hannah.closest[0]).toBe('hannah-texas-answer');
  const max = await last('max', 'how is child support set', 'ohio');
  expect(max.text).toContain('you live in Ohio');
});

test('what was told after a question that found nothing is what it lacked', async () => {
  const { cited } = await last('ava', 'when should we tell them', 'we have 2 boys, 6 and 10');
  expect(cited).toMatch(/^ava-telling/);
});

test('who asks for a text to be written is led to the message coach', async () => {
  const swap = 'need to swap a weekend with my ex';
  expect((await last('james', swap, 'write it pls')).text).toContain('**Message coach** in this chat');
  expect((await last('max', swap, 'write it pls')).text).toContain('chat with James');
});

test('who leaves is let go in peace', async () => {
  expect((await last('lena', 'how do i sleep', 'ok, good night')).text).toMatch(/^Take care of yourself/);
});

test('the same sorry words do not come twice', async () => {
  const { text } = await last('max', 'how do vaccines work exactly', 'which planet is the largest of all');
  expect(text).not.toContain('My library has nothing on this');
});
