import { expect, test } from 'vitest';
import { talkWords } from '#content/talk-words.ts';
import { openListeningBank } from './listening-bank.ts';
import { STAGE_QUESTION } from './next-step.ts';
import { sampleConversation } from './sample-conversation.ts';
import { asksForContent } from './message-questions.ts';

const { replies } = openListeningBank();
const qdroQuestion = 'how is a 401k split in a divorce?';

test('an answer is short, with steps and its source', () => {
  const reply = sampleConversation('max')(qdroQuestion);
  expect(reply.paragraphs[0]).toMatch(/QDRO.* \[1\]$/);
  expect(reply.paragraphs[0]?.split(/\s+/).length).toBeLessThan(50);
  expect(reply.paragraphs[1]).toMatch(/^- .+\n- .+\n- .+$/);
  expect(reply.cited).toEqual(['max-qdro']);
});

test('two questions get two answers, each with its title and source', () => {
  const reply = sampleConversation('hannah')(
    'how do I start a divorce case? and how long do I have to answer divorce papers?',
  );
  expect(reply.cited).toEqual(['hannah-start-filing', 'hannah-answer-deadline']);
  expect(reply.text).toMatch(/\*\*How to start a divorce case\.\*\* .+ \[1\]/);
  expect(reply.text).toMatch(/\*\*How long you have to answer\.\*\* .+ \[2\]/);
});

test("a question of another advisor's field is answered in short and handed over with its question", () => {
  const question = 'how do I sleep better at night?';
  const reply = sampleConversation('hannah')(question);
  expect(reply.text).toMatch(/^Lena knows more about this\. The short version: .+ \[1\]/);
  expect(reply.handOvers).toEqual([{ advisor: 'lena', name: 'Lena', question, isOpen: true }]);
  expect(reply.cited).toEqual(['lena-cannot-fall-asleep']);
});

test('a referral to an advisor outside the plan gives the short answer without a source', () => {
  const question = 'how do I sleep better at night?';
  const reply = sampleConversation('hannah', { accessible: ['hannah'] })(question);
  expect(reply.text).toMatch(/^This is Lena's subject, which your plan doesn't include\./);
  expect(reply.text).not.toContain('[1]');
  expect(reply.cited).toEqual([]);
  expect(reply.handOvers).toEqual([{ advisor: 'lena', name: 'Lena', question, isOpen: false }]);
});

test('"more" returns the full text of the last answer', () => {
  const say = sampleConversation('max');
  const short = say(qdroQuestion);
  const whole = say('more');
  expect(whole.cited).toEqual(short.cited);
  expect(whole.text.length).toBeGreaterThan(2 * short.text.length);
});

test('a further question gets a new part of the text', () => {
  const say = sampleConversation('max');
  const short = say(qdroQuestion);
  const further = say('does it need an order from the court?');
  expect(further.cited).toEqual(['max-qdro']);
  expect(further.paragraphs).toHaveLength(1);
  expect(short.text).not.toContain(further.text.replace(' [1]', ''));
});

test('repeating the same question returns the full text', () => {
  const say = sampleConversation('max');
  const short = say(qdroQuestion);
  const again = say(qdroQuestion);
  expect(again.cited).toEqual(['max-qdro']);
  expect(again.text.length).toBeGreaterThan(2 * short.text.length);
});

test('"what next" asks for the stage, then gives a different step of that stage each time', () => {
  const say = sampleConversation('hannah');
  expect(say('what now?')).toMatchObject({
    kind: 'ask-stage',
    text: STAGE_QUESTION,
    suggested: talkWords.stages,
  });
  const steps = [say("I've filed"), say('what now?'), say('what now?')].map(({ cited }) => cited);
  expect(steps).toEqual([['hannah-service-how'], ['hannah-temporary-orders'], ['hannah-mediation']]);
});

test('"what next" after a separation starts with a different step than after filing', () => {
  const say = sampleConversation('hannah');
  say('We separated in May.');
  expect(say('what now?').cited).toEqual(['hannah-process-overview']);
});

test('"so what do I do Friday" gets the steps of what was talked about, then another reply on it', () => {
  const say = sampleConversation('ava');
  say('my child cries at every exchange');
  const steps = [say('so what do I do Friday?'), say('how do I handle that')];
  expect(steps[0]?.kind).toBe('written-reply');
  expect(steps[1]?.text).not.toBe(steps[0]?.text);
  expect(sampleConversation('ava')('so what do I do Friday?').kind).not.toBe('written-reply');
});

