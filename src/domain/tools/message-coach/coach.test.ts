import { expect, test } from 'vitest';
import { type DraftAdvice, coachDraft } from './coach-draft.ts';
import { dangerInDraft, dangerInReceived } from './danger-in-message.ts';
import { duePhrase } from './due-phrase.ts';
import { findFlags } from './find-flags.ts';
import { readReceived } from './read-received.ts';
import { rewriteMessage } from './rewrite.ts';

function coach(draft: string): Extract<DraftAdvice, { kind: 'coached' }> {
  const advice = coachDraft({ draft, contactOrder: 'none' });
  if (advice.kind !== 'coached') throw new Error(advice.kind);
  return advice;
}

test('a calm and short message is ready', () => {
  expect(coach('Can you pick up Mia at 5:30 on Thursday?')).toMatchObject({
    verdict: 'ready',
    flags: [],
    frame: { brief: true, informative: true, friendly: true, firm: true },
    coolOffHours: 0,
  });
});

test('a hard stop blocks sending and waits a day, and a jab needs an edit and waits an hour', () => {
  expect(coach('Pay up or you will not see the kids.')).toMatchObject({ verdict: 'stop', coolOffHours: 24 });
  expect(coach('You never answer.')).toMatchObject({ verdict: 'edit', coolOffHours: 1 });
});

test('no waiting time is suggested if a child is hurt', () => {
  expect(coach('You never answer. Leo is in the ER, call me.').coolOffHours).toBe(0);
});

test('a long calm message should be shortened', () => {
  expect(coach('The game is at 5. '.repeat(7)).verdict).toBe('shorten');
});

test('a no-contact order blocks coaching, and danger has priority', () => {
  expect(coachDraft({ draft: 'Can you sign the form?', contactOrder: 'forbidden' })).toEqual({
    kind: 'contact-forbidden',
  });
  expect(coachDraft({ draft: 'I will kill you.', contactOrder: 'forbidden' })).toMatchObject({
    kind: 'safety',
  });
  expect(coachDraft({ draft: 'Can you sign the form?', contactOrder: 'unsure' })).toMatchObject({
    askAboutOrder: true,
  });
});

test.each([
  [
    "You always forget! Tom's practice is at 5 on Tuesday. Bring the damn shoes.",
    "Hi. Tom's practice is at 5 on Tuesday. Please bring the shoes. Thank you.",
  ],
  [
    'YOU NEED TO BRING THE INHALER ON FRIDAY!!! You never care about my son.',
    'Hi. Please bring the inhaler on Friday. Thank you.',
  ],
  [
    'Can you send me your half of the bill, $84.50, by Friday, you deadbeat?',
    'Hi. Can you send me your half of the bill, $84.50, by Friday? Thank you.',
  ],
  ['My kids need their boots, and you ruined the last weekend.', 'Hi. The kids need their boots. Thank you.'],
  [
    'Look it up. You never do anything. Pick up is 3:05 on Friday.',
    'Hi. Look it up. Pick up is 3:05 on Friday. Thank you.',
  ],
  [
    'SHE HAS A MATCH ON TUESDAY AT 4, THE PTA DRIVES.',
    'Hi. She has a match on Tuesday at 4, the PTA drives. Thank you.',
  ],
  ['Have you paid the camp fee? You never pay.', 'Hi. Have you paid the camp fee? Thank you.'],
])('rewrites %j as %j', (draft, text) => {
  expect(rewriteMessage(draft).text).toBe(text);
});

test('an entirely hostile message has no rewrite, and the omitted sentences are listed', () => {
  expect(rewriteMessage('You are a liar. You never cared.')).toEqual({
    text: null,
    leftOut: ['You are a liar.', 'You never cared.'],
  });
});

test('an offer is dropped with its condition', () => {
  for (const draft of [
    'I will pay half of camp. But only if you stop being such a liar.',
    'I will pay half of camp and you will stop lying to the kids.',
    'I can take Friday if you grow up.',
  ]) {
    expect(rewriteMessage(draft).text ?? '', draft).not.toMatch(/I (?:will|can)/);
  }
});

test('a "never" is not removed from its sentence', () => {
  expect(rewriteMessage('You never paid the rent for March. The bill is $300.').text).toBe(
    'Hi. The bill is $300. Thank you.',
  );
});

test.each([
  ['You always forget that practice is at 5 on Tuesday.', 'Hi. Practice is at 5 on Tuesday. Thank you.'],
  [
    'The game is at 6 on Friday, try to actually show up for once.',
    'Hi. The game is at 6 on Friday. Thank you.',
  ],
  ['Pickup is at 6 on Sunday but you never make it on time.', 'Hi. Pickup is at 6 on Sunday. Thank you.'],
  ['You never said that practice is at 5 on Tuesday.', null],
  ['The recital is at 6 if you even care.', null],
  ['You always forget that I will pay $40 on Friday.', null],
])('the rewrite of the hostile message %j contains a time only if it is certain', (draft, text) => {
  expect(rewriteMessage(draft).text).toBe(text);
});

test('facts from the form make a message if the draft has none', () => {
  const facts = { situation: 'The braces cost $300', request: 'send your half', answerBy: 'Friday' };
  expect(rewriteMessage('You are a liar.', facts).text).toBe(
    'Hi. The braces cost $300. Please send your half. Please let me know by Friday. Thank you.',
  );
});

