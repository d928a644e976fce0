import { expect, test } from 'vitest';
import { flows } from '#content/guided/flows.ts';
import { iWantToFile } from '#content/guided/i-want-to-file.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import { newRun } from '#domain/guided/run.ts';
import { pageText, runAt, talk } from './talk-in-tests.ts';

const jordan = 'no trips out of the country. hes threatened to take them to his moms in Jordan';
const india =
  "we dont agree on anything. he said if i leave he'll take dev to india and last month he put his hands on my neck till i couldnt breathe";

test('a threat to take the children abroad brings numbers, the passport program and the answer', async () => {
  const start = runAt(parentingPlan, 'travel', { afraid: 'no', ages: [6] });
  const { run, answer, lines } = await talk(parentingPlan, start, jordan);
  expect(answer).toMatch(/911.*lawyer.*Children’s Passport Issuance Alert Program.*1-800-799-7233/s);
  expect(lines).toEqual(expect.arrayContaining(['emergency', 'violence']));
  expect([run.values['travel'], run.dangers]).toEqual([jordan, ['abduction']]);
  expect((await talk(parentingPlan, { ...start, dangers: ['abduction'] }, jordan)).answer).not.toContain(
    'Issuance Alert',
  );
});

test('beside strangling, both are answered', async () => {
  const start = runAt(iWantToFile, 'agreed', { afraid: 'no', state: 'OH' });
  const { run, answer } = await talk(iWantToFile, start, india);
  expect(answer).toMatch(/911.*Children’s Passport Issuance Alert Program/s);
  expect(run.dangers).toEqual(expect.arrayContaining(['violence', 'abduction']));
});

test('it is on the page of every flow', async () => {
  for (const flow of flows) {
    const { run } = await talk(flow, newRun(flow), 'no', 'he swears he will take our son to Egypt for good');
    expect(run.dangers).toContain('abduction');
    const page = pageText(flow, { ...runAt(flow, 'end', { state: 'TX' }), dangers: run.dangers });
    expect(page).toMatch(
      /If the children could be taken abroad.*911.*Children’s Passport Issuance Alert Program/,
    );
  }
});
