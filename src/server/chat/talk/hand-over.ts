import { advisorProfiles } from '#content/advisors.ts';
import { assistantName } from '#content/assistant-name.ts';
import { talkWords } from '#content/talk-words.ts';
import { SUPPORT, canTalkTo } from '#domain/assistant.ts';
import type { AnswerEvent, Turn } from '../engine.ts';
import type { Answer } from './decision.ts';

/** Passages of an advisor outside the person's plan are shown in short form and cannot be opened. */
export function isOpen({ from }: Answer, { accessible }: Turn): boolean {
  return from === null || from === SUPPORT || canTalkTo(from, accessible);
}

export function leadFor({ from }: Answer, turn: Turn): string {
  if (from === null) return '';
  if (from === SUPPORT) return `${talkWords.elsewhereSupport} `;
  const words = canTalkTo(from, turn.accessible) ? talkWords.elsewhereOpen : talkWords.elsewhereClosed;
  return `${words.replace('{name}', advisorProfiles[from].name)} `;
}

export function handOver({ from, question }: Answer, turn: Turn): AnswerEvent[] {
  if (from === null) return [];
  const data = {
    advisor: from,
    name: assistantName(from),
    question,
    isOpen: from === SUPPORT || canTalkTo(from, turn.accessible),
  };
  return [{ type: 'data-hand-over', data }];
}
