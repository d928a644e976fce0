import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { isBareReply } from '#domain/retrieval/bare-reply.ts';
import { isComplaint } from '#domain/retrieval/complaint.ts';
import { smallTalk } from '#domain/retrieval/small-talk.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { withoutStateNames } from '#domain/retrieval/us-state.ts';
import type { KnownTurn } from './finding.ts';
import { tellsOnly } from './told.ts';

/** With so many telling words it is clear what is spoken of. */
const ENOUGH = 3;
const QUESTIONS_AT_MOST = 3;

/** What the conversation was about before this message, in the person's words and ours; null at its beginning. */
export function subjectBefore(turn: KnownTurn): string | null {
  const saying = turn.questions.filter((question) => !saysNothing(question)).slice(0, QUESTIONS_AT_MOST);
  const title = lastSaid(turn, 1)?.title;
  const kept = title === undefined ? [] : [withoutStateNames(title)];
  for (const question of saying) {
    kept.push(question);
    if (terms(kept.join('\n')).size >= ENOUGH) break;
  }
  return kept.length === 0 ? null : kept.join('\n');
}

function saysNothing(question: string): boolean {
  return (
    smallTalk(question) !== null ||
    isComplaint(question) ||
    isBareReply(question) ||
    isStateAlone(question) ||
    tellsOnly(question)
  );
}

/** The text that was said last, within so many messages. */
export function lastSaid({ advisor, history }: KnownTurn, within = history.length): Passage | null {
  if (advisor === SUPPORT) return null;
  for (const said of history.slice(0, within)) {
    if (said.role !== 'assistant') continue;
    const passage = passagesByAdvisor[advisor].find(({ text }) => said.text.includes(text));
    if (passage) return passage;
  }
  return null;
}
