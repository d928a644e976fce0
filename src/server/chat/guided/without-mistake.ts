import { isDenied } from '#domain/safety/hint.ts';
import { normalise } from '#domain/safety/normalise.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import type { Standing } from './standing.ts';

/**
 * The conversation without thoughts of suicide that were only guessed and that the person denies: "I'm not dying". After a
 * plain statement, the lines stay on the page.
 */
export function withoutMistake(
  { concerns }: Pick<TurnContext, 'concerns'>,
  standing: Standing | null,
  text: string,
): Standing | null {
  if (!standing?.run.dangers.includes('self')) return standing;
  const wasGuessed = concerns.includes('note-self') && !concerns.some((kind) => kind.startsWith('suicide-'));
  if (!wasGuessed || !isDenied(normalise(text))) return standing;
  const dangers = standing.run.dangers.filter((one) => one !== 'self');
  return { ...standing, run: { ...standing.run, dangers } };
}
