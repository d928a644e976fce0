import { expect, test } from 'vitest';
import { readSlot } from '#domain/guided/read/read-slot.ts';
import { flows } from './flows.ts';

const TODAY = '2026-11-28';

function read(flow: string, id: string, text: string) {
  const slot = flows.find((one) => one.id === flow)?.slots.find((one) => one.id === id);
  if (!slot) throw new Error('There is no such question');
  return readSlot(slot, text, TODAY);
}

test.for([
  ['log-an-incident', 'typing', 'maybe, he knows my pin', 'no'],
  ['log-an-incident', 'witness', 'no', null],
  ['log-an-incident', 'witness', 'nobody', null],
  ['log-an-incident', 'witness', 'nobody saw it', null],
  ['log-an-incident', 'witness', 'no just my neighbor Ruth', 'just my neighbor Ruth'],
  ['log-an-incident', 'witness', 'Noah', 'Noah'],
  ['log-an-incident', 'report', 'idk', null],
  ['log-an-incident', 'time', 'i dont remember', null],
  ['log-an-incident', 'police', 'nobody', 'no'],
  ['log-an-incident', 'police', 'no one', 'no'],
  ['first-night', 'person', 'no one', null],
  ['first-night', 'person', 'i can’t think of anyone', null],
  ['tell-the-children', 'when', 'idk', null],
  ['tell-the-children', 'when', 'I don’t know yet', null],
  ['log-an-incident', 'police', 'called 911, they came, no arrest', 'yes'],
  ['log-an-incident', 'police', 'they came but no arrest was made', 'yes'],
  ['log-an-incident', 'police', 'no arrest was made but the cops came', 'yes'],
  ['log-an-incident', 'police', 'no i was too scared to call 911', 'no'],
  ['log-an-incident', 'police', 'no police came', 'no'],
  ['log-an-incident', 'police', 'i didnt call 911', 'no'],
  ['log-an-incident', 'police', 'nobody called', 'no'],
  ['i-was-served', 'paper', 'idk', 'unsure'],
  ['i-was-served', 'hearing', 'idk', 'unsure'],
  ['answer-this-text', 'order', 'idk', 'unsure'],
  ['i-was-served', 'way', 'handed to me', 'hand'],
  ['i-was-served', 'way', 'sherif gave it to me', 'hand'],
  ['i-was-served', 'way', 'deputy handed it to me right at the door', 'hand'],
  ['i-was-served', 'way', 'a man gave them to me in person at the door of my work', 'hand'],
  ['i-was-served', 'way', 'they were left at the door', 'left'],
  ['i-was-served', 'way', 'i found it at the door when i got home', 'left'],
  ['i-was-served', 'safe', 'yea im at my moms', 'yes'],
  ['i-was-served', 'safe', 'ya i’m at my sister’s place', 'yes'],
  ['i-was-served', 'safe', 'yeah at work on my own phone', 'yes'],
  ['i-was-served', 'way', 'mailed', 'mail'],
  ['i-was-served', 'way', 'A process server gave them to my roommate', 'left'],
  ['i-was-served', 'way', 'The deputy gave it to my mom at the door', 'left'],
  ['i-was-served', 'days', 'twenty one', 21],
  ['i-was-served', 'days', '20 days it says within 20 days after service', 20],
  ['i-was-served', 'days', 'no it says 28 days I think', 28],
  ['i-was-served', 'days', 'it doesnt say', null],
  ['i-was-served', 'days', 'no', null],
  ['i-want-to-file', 'lived', 'since 2011', 'long'],
  ['i-want-to-file', 'lived', '5 yrs', 'long'],
  ['i-want-to-file', 'lived', 'six years', 'long'],
  ['i-want-to-file', 'lived', 'about 3 months', 'half'],
  ['i-want-to-file', 'lived', 'I only moved here 3 months ago', 'half'],
  ['i-want-to-file', 'lived', '2 weeks', 'short'],
  ['i-want-to-file', 'lived', 'almost six months', 'half'],
  ['i-want-to-file', 'lived', 'less than 3 months', 'short'],
  ['i-want-to-file', 'other', 'same house actually', 'same'],
  ['i-want-to-file', 'property', 'nothing really', []],
  ['i-want-to-file', 'fee', 'a little', 'yes'],
  ['i-was-served', 'lawyer', 'I have one, Ms. Alvarez', 'yes'],
  ['parenting-plan', 'distance', '20 min', 'near'],
  ['parenting-plan', 'distance', 'same region, about 40 min apart', 'far'],
  ['parenting-plan', 'distance', 'an hour and a half', 'far'],
  ['parenting-plan', 'distance', 'he’s 3 hours away, drive', 'away'],
  ['parenting-plan', 'exchange', 'the door', 'door'],
  ['parenting-plan', 'holidays', 'every other year', 'turns'],
  ['safety-plan', 'plan', 'apart', 'gone'],
  ['safety-plan', 'typing', 'only i use it', 'mine'],
  ['safety-plan', 'pets', 'one dog', 'yes'],
  ['safety-plan', 'pets', 'no pets', 'no'],
  ['safety-plan', 'children', 'yes, Max 6 and Lily 3', 'yes'],
  ['first-night', 'sleep', 'cant fall asleep', 'cannot'],
  ['first-night', 'hour', 'middle of the night', 'night'],
  ['first-night', 'food', 'had toast this morning', 'today'],
  ['answer-this-text', 'needs', 'Something untrue', 'wrong'],
  ['i-want-to-file', 'lived', 'since march 2025', 'long'],
  ['i-want-to-file', 'lived', 'since august', 'half'],
  ['i-want-to-file', 'military', 'neither', 'no'],
  ['i-want-to-file', 'fee', 'probably', 'yes'],
  ['i-was-served', 'hearing', 'dec 9 at 1:30', 'yes'],
  ['i-was-served', 'served', 'tuesday the 10th of november', '2026-11-10'],
  ['joint-accounts', 'case', 'havent filed', 'no'],
  ['joint-accounts', 'loans', 'the mortgage isnt mine its his, i got a car loan', ['car']],
  ['joint-accounts', 'loans', 'house is in his name, i only have a student loan', ['personal']],
  ['joint-accounts', 'accounts', 'we dont have any', []],
  ['safety-plan', 'bag', 'keys, cash and Lily’s inhaler', ['keys', 'money', 'medicine']],
  ['log-an-incident', 'proof', 'photos of the mirror, and a repair bill', ['photos', 'else']],
  ['tell-the-children', 'ages', '14 months', [14 / 12]],
  ['tell-the-children', 'who', 'not together', 'alone'],
  ['budget-gap', 'support', '600 child support', { cents: 60_000, timesAYear: 12 }],
  ['budget-gap', 'home', 'no rent i stay with my sister', { cents: 0, timesAYear: 12 }],
  ['budget-gap', 'home', 'im staying with my mom', { cents: 0, timesAYear: 12 }],
  ['answer-this-text', 'by', 'i want it by friday at noon', 'friday at noon'],
  ['log-an-incident', 'words', 'nothing', null],
  ['answer-this-text', 'afraid', 'not afraid just sick of him', 'no'],
  ['i-was-served', 'afraid', 'a bit, not physically', 'yes'],
] as const)('%s, %s: understands "%s"', ([flow, id, text, value]) => {
  expect(read(flow, id, text)).toEqual({ value, isSure: true });
});

