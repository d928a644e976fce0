import { childAges } from '#domain/situation/child-age.ts';
import { childrenIn } from '#domain/situation/children.ts';
import { stageIn } from '#domain/situation/stage.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { writtenFor } from './fitting.ts';

export const STAGE_QUESTION = 'How far are things? It decides what comes next.';
/** What can be pressed instead of typing: each says a stage. */
export const stageAnswers = [
  'I am thinking about divorce',
  'We have separated',
  'I am about to file',
  'I was served',
  'I have filed',
  'We are in mediation',
  'I am divorced',
];

export const AGE_QUESTION = 'This depends on age. How old are the children?';

/** They say where they are, asked for it. */
export function isAnswerToStage({ text, history: [before] }: KnownTurn): boolean {
  return before?.role === 'assistant' && before.text.includes(STAGE_QUESTION) && stageIn(text) !== null;
}

/** They say how old the children are, asked for it. */
export function isAnswerToAge({ text, history: [before] }: KnownTurn): boolean {
  if (before?.role !== 'assistant' || !before.text.includes(AGE_QUESTION)) return false;
  const said = childrenIn(text);
  return said !== null && said.children !== 'none' && said.children.ages.length > 0;
}

/** Some of what would answer is for one age alone, and no age was told, nor asked for before. */
export function needsAge(finding: Extract<Finding, { kind: 'answer' }>, turn: KnownTurn): boolean {
  const { children } = turn.situation;
  if (children === 'none' || (children && children.ages.length > 0)) return false;
  if (turn.history.some(({ text }) => text.includes(AGE_QUESTION))) return false;
  return [finding.passage, ...finding.alternatives].some((passage) => {
    const { ages } = writtenFor(passage);
    return ages !== undefined && ages.length < childAges.length;
  });
}
