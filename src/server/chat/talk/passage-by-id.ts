import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';

const passages = new Map(
  Object.values(passagesByAdvisor)
    .flat()
    .map((passage) => [passage.id, passage]),
);

export function passageById(id: string): Passage | null {
  return passages.get(id) ?? null;
}