test.for([
  ['pa', 'PA'],
  ['ilinois', 'IL'],
  ['Illinios', 'IL'],
  ['virgina', 'VA'],
  ['west virgina', 'WV'],
  ['flordia', 'FL'],
  ['its in gorgia', 'GA'],
  ['cali', 'CA'],
] as const)('a state in lowercase or misspelled is confirmed: %s', ([text, value]) => {
  expect(read('i-want-to-file', 'state', text)).toEqual({ value, isSure: false });
});

test.for([
  ['state', 'me'],
  ['state', 'somewhere'],
  ['lived', 'since last year'],
  ['lived', 'since 2025'],
] as const)('asks again: %s, "%s"', ([id, text]) => {
  expect(read('i-want-to-file', id, text)).toBeNull();
});

test.for([
  ['log-an-incident', 'day', 'halloween', '2026-10-31'],
  ['log-an-incident', 'day', 'on thanksgiving', '2026-11-26'],
  ['log-an-incident', 'day', '12th', '2026-11-12'],
  ['i-was-served', 'served', 'friday november 14', '2026-11-14'],
  ['budget-gap', 'car', 'car payment 388 plus gas 40 a week', { cents: 56_133, timesAYear: 12 }],
] as const)('%s, %s: "%s" is parsed and has to be confirmed', ([flow, id, text, value]) => {
  expect(read(flow, id, text)).toEqual({ value, isSure: false });
});

