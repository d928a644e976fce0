import { isReplyLabel } from '#domain/reactions/reply-label.ts';
import type { WrittenReply } from '#domain/intents/intent.ts';
import type { Turn } from '../engine.ts';
import { findRecentSubjects } from './live-subjects.ts';
import type { ReactionShelf } from './open-reactions.ts';

/** Returns the reply to a pressed suggestion of the newest answers. Null if the message is not one of them. */
export function findPressedReaction(turn: Turn, shelf: ReactionShelf): WrittenReply | null {
  const reactions = findRecentSubjects(turn, shelf).flatMap(({ id }) => shelf.byId.get(id)?.all ?? []);
  const pressed = reactions.find(({ examples }) => isReplyLabel(turn.text, examples));
  return pressed ? { reply: pressed.reply, followUps: [] } : null;
}
