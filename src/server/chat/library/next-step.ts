import { passageFits } from '#content/passage-fits.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import type { Situation } from '#domain/situation/situation.ts';
import type { Turn } from '../engine.ts';
import { suitsAfterViolence } from './after-violence.ts';

/** What an advisor would offer next to somebody at this stage, and then with children of this age, not said yet. */
export function nextSteps(
  { advisor, history, hasViolence }: Turn,
  { stage, children }: Situation,
): Passage[] {
  if (advisor === SUPPORT) return [];
  const ages = children === null || children === 'none' ? [] : children.ages;
  const fits = Object.entries(passageFits[advisor]);
  const ofStage = stage === null ? [] : fits.filter(([, fit]) => fit.stages?.includes(stage));
  const ofAge = fits.filter(([, fit]) => fit.ages?.some((age) => ages.includes(age)));
  const ids = [...ofStage, ...ofAge].map(([id]) => id);
  return ids
    .flatMap((id) => passagesByAdvisor[advisor].find((passage) => passage.id === id) ?? [])
    .filter((passage) => !hasViolence || suitsAfterViolence(passage))
    .filter(({ text }) => !history.some((said) => said.text.includes(text)));
}