test('a message that only tells ages is noted and not searched', () => {
  const say = sampleConversation('ava');
  say('my child cries at every exchange');
  expect(say('they are 6 and 9')).toMatchObject({ kind: 'ages-noted', cited: [] });
});

test('good news gets a matching reply', () => {
  const reply = sampleConversation('lena')('Good news, I got the job');
  expect(reply.kind).toBe('listen');
  expect(replies['good-news'].some((line) => reply.text.startsWith(line))).toBe(true);
});

test('a person who says how they feel gets it reflected back with a question', () => {
  const reply = sampleConversation('lena')('I still set out two cups every morning');
  expect(reply.text).toMatch(/^You still set out two cups every morning\. .+\?$/);
});

const sleepless = 'my nights are so bad, I lie awake until 4 and cannot fall asleep';

test('a person who mentions a problem is offered a helpful text', () => {
  expect(sampleConversation('lena')(sleepless).cited).toEqual(['lena-cannot-fall-asleep']);
});

test('a person who asks for no advice gets none in this reply or in later ones', () => {
  const say = sampleConversation('lena');
  for (const text of [`I just want to vent. ${sleepless}`, sleepless]) {
    const reply = say(text);
    expect(reply.kind).toBe('listen');
    expect(reply.cited).toEqual([]);
  }
});

test('a complaint gets an apology and a choice of other meanings', () => {
  const say = sampleConversation('max');
  say('who pays the mortgage during the divorce?');
  const reply = say('that is not what I asked');
  expect(replies.missed).toContain(reply.paragraphs[0]);
  expect(reply.paragraphs[1]).toBe(talkWords.repairChoices);
  expect(reply.suggested).toEqual(['Behind on the house payment', talkWords.somethingElse]);
});

test('a second complaint does not repeat the reply to the first', () => {
  const say = sampleConversation('max');
  say(qdroQuestion);
  say('that is not what I asked');
  expect(replies['missed-again']).toContain(say('you are not listening').paragraphs[0]);
});

test('a requested message without facts waits for them, and does not take a question as a fact', () => {
  const say = sampleConversation('james');
  expect(asksForContent(say('can you write a text to my ex?').text, true)).toBe(true);
  expect(say('how do I tell the kids about the divorce?').kind).not.toBe('message');
});

test('selecting a title shows the text with that title', () => {
  const reply = sampleConversation('james')('Writing again after a long silence');
  expect(reply.kind).toBe('answer');
  expect(reply.cited).toEqual(['james-first-message-after-silence']);
});

test('a person who lives abroad is told once that the law of that country is not covered', () => {
  const say = sampleConversation('hannah');
  say('what is the deadline to answer?');
  expect(say("I'm in England. We don't have a summons or states.").text).toContain(
    "won't guess at the rules in England",
  );
  expect(say('do you cover England or not?').text).toContain('the law in England');
});

test('Max adds up income and expenses, and reports the result once', () => {
  const say = sampleConversation('max');
  say('can i afford to keep the house');
  const sum = say('mortgage 1480, tax is about 310 a month, insurance 95. i bring home 3900');
  expect(sum.paragraphs).toEqual([
    'By your numbers, $3,900 comes in each month. Going out: mortgage $1,480, tax $310, insurance $95, for a total of $1,885. That leaves $2,015.',
    "If something big is missing, such as food, a car or health insurance, tell me and I'll add it.",
  ]);
  expect(say('food is about 700').text).toContain('food $700, mortgage $1,480');
  expect(say('so can i keep it').paragraphs[1]).toBe(
    'By these numbers, yes. That leaves $1,315 a month. Set some aside for repairs, then live on the rest for two months as a test before you decide.',
  );
  expect(say('how do i split the debts').text).not.toContain('By your numbers');
});

test('a state given two messages after its question answers that question', () => {
  const hannah = sampleConversation('hannah');
  hannah('how long till its final');
  hannah('we filed in september');
  expect(hannah('california').text).toContain('The divorce takes at least six months');
});

test('"where do I start" gets a first step in the advisor’s field, with guided conversations to press', () => {
  const reply = sampleConversation('emma')('where do i even start');
  expect(reply.kind).toBe('where-to-start');
  expect(reply.suggested).toContain('I want to make a safety plan.');
});

test('"where do I start" in the middle of a conversation does not start over', () => {
  const emma = sampleConversation('emma');
  emma('my ex sends me forty texts a day about the custody order');
  expect(emma('idk what to do').kind).not.toBe('where-to-start');
});