test.for([
  ['budget-gap', 'pay', 'maybe 2k to 2.5k'],
  ['budget-gap', 'home', 'half of 1400'],
  ['budget-gap', 'pay', '17 an hour'],
  ['budget-gap', 'once', 'no idea'],
  ['i-want-to-file', 'property', 'we have no house'],
  ['parenting-plan', 'exchange', 'some place'],
] as const)('%s, %s: "%s" does not lead to a guess', ([flow, id, text]) => {
  expect(read(flow, id, text)).toBeNull();
});

test('two numbers of days lead to another question', () => {
  expect(read('i-was-served', 'days', '21 days, or 28 because it came by mail')).toBeNull();
});

test('the label of each button selects that button', () => {
  const buttons = flows.flatMap((flow) =>
    flow.slots.flatMap((slot) =>
      slot.type === 'choice' ? slot.choices.map(({ id, label }) => ({ slot, id, label })) : [],
    ),
  );
  for (const { slot, id, label } of buttons)
    expect(readSlot(slot, label, TODAY), label).toEqual({ value: id, isSure: true });
});

test.for([
  ['i-want-to-file', 'afraid', 'ok no im not afraid', 'no'],
  ['i-was-served', 'afraid', 'oh ok. no', 'no'],
  ['i-was-served', 'safe', 'oh ok. yes', 'yes'],
  ['i-was-served', 'fee', 'well, yes', 'yes'],
  ['log-an-incident', 'typing', 'ok yes', 'yes'],
  ['log-an-incident', 'child', 'yeah Leo hes 8, he was right there', 'saw'],
  ['i-want-to-file', 'military', 'his brother is but not us', 'no'],
  ['i-want-to-file', 'military', 'my dad was, not him or me', 'no'],
  ['first-night', 'company', 'my buddy Ray is crashing on the couch', 'someone'],
  ['first-night', 'food', 'nothing since yesterday lunch', 'yesterday'],
  ['first-night', 'food', 'yesterday around 6', 'yesterday'],
  ['first-night', 'food', 'havent had anything since breakfast', 'today'],
] as const)('a plain answer is read in %s at “%s”: %s', ([flow, id, text, value]) => {
  expect(read(flow, id, text)).toEqual({ value, isSure: true });
});

test('a meal without its day is confirmed', () => {
  expect(read('first-night', 'food', 'pizza with ray at like 8')).toEqual({ value: 'today', isSure: false });
});

test.for([
  ['i-want-to-file', 'afraid', 'ok'],
  ['i-want-to-file', 'military', 'not sure about us'],
  ['first-night', 'food', 'i want pizza'],
  ['first-night', 'company', 'he is crashing on the couch'],
] as const)('what isn’t said isn’t read in %s at “%s”: %s', ([flow, id, text]) => {
  const reading = read(flow, id, text);
  const value = reading && 'value' in reading ? reading.value : null;
  for (const wrong of ['no', 'today', 'someone']) expect(value).not.toBe(wrong);
});
