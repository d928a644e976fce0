import { advisorProfiles } from '#content/advisors.ts';
import { assistantName } from '#content/assistant-name.ts';
import { chatPhrases } from '#content/chat-phrases.ts';
import { modelConduct, modelVoices } from '#content/model-voice.ts';
import { type AssistantId, SUPPORT, assistantIds, canTalkTo } from '#domain/assistant.ts';
import type { Turn } from '../../engine.ts';
import { helpHint } from '../guard/output-guard.ts';
import { type Source, sourceBlock } from './sources.ts';

/** Returns the system prompt. `canary` is a word whose appearance in the output reveals that the prompt was repeated. */
export function conductFor(assistant: AssistantId, canary: string): string {
  return [
    persona(assistant),
    modelVoices[assistant].manner,
    modelConduct.talking,
    modelConduct.facts,
    filledIn(modelConduct.always, { help: helpHint }),
    filledIn(modelConduct.reference, { reference: canary }),
  ].join('\n\n');
}

interface Told {
  about: readonly string[];
  /** Replies of the advisors to similar messages (see guide-notes.ts). */
  notes: readonly string[];
  sources: readonly Source[];
}

/**
 * Returns everything that a model is told besides the conversation: the constant part first, then what applies to this
 * turn.
 */
export function instructionsFor(conduct: string, turn: Turn, { about, notes, sources }: Told): string {
  return [
    conduct,
    `How you sound:\n\n${examples(turn.advisor)}`,
    `The other guides in this app, for questions of their fields:\n${otherFields(turn)}`,
    `What is known:\n${about.map((line) => `- ${line}`).join('\n')}`,
    ...(notes.length > 0 ? [`${modelConduct.notes}\n${notes.map((line) => `- ${line}`).join('\n')}`] : []),
    sources.length > 0 ? `Sources:\n\n${sourceBlock(sources)}` : modelConduct.noSources,
  ].join('\n\n');
}

function persona(assistant: AssistantId): string {
  const { topics } = chatPhrases[assistant];
  if (assistant === SUPPORT) return filledIn(modelConduct.support, { topics });
  const { name, role } = advisorProfiles[assistant];
  return filledIn(modelConduct.advisor, { name, role: role.toLowerCase(), topics });
}

function examples(assistant: AssistantId): string {
  return modelVoices[assistant].examples
    .map(({ person, advisor }) => `Them: ${person}\nYou: ${advisor}`)
    .join('\n\n');
}

function otherFields({ advisor, accessible }: Turn): string {
  return assistantIds
    .filter((assistant) => assistant !== advisor)
    .map((assistant) => {
      const closed = canTalkTo(assistant, accessible) ? '' : ' (not in this person’s plan)';
      return `- ${assistantName(assistant)}: ${chatPhrases[assistant].topics}${closed}`;
    })
    .join('\n');
}

function filledIn(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
}
