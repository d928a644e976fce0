import type { WrittenReply } from '#domain/intents/intent.ts';
import type { Reactions } from '#domain/reactions/reaction.ts';

/** Every text that a message is compared with, once each. `replies` are those of the intents and themes. */
export function writtenTexts(replies: readonly WrittenReply[], reactions: readonly Reactions[]): string[] {
  return [...new Set([...replies.flatMap(expectedBy), ...reactions.flatMap(reactionTexts)])];
}

/** Every text of the reactions to one answer. */
export function reactionTexts({ all }: Reactions): string[] {
  return all.flatMap(({ examples, reply }) => [...examples, reply]);
}

function expectedBy({ followUps, otherwise }: WrittenReply): string[] {
  return [
    ...followUps.flatMap((followUp) => [...followUp.examples, ...expectedBy(followUp)]),
    ...(otherwise ? expectedBy(otherwise) : []),
  ];
}
