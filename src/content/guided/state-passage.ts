import { passagesByAdvisor } from '#content/passages.ts';
import type { Passage } from '#content/passage.ts';
import type { AdvisorId } from '#domain/advisor.ts';

/** The library's own text for a state on a subject, such as "answer" or "filing". Null without one. */
export function statePassage(advisor: AdvisorId, state: string, subject: string): Passage | null {
  const ending = `-${subject}`;
  return (
    passagesByAdvisor[advisor].find((passage) => passage.state === state && passage.id.endsWith(ending)) ??
    null
  );
}