test.each([
  ['I will kill you', 'harm-others', 'violence-danger'],
  ["If you leave I'll kill myself", 'suicide-asked', 'suicide-other'],
  ["I'll break your neck", 'harm-others', 'violence-danger'],
  ["If I can't have you nobody will", 'violence-danger', 'violence-danger'],
  ['I know where you sleep', null, 'violence-danger'],
  ['I want to die', 'suicide-asked', 'suicide-other'],
  ['You hit me again', 'violence-disclosed', null],
  ['You took the kids to the park', null, null],
  ['I will be there at 4.', null, null],
])('%j triggers the script %s as a draft and %s as a received message', (text, asDraft, asReceived) => {
  expect(dangerInDraft(text)).toBe(asDraft);
  expect(dangerInReceived(text)).toBe(asReceived);
});

test('a hostile message without a request needs no reply', () => {
  expect(readReceived('You ruined everything. I hope you are happy.')).toMatchObject({
    verdict: 'no-reply-needed',
    items: [],
  });
});

test('a hostile message is reduced to its request and deadline', () => {
  expect(
    readReceived(
      'You are unbelievable. Send me the damn dentist number by Friday, you idiot. You never help.',
    ),
  ).toMatchObject({
    verdict: 'answer',
    items: [{ kind: 'request', text: 'Send me the dentist number by Friday.', by: 'Friday' }],
  });
});

test('a request for "it" includes the sentence that explains it', () => {
  expect(readReceived('The form is in her folder. Sign it by 9 May.')).toMatchObject({
    items: [{ kind: 'request', text: 'The form is in her folder. Sign it by 9 May.', by: '9 May' }],
  });
  expect(readReceived('You never sent the tuition receipt, typical. Send it by Friday.')).toMatchObject({
    items: [{ kind: 'request', text: 'Send it by Friday (the tuition receipt).', by: 'Friday' }],
  });
});

test('plain news is listed if nothing is requested, and accusations are omitted', () => {
  expect(readReceived('She lost her second tooth last night. You missed it again.')).toMatchObject({
    verdict: 'note-only',
    items: [{ kind: 'note', text: 'She lost her second tooth last night.', by: null }],
  });
  expect(readReceived('The school called. Can you pick her up?')).toMatchObject({
    items: [{ kind: 'question' }],
  });
});

test('a message about an accident is answered immediately', () => {
  expect(readReceived('Leo broke his arm, we are at the ER. Call me.')).toMatchObject({
    verdict: 'answer-now',
    coolOffHours: 0,
  });
});

test('legal papers and threats are flagged', () => {
  expect(readReceived('Sign the settlement by Friday or you will regret it.')).toMatchObject({
    isLegal: true,
    isThreatening: true,
  });
});

test.each([
  ['Answer by tomorrow night.', 'tomorrow night'],
  ['It is due on March 3.', 'March 3'],
  ['Sign it by 15 April.', '15 April'],
  ['The recital is on the 6th of June at 5 pm.', 'the 6th of June at 5 pm'],
  ['Have a good weekend.', null],
  ['Pick them up before 5 pm.', '5 pm'],
  ['Tell me no later than the 15th.', 'the 15th'],
  ['Call me asap', 'asap'],
  ['You may not go.', null],
  ['Thanks.', null],
])('%j asks for a reply by %j', (text, by) => {
  expect(duePhrase(text)).toBe(by);
});

test.each([
  [
    "Yes I can swap. I'll take Dec 5-6 and you take Dec 12-13, pickup Friday at 5 like usual",
    "Hi. Yes I can swap. I'll take Dec 5-6 and you take Dec 12-13, pickup Friday at 5. Thank you.",
  ],
  ['Yes. Pickup Friday at 5 like usual.', 'Hi. Yes. Pickup Friday at 5. Thank you.'],
  [
    'You always get Tuesday dinner so I keep Thursday this week.',
    'Hi. You get Tuesday dinner so I keep Thursday this week. Thank you.',
  ],
])('a fact isn’t omitted because of one common word: %s', (draft, text) => {
  expect(rewriteMessage(draft)).toEqual({ text, leftOut: [] });
});

test('an accusation with the same words is omitted', () => {
  expect(rewriteMessage('You always ruin everything.').text).toBeNull();
  expect(rewriteMessage('You always get angry.').text).toBeNull();
});

test.each([
  ['you are late AGAIN and im sick of it. be on time Friday', 'Hi. Please be on time Friday. Thank you.'],
  ['Stop lying and bring the kids back at 6.', 'Hi. Please bring the kids back at 6. Thank you.'],
])('the requests in %j are kept, and the anger is omitted', (draft, calm) => {
  expect(rewriteMessage(draft).text).toBe(calm);
});

test('a child who is sick excuses capitals, and "sick of it" does not', () => {
  expect(findFlags('He is sick. Bring his meds NOW')).toEqual([]);
  expect(findFlags('You are late AGAIN and I am sick of it').length).toBeGreaterThan(0);
});

test.each([
  [
    "You telling him I'm not his real mom is cruel and I want it to stop NOW. He cried on Thursday.",
    "Hi. Please stop telling him I'm not his real mom. He cried on Thursday. Thank you.",
  ],
  ['You never pick up on time. Be there at 6 or dont come.', 'Hi. Please be there at 6. Thank you.'],
  ['Dan, pickup is at 6. You are insane.', 'Hi Dan. Pickup is at 6. Thank you.'],
  ['Honestly, you never listen. Pickup is at 6.', 'Hi. Pickup is at 6. Thank you.'],
])('“%s” keeps what it asks for and whom it greets', (draft, rewrite) => {
  expect(rewriteMessage(draft).text).toBe(rewrite);
});

test('“leave my boyfriend out of it” is an order', () => {
  expect(findFlags('Mia is ready at 6. And leave my boyfriend out of it.').map(({ kind }) => kind)).toEqual([
    'pressure',
  ]);
});
