import type { PassageView } from '#contract/chat.ts';
import { helpBase } from '#content/help-base.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { stateName } from '#domain/retrieval/us-state.ts';

const byId = new Map(
  [...Object.values(passagesByAdvisor).flat(), ...helpBase].map((passage) => [passage.id, passage]),
);

export function findPassage(id: string): Passage | undefined {
  return byId.get(id);
}

export function passageView({ id, title, text, state, sources }: Passage): PassageView {
  return {
    id,
    title,
    text,
    state: state ? stateName(state) : null,
    sources: sources.map((source) => ({ ...source })),
  };
}
