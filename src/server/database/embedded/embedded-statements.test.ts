import { expect, test } from 'vitest';
import { openCachedStatements } from './embedded-statements.ts';

const statement = (name: string) => ({ name, parameterTypes: [], columns: [] });

test('a new statement reuses the name of the least recently used one', () => {
  const kept = openCachedStatements(2);
  const [one, two] = [kept.takeName(), kept.takeName()];
  kept.keep('select 1', statement(one));
  kept.keep('select 2', statement(two));
  kept.find('select 1');
  expect(kept.takeName()).toBe(two);
  expect(kept.find('select 2')).toBeUndefined();
  expect(kept.find('select 1')?.name).toBe(one);
});

test('the name of a failed statement is used again', () => {
  const kept = openCachedStatements(1);
  const name = kept.takeName();
  kept.forget('select nothing', name);
  expect(kept.takeName()).toBe(name);
});
