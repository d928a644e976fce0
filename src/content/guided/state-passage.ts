import { passagesByAdvisor } from '#content/passages.ts';
import type { Passage } from '#content/passage.ts';
import type { AdvisorId } from '#domain/advisor.ts';

/** The library's own text about a subject, such as "answer" or "filing", for a state. Null if there is none. */
export function statePassage(advisor: AdvisorId, state: string, subject: string): Passage | null {
  const ending = `-${subject}`;
  return (
    passagesByAdvisor[advisor].find((passage) => passage.state === state && passage.id.endsWith(ending)) ??
    null
  );
}
