import type { AdvisorInfo } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import { chatPhrases } from '#content/chat-phrases.ts';
import { flowsOf } from '#content/guided/flows.ts';
import { modelDisclosure } from '#content/model-notes.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { openingQuestions } from './talk/opening-questions.ts';

export function advisorInfo(advisor: AssistantId, engine: AdvisorInfo['engine']): AdvisorInfo {
  return {
    advisor,
    name: assistantName(advisor),
    engine,
    disclosure: engine === 'model' ? modelDisclosure(advisor) : chatPhrases[advisor].disclosure,
    suggestions: openingQuestions(advisor),
    openings: flowsOf(advisor).map(({ opening }) => opening),
  };
}
