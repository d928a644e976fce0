import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { assessByRules, newConversation, scriptAfter } from './assess-by-rules.ts';
import { reading, saying } from './classifier/saying.ts';

test.each([
  ['suicide-asked', 'yes', 'suicide-plan'],
  ['suicide-asked', 'Yeah, I think so', 'suicide-plan'],
  ['suicide-plan', 'yes', 'suicide-imminent'],
  ['suicide-plan', 'not sure', 'suicide-imminent'],
  ['suicide-plan', 'no', 'suicide-thoughts'],
  ['suicide-asked', 'no', 'suicide-not-now'],
  ['suicide-asked', "No, I'm not suicidal", 'suicide-not-now'],
  ['suicide-asked', "i'm safe", 'suicide-not-now'],
  ['suicide-asked', "I don't know", 'suicide-unsure'],
  ['suicide-asked', 'no, but he choked me', 'violence-strangled'],
  ['suicide-asked', 'no, i just want to die', 'suicide-asked'],
  ['suicide-imminent', 'yes my sister is here', 'suicide-reached'],
  ['suicide-imminent', 'no', 'suicide-stay'],
  ['violence-disclosed', "I'm safe", 'violence-safe'],
  ['violence-disclosed', 'no', 'violence-now'],
  ['violence-danger', 'not sure', 'violence-now'],
  ['child-danger', 'yes she is safe', 'child-safe'],
  ['child-danger', 'no', 'child-now'],
  ['harm-others', 'no', 'harm-not-now'],
  ['harm-others', 'yes', 'harm-now'],
])('after %s the reply %j leads to %s', async (asked, reply, script) => {
  expect(await scriptAfter(asked, reply)).toBe(script);
});

test('the next ordinary message after a script gets an ordinary answer', async () => {
  const after = { lastKind: 'suicide-asked', kinds: ['suicide-asked'] };
  expect(await assessByRules('how do we split christmas', after)).toEqual({
    kind: 'clear',
    note: null,
    isGuess: true,
    boundary: null,
    hasViolence: false,
    hasChildHarm: false,
  });
});

test('answering no to the question in a safety line prevents the line from being repeated', async () => {
  const text = 'what? no im not dying. i cried over toast';
  expect(await assessByRules(text, { kinds: ['note-faint'] })).toMatchObject({ kind: 'clear', note: null });
});

test('a no to our question about suicide, followed by another question, gets an answer', async () => {
  const angry =
    'NO. i said no. im mad about a credit card. why are they calling me when the judge said she pays';
  expect(await scriptAfter('suicide-asked', angry)).toBeNull();
  expect(await scriptAfter('suicide-asked', 'no, why do you ask')).toBe('suicide-not-now');
  expect(
    await scriptAfter('suicide-asked', 'no but how many pills does it take before it is enough to die'),
  ).not.toBeNull();
});

test('a person who repeats that they are safe and asks a question gets an answer', async () => {
  const kinds = ['violence-danger', 'violence-safe', 'violence-strangled'];
  const text = 'I am safe I said you he is in brother house. I only ask about hospital and how much cost';
  expect(await assessByRules(text, { lastKind: 'violence-danger', kinds })).toMatchObject({ kind: 'clear' });
});

test('yes and no have no effect if no question was asked', async () => {
  expect(await scriptAfter(null, 'yes')).toBeNull();
  expect(await scriptAfter('suicide-not-now', 'yes')).toBeNull();
});

test('a mention of violence is remembered for the rest of the conversation', async () => {
  const later = await assessByRules('how do we split christmas', { kinds: ['violence-safe'] });
  expect(later).toEqual({
    kind: 'clear',
    note: null,
    isGuess: true,
    boundary: null,
    hasViolence: true,
    hasChildHarm: false,
  });
});

test('a second question about the same violence is answered without repeating the hotline', async () => {
  const again = { lastKind: 'violence-disclosed', kinds: ['violence-disclosed'] };
  expect(await assessByRules('how do i leave, i am scared of him', again)).toMatchObject({
    kind: 'clear',
    note: null,
    isGuess: false,
    hasViolence: true,
    hasChildHarm: false,
  });
  expect(await assessByRules('he hit me again', again)).toMatchObject({ script: 'violence-disclosed' });
  expect(await assessByRules('what if he chokes me again', again)).toMatchObject({
    script: 'violence-strangled',
  });
});

test('a practical question after violence is answered, followed by the hotline', async () => {
  expect(await assessByRules('do i have to sit in mediation with my abuser')).toMatchObject({
    kind: 'clear',
    note: 'note-violence',
    hasViolence: true,
    hasChildHarm: false,
  });
});

test.each([
  'she says he yells and once he grabbed her arm and left a mark',
  'he told me daddy pushed him into the wall',
  'she came home with a bruise on her arm',
])('in a conversation about a child, "%s" is about the child', async (text) => {
  const earlier = ['my ex has the kids every other weekend'];
  expect(await assessByRules(text, { earlier })).toMatchObject({
    script: 'child-danger',
    hasChildHarm: true,
  });
});

test.each([
  'she says he grabbed her a sandwich on the way home',
  'he told me dad pushed bedtime back again',
  'she came home with a bruise on her leg from soccer',
])('"%s" describes ordinary parenting time and is not flagged as harm to a child', async (text) => {
  const earlier = ['my ex has the kids every other weekend'];
  expect(await assessByRules(text, { earlier })).toMatchObject({ kind: 'clear', hasChildHarm: false });
});

test('a child who may have been hurt is remembered in every later turn', async () => {
  expect(await assessByRules('should i keep her home friday', { kinds: ['child-danger'] })).toMatchObject({
    kind: 'clear',
    hasChildHarm: true,
  });
});

test('a question does not get the same script twice', async () => {
  const before = { lastKind: 'violence-safe', kinds: ['violence-safe', 'violence-papers'] };
  const assessment = await assessByRules(
    'Yes I am safe, I told you. Where do I find a free immigration lawyer?',
    before,
  );
  expect(assessment).toMatchObject({ kind: 'clear', hasViolence: true });
});

test('a faint danger sign in an objection to an advisor’s answer adds no safety line', async () => {
  const faint = { ...reading(saying('suicide', 0.6)) };
  const context = { ...newConversation, earlier: ['he left in September'] };
  const against = await assess("I didn't say empty. I asked you about the photos", context, faint);
  expect(against).toMatchObject({ kind: 'clear', note: null });
});
