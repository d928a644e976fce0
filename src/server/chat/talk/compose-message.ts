import { talkWords } from '#content/talk-words.ts';
import type { Turn } from '../engine.ts';
import { type Composed, suggestionsCard } from './composed.ts';
import { unheard } from './conversation-memory.ts';
import { FACTS_QUESTION, type WrittenMessage } from './write-message.ts';

/** A message stands as a quotation, so that it can be copied and changed again. */
export function composeMessage(written: WrittenMessage, turn: Turn): Composed {
  switch (written.kind) {
    case 'written':
      return message(unheard(talkWords.messageWritten, turn), written.text);
    case 'revised':
      return message(
        talkWords.messageRevised[written.how],
        written.text,
        talkWords.revisions.filter((label) => !label.includes(written.how)),
      );
    case 'checked':
      return checked(written);
    case 'read':
      return received(written);
    case 'needs-facts':
      return { paragraphs: [`${talkWords.messageFacts} ${FACTS_QUESTION}`], cards: [] };
    case 'needs-correction':
      return { paragraphs: [`${talkWords.messageWrong} ${FACTS_QUESTION}`], cards: [] };
  }
}

function message(lead: string, text: string, revisions: readonly string[] = talkWords.revisions): Composed {
  return { paragraphs: [lead, `> ${text}`], cards: suggestionsCard(revisions) };
}

function checked({ text, isReady, marks, wait }: Extract<WrittenMessage, { kind: 'checked' }>): Composed {
  if (!text) return { paragraphs: [talkWords.messageNothing, ...listed(marks)], cards: [] };
  if (isReady) return { paragraphs: [talkWords.messageReady], cards: suggestionsCard(talkWords.revisions) };
  return {
    paragraphs: [talkWords.messageCalmer, `> ${text}`, ...listed(marks), ...(wait ? [wait] : [])],
    cards: suggestionsCard(talkWords.revisions),
  };
}

function listed(marks: readonly string[]): string[] {
  return marks.length === 0 ? [] : [talkWords.messageChanged, marks.map((mark) => `- ${mark}`).join('\n')];
}

function received({ items }: Extract<WrittenMessage, { kind: 'read' }>): Composed {
  if (items.length === 0) return { paragraphs: [talkWords.receivedNothing], cards: [] };
  return {
    paragraphs: [
      talkWords.receivedItems,
      items.map((item) => `- ${item}`).join('\n'),
      talkWords.receivedReply,
    ],
    cards: [],
  };
}
