import type { AdvisorInfo } from '#contract/chat.ts';
import { advisorProfiles } from '#content/advisors.ts';
import { chatPhrases } from '#content/chat-phrases.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { openingQuestions } from './library/library-engine.ts';

export function advisorInfo(advisor: AdvisorId): AdvisorInfo {
  return {
    advisor,
    name: advisorProfiles[advisor].name,
    engine: 'library',
    disclosure: chatPhrases[advisor].disclosure,
    suggestions: openingQuestions(advisor),
  };
}
