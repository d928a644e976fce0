import { expect, test } from 'vitest';
import { noAnswers, openLead, questionWith, reasons } from '#domain/first-steps.ts';
import { tierAdvisors } from '#domain/billing/plan.ts';
import { stateNamed } from '#domain/retrieval/us-state.ts';
import { findChildren } from '#domain/situation/children.ts';
import { anyReading, childrenLead, firstSteps } from './first-steps.ts';
import { flowById } from './guided/flows.ts';
import { resourceKey } from './resource.ts';
import { resourceCards } from './resource-cards.ts';

const steps = reasons.map((reason) => firstSteps[reason]);
const leads = steps.flatMap(({ advisors }) => advisors);

test('every guided conversation is listed, with its advisor, its title and its opening text', () => {
  const named = leads.flatMap(({ advisor, flow }) => (flow ? [{ advisor, ...flow }] : []));
  expect(named.length).toBeGreaterThan(5);
  for (const { id, advisor, title, opening } of named) {
    expect(flowById(id)).toMatchObject({ advisor, title, opening });
  }
});

test('every article is listed under its title', () => {
  const known = new Map(resourceCards.map((card) => [`/resources/${resourceKey(card)}`, card.title]));
  known.set('/safety', 'How to stay safer');
  for (const { to, title } of [anyReading, childrenLead, ...steps.map(({ reading }) => reading)]) {
    expect(known.get(to)).toBe(title);
  }
});

test.each(['trial', 'core', 'unlimited'] as const)(
  'every reason leads to an available advisor: %s',
  (tier) => {
    const open = tierAdvisors(tier, []);
    for (const { label, advisors } of steps) {
      expect(
        openLead(advisors, (advisor) => open.includes(advisor)),
        label,
      ).not.toBeNull();
    }
  },
);

test('the advisors understand the answers sent along with a question', () => {
  const told = questionWith({ ...noAnswers, hasChildren: true, state: 'NM' }, 'Where do I start?');
  expect(stateNamed(told)).toBe('NM');
  expect(findChildren(told)).toMatchObject({ isStated: true });
  expect(findChildren(questionWith({ ...noAnswers, hasChildren: false }, 'Where do I start?'))).toEqual({
    isStated: true,
    children: 'none',
  });
});
