import type { Passage } from '#content/passage.ts';
import type { ChildAge } from '#domain/situation/child-age.ts';
import type { Stage } from '#domain/situation/stage.ts';
import { fitOf, isAboutChildren, speaksOfChildren } from './fitting.ts';
import type { KnownTurn } from './finding.ts';

const children: Readonly<Record<ChildAge, string>> = {
  baby: 'our baby',
  small: 'our toddler',
  'school-age': 'our 9 year old',
  teen: 'our teenager',
  adult: 'our adult children',
};

const stages: Readonly<Record<Stage, string>> = {
  thinking: 'thinking about divorce',
  separated: 'we separated',
  'about-to-file': 'filing for divorce',
  served: 'i was served divorce papers and have to answer',
  filed: 'while the divorce case is open',
  settling: 'before i sign the settlement agreement',
  after: 'after the divorce is final',
};

const THEM = /\b(?:them|they)\b/i;
const WORDS_AT_MOST = 10;

/** A short question as it would be asked of somebody who remembers nothing, the most telling first. */
export function inFull({ text, situation }: KnownTurn): string[] {
  if (text.trim().split(/\s+/).length > WORDS_AT_MOST) return [];
  return [
    ...namingChildren(text, situation),
    ...(situation.stage ? [`${text}\n${stages[situation.stage]}`] : []),
  ];
}

function namingChildren(text: string, { children: known }: KnownTurn['situation']): string[] {
  if (known === null || known === 'none' || speaksOfChildren(text)) return [];
  const [age, ...others] = known.ages;
  const names = [...(age && others.length === 0 ? [children[age]] : []), 'the kids'];
  return names.map((name) => (THEM.test(text) ? text.replace(THEM, name) : `${text} for ${name}`));
}

/** What was added must count: the passage is for the stage, or about children. */
export function answersInFull(passage: Passage, question: string, { situation }: KnownTurn): boolean {
  return question.includes('\n')
    ? fitOf(passage, { ...situation, children: null }) === 1
    : isAboutChildren(passage);
}
