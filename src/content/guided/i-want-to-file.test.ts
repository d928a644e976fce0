import { expect, test } from 'vitest';

import { readSlot } from '#domain/guided/read/read-slot.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { newRun } from '#domain/guided/run.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { iWantToFile } from './i-want-to-file.ts';
import { residencies } from './residency.ts';

const TODAY = '2026-11-28';

function read(id: string, text: string) {
  const slot = iWantToFile.slots.find((one) => one.id === id);
  if (!slot) throw new Error('There is no such question');
  return readSlot(slot, text, TODAY);
}

test.for([
  ['2', 'yes'],
  ['two', 'yes'],
  ['3 kids', 'yes'],
  ['2 kids', 'yes'],
  ['yes one', 'yes'],
  ['one, Jay is 1', 'yes'],
  ['yes, Rohan 8 and Tara 3', 'yes'],
  ['i have two kids, not no kids', 'yes'],
  ['yes. how do they decide who gets the kids', 'yes'],
  ['0', 'no'],
  ['no kids', 'no'],
] as const)('parses whether the person has children: %s', ([text, value]) => {
  expect(read('children', text)).toEqual({ value, isSure: true });
});

test.for(['one, he’s 19', '40', 'it depends'])('asks again about children after "%s"', (text) => {
  expect(read('children', text)).toBeNull();
});

test('a bare number never selects a button', () => {
  for (const id of ['afraid', 'lived', 'other', 'agreed', 'military', 'fee'])
    expect(read(id, '2')).toBeNull();
});

test.for([
  ["a house. we don't have a business and no retirement", ['home'], true],
  ['A home, my pension from the railroad, and no debt', ['home', 'retirement'], true],
  ['no business or retirement, just a house', ['home'], true],
  ['a home and retirement savings', ['home', 'retirement'], true],
  ['A home; Debts', ['home', 'debts'], true],
  ['house worth 450k, 300k mortgage, and I have a 401k', ['home', 'debts', 'retirement'], true],
  ['just some credit card stuff and his truck', ['debts', 'else'], true],
] as const)('parses a list without its negated items: %s', ([text, value, isSure]) => {
  expect(read('property', text)).toEqual({ value, isSure });
});

test('a negated choice is not selected', () => {
  expect(read('agreed', 'not everything')).toEqual({ value: 'some', isSure: true });
  expect(read('agreed', 'everything but the truck')).toEqual({ value: 'some', isSure: true });
  expect(read('agreed', 'she disagrees about everything, mostly the pension')).not.toMatchObject({
    value: 'all',
  });
  expect(read('property', 'we have no house')).toBeNull();
  expect(read('other', 'not in another state')).toBeNull();
});

test.for(['idk', 'I can’t tell', 'dunno', 'I really don’t know', 'idk where he went'])(
  '"%s" selects the button for being unsure',
  (text) => {
    expect(read('other', text)).toEqual({ value: 'unknown', isSure: true });
  },
);

test('a "no" followed by "but" is asked again', () => {
  expect(read('afraid', 'not afraid of him but my brother is')).toBeNull();
});

test.for(['not afraid just sick of him', "Not at all. She's never been violent", 'no. like I said before'])(
  'recognizes a "no" in "%s"',
  (text) => {
    expect(read('afraid', text)).toEqual({ value: 'no', isSure: true });
  },
);

