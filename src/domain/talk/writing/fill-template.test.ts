import { expect, it } from 'vitest';
import { findBlankFields, fillTemplate } from './fill-template.ts';
import { fillBlanks } from './fill-blanks.ts';

const swap = [
  ['Could we swap {day} for {day2}?', 'Could we swap [your day] for [the other day]?'],
  ['It matters for {child}.'],
  'If it doesn’t work, we’ll keep the schedule.',
] as const;

it('uses the first alternative whose facts are known, and omits a line that has none', () => {
  expect(fillTemplate(swap, { day: 'May 17', day2: 'May 24' })).toBe(
    'Could we swap May 17 for May 24? If it doesn’t work, we’ll keep the schedule.',
  );
});

it('writes a near day without "on"', () => {
  expect(fillTemplate([['On {day} you were late.']], { day: 'today' })).toBe('Today you were late.');
  expect(fillTemplate([['Could you come on {day}?']], { day: 'next Friday' })).toBe(
    'Could you come next Friday?',
  );
  expect(fillTemplate([['Could you come on {day}?']], { day: 'the 9th' })).toBe('Could you come on the 9th?');
});

it('ends a line with one period after "a.m."', () => {
  expect(fillTemplate([['The exchange is at {time}.']], { time: '10 a.m.' })).toBe(
    'The exchange is at 10 a.m.',
  );
});

it('leaves a blank in brackets for a missing required fact', () => {
  expect(findBlankFields(fillTemplate(swap, { day: 'May 17' }))).toEqual(['your day', 'the other day']);
});

it('fills the blanks in order with facts given later', () => {
  const draft = fillTemplate(swap, {});
  expect(fillBlanks(draft, 'may 17 for may 24', [])).toContain('swap May 17 for May 24');
});

it('fills a blank for day and time with both', () => {
  expect(fillBlanks('Could we move the call to [day and time]?', 'friday at 6', [])).toBe(
    'Could we move the call to Friday at 6?',
  );
});

it('fills the only blank with a bare answer', () => {
  expect(fillBlanks('Could you bring [what is missing] on Friday?', 'his blue jacket', [])).toBe(
    'Could you bring his blue jacket on Friday?',
  );
});

it('fills no blank from a message that asks something else', () => {
  expect(
    fillBlanks('Could you bring [what is missing]?', 'does she even have to answer that', []),
  ).toBeNull();
});

it('skips a line about one child if there are several', () => {
  const line = [['{child} is sick.', 'The kids are sick.']];
  expect(fillTemplate(line, { child: 'the kids' })).toBe('The kids are sick.');
  expect(fillTemplate(line, { child: 'Leo' })).toBe('Leo is sick.');
});
