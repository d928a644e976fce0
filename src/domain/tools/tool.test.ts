import * as v from 'valibot';
import { expect, test } from 'vitest';
import { choiceField, dayField, textField } from './field.ts';
import { defineTool } from './tool.ts';

const tool = defineTool({
  name: 'try_out',
  advisor: 'max',
  description: 'For this test.',
  input: v.object({
    lines: v.array(v.object({ name: textField(5) })),
    day: dayField(),
    side: choiceField(['left', 'right']),
  }),
  answer: ({ lines }) => ({ count: lines.length }),
});

test('a tool accepts input that matches its schema', () => {
  expect(tool.run({ lines: [{ name: 'Rent' }], day: '2026-11-22', side: 'left' })).toEqual({
    ok: true,
    result: { count: 1 },
  });
});

test('a tool describes every invalid field in plain words', () => {
  expect(tool.run({ lines: [{ name: '' }, { name: 'too long' }], day: '2026-02-30', side: 'up' })).toEqual({
    ok: false,
    problems: [
      { field: 'lines.0.name', message: 'Fill in this field.' },
      { field: 'lines.1.name', message: 'Keep it under 5 characters.' },
      { field: 'day', message: 'Enter a valid date.' },
      { field: 'side', message: 'Choose one from the list.' },
    ],
  });
});

test.each([null, undefined, 'text', 5, []])(
  'a tool rejects %j as its whole input without throwing',
  (input) => {
    expect(tool.run(input)).toMatchObject({ ok: false });
  },
);