function linesFor(state: string, lived: string): string {
  const { parts } = iWantToFile.result(
    readAnswers({ afraid: 'no', state, lived, other: 'same' }),
    null,
    TODAY,
  );
  return parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

test('three months in Texas are compared with the required six', () => {
  for (const lived of ['short', 'half']) {
    expect(linesFor('TX', lived)).toContain(
      'In Texas, you or your spouse must have lived in the state for six months.',
    );
    expect(linesFor('TX', lived)).toContain('you may not be able to file there yet');
    expect(linesFor('TX', lived)).toContain('Don’t file in Texas until');
  }
  expect(linesFor('TX', 'year')).toContain('You’ve been there long enough for that.');
  expect(linesFor('TX', 'year')).not.toContain('Don’t file in Texas');
  expect(linesFor('IL', 'half')).toContain('long enough');
  expect(linesFor('IL', 'short')).toContain('not be able to file there yet');
  expect(linesFor('NY', 'half')).not.toMatch(/long enough|not be able/);
});

test.for(Object.entries(residencies))(
  'the residency rule of %s matches the library’s text',
  ([state, { words, passage }]) => {
    const found = passagesByAdvisor.hannah.find(({ id }) => id === passage);
    expect(found?.state).toBe(state);
    expect(found?.text).toContain(words);
  },
);

function residencyOf(state: string, lived: string): string {
  const page = iWantToFile.result(readAnswers({ afraid: 'no', state, lived, agreed: 'some' }), null, null);
  const lines = page.parts.find(({ heading }) => heading === 'Can you file in your state?')?.lines ?? [];
  return lines.map(({ text }) => text).join(' ');
}

test.for([
  ['MI', 'long', 'You’ve been in the state long enough for that. Check your time in the county, too.'],
  ['MI', 'year', 'You’ve been in the state long enough for that.'],
  ['MI', 'half', 'You haven’t been there that long'],
  ['AZ', 'half', 'You’ve been in the state long enough for that.'],
  ['AZ', 'short', 'You haven’t been there that long'],
  ['CO', 'half', 'Count from the day you moved.'],
  ['ID', 'short', 'Count from the day you moved.'],
  ['VA', 'long', 'You’ve been in the state long enough for that.'],
  ['MA', 'long', 'You’ve been in the state long enough for that.'],
  ['MA', 'year', 'You haven’t been there that long'],
] as const)('a verified rule is compared with the time lived there: %s, %s', ([state, lived, words]) => {
  expect(residencyOf(state, lived)).toContain(words);
});

test.for(['NY', 'NV', 'NJ', 'MS', 'HI'])('a rule that isn’t verified is not compared: %s', (state) => {
  expect(residencyOf(state, 'long')).not.toMatch(/long enough|that long|The rule in/);
});

test.for(['WA', 'AK', 'CT', 'MD'])('a rule without a plain time is only quoted: %s', (state) => {
  expect(residencyOf(state, 'long')).toContain('on living there before you file:');
  expect(residencyOf(state, 'long')).not.toMatch(/long enough|that long/);
});

function filingText(values: Values): string {
  const page = iWantToFile.result(
    readAnswers({ afraid: 'no', state: 'OH', lived: 'long', ...values }),
    null,
    null,
  );
  return page.parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

test.for(['nothing we rent', 'no, nothing really', 'none', 'we dont own anything', 'nah we just rent'])(
  'nothing owned is nothing to include: %s',
  (propertyWords) => {
    const text = filingText({ property: ['else'], propertyWords });
    expect(text).toContain(`What you own and owe: “${propertyWords}”`);
    expect(text).not.toContain('Include what you named');
  },
);

test.for(['a boat', 'his truck and some land', 'not sure, a camper'])(
  'what is named is included: %s',
  (propertyWords) => {
    expect(filingText({ property: ['else'], propertyWords })).toContain('Include what you named');
  },
);

test('agreeing on nothing is not called an agreement', () => {
  const agreedWords = 'nothing, he wont answer the phone';
  expect(filingText({ agreed: 'none', agreedWords })).toContain(`How much you agree on: “${agreedWords}”`);
  expect(filingText({ agreed: 'none', agreedWords })).not.toContain('What you agree on');
});

const upToProperty: Values = {
  afraid: 'no',
  state: 'WA',
  county: null,
  lived: 'long',
  other: 'same',
  agreed: 'some',
  children: 'no',
};

test.each([
  ['nothing. oh wait actually ive been here more like 5 months i moved end of june', { lived: 'half' }],
  ['nothing. oh wait my husband lives in kentucky now', { other: 'another' }],
  ['none. sorry, my wife lives in oregon', { other: 'another' }],
  ['no. actually my husband lives in ohio now', { other: 'another' }],
])('an answer before a correction changes nothing else: “%s”', (text, changed) => {
  const run = { ...newRun(iWantToFile), values: upToProperty };
  const { values, pending } = takeAnswer(iWantToFile, run, text, '2026-11-28')?.run ?? run;
  expect(values['agreed']).toBe('some');
  expect({ ...values, ...pending }).toMatchObject(changed);
});

test('two corrections in one text still change both', () => {
  const run = {
    ...newRun(iWantToFile),
    values: { ...upToProperty, property: null, military: 'no', fee: 'no' },
  };
  const text = 'my state should be Oregon. children under 18 should be yes';
  expect(takeAnswer(iWantToFile, run, text, '2026-11-28')?.run.values).toMatchObject({
    state: 'OR',
    children: 'yes',
  });
});

const reviewed = (text: string) => {
  const values = { ...upToProperty, property: ['home', 'debts'], military: 'no', fee: 'no' };
  const run = { ...newRun(iWantToFile), values };
  return takeAnswer(iWantToFile, run, text, '2026-11-28')?.run.values['property'];
};

test.each([
  'actually we rent, take the house off',
  'take the home off the list',
  'we sold it. take the house off please',
  'remove the house',
  'we rent so take the house off',
])('a part of a list can be taken off in plain words: “%s”', (text) => {
  expect(reviewed(text)).toEqual(['debts']);
});

test.each(['take it off', 'we take the day off', 'he wants to take the car out'])(
  'nothing else is taken off: “%s”',
  (text) => {
    expect(reviewed(text)).toEqual(['home', 'debts']);
  },
);
