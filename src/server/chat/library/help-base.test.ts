import { expect, test } from 'vitest';
import { helpBase, helpOpeners } from '#content/help-base.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { ANSWER_FROM, tierOf } from '#domain/retrieval/coverage.ts';
import { detectConcern } from '#domain/safety/detect.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { leaveOneOut } from '../../../../evals/score-library.ts';
import { openClassifier } from '../open-classifier.ts';
import { openLibrary } from './open-library.ts';

const library = openLibrary({ support: helpBase });
const best = (question: string) => library.search(SUPPORT, question)[0];

test('every title and every first sample question finds its own help text', () => {
  const astray = helpBase.filter((passage) => best(passage.title)?.passage !== passage);
  expect(astray.map(({ id }) => id)).toEqual([]);
  for (const question of helpOpeners) expect(best(question)?.coverage).toBe(1);
});

test('a suggested next question is answered by a different help text', () => {
  const unanswered = helpBase.flatMap(({ id, followUps }) =>
    followUps.filter((question) => {
      const hit = best(question);
      return !hit || hit.coverage < ANSWER_FROM || hit.passage.id === id;
    }),
  );
  expect(unanswered).toEqual([]);
});

test('three out of four held-out sample questions find their help text', () => {
  const leftOut = leaveOneOut(helpBase);
  const library = openLibrary({ support: leftOut.map(({ without }) => without) });
  const asked = leftOut.map(({ without, ask }) =>
    library
      .search(SUPPORT, ask)
      .slice(0, 3)
      .some(({ passage }) => passage.id === without.id),
  );
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThanOrEqual(0.75);
}, 60_000);

test('a question unrelated to the app gets no help text', () => {
  const foreign = [
    'what is the capital of france',
    'how do i cook rice',
    'who won the game last night',
    'write me a poem about autumn',
    'what is the square root of 81',
    'best restaurants in chicago',
  ];
  expect(foreign.filter((question) => tierOf(best(question)?.coverage ?? 0) === 'answer')).toEqual([]);
});

// These questions mention a person who watches, controls or hurts, so the help lines are the right answer.
const aboutDanger =
  /watch|spy|spied|spying|stalk|track|always knows where|controls the money|monitored|my screen|hotline|crisis|in danger|not safe|help line|suicide|violence|emergency|harmful|hacked|dangerous|afraid|reads my phone/;

test('at most three of a hundred ordinary questions about the app set off a safety script', () => {
  const classifier = openClassifier();
  const ordinary = helpBase
    .flatMap(({ asks, title }) => [...asks, title])
    .filter((question) => !aboutDanger.test(question));
  const alarms = ordinary.filter((question) => {
    const script = detectConcern(question, classifier)?.script;
    return script && isCrisisScript(script);
  });
  expect(ordinary.length).toBeGreaterThan(700);
  expect(alarms.length / ordinary.length, alarms.join('; ')).toBeLessThanOrEqual(0.03);
});
