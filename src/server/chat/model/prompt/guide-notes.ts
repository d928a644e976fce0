import type { WrittenReply } from '#domain/intents/intent.ts';
import { type ThirdPerson, toThirdPerson, findThirdPerson } from '#domain/intents/third-person.ts';
import type { Turn } from '../../engine.ts';
import type { IntentsRead } from '../../intents/read-intents.ts';

const MAX_NOTES = 4;
/** Below these probabilities a reply is about something else. */
const INTENT_THRESHOLD = 0.05;
const REACTION_THRESHOLD = 0.2;

/**
 * Replies written for similar messages, best match first. They show a model what the advisors know and how they sound.
 */
export function guideNotes(turn: Turn, { pressed, followUp, found, reactions }: IntentsRead): string[] {
  const person = findThirdPerson([turn.text, ...turn.questions]);
  const direct = [pressed, followUp].flatMap((reply) => (reply ? [noteOf(reply, person)] : []));
  const likely = found
    .filter((each) => each.likely >= INTENT_THRESHOLD)
    .map(({ intent }) => `To “${intent.title}”: ${noteOf(intent, person)}`);
  const reaction = reactions.find((each) => each.likely >= REACTION_THRESHOLD);
  const reacted = reaction ? [toThirdPerson(reaction.reaction.reply, person)] : [];
  return [...new Set([...direct, ...likely.slice(0, MAX_NOTES - 1), ...reacted])].slice(0, MAX_NOTES);
}

function noteOf({ reply, question = '' }: WrittenReply, person: ThirdPerson): string {
  return toThirdPerson(`${reply} ${question}`.trim(), person);
}
