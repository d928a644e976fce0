import { talkWords } from '#content/talk-words.ts';
import { personsTold } from '#domain/talk/writing/persons-told.ts';
import type { Turn } from '../engine.ts';
import { type Composed, suggestionsCard } from './composed.ts';
import { unheard } from './conversation-memory.ts';
import { FACTS_QUESTION } from './message-questions.ts';
import type { WrittenMessage } from './write-message.ts';

/** A message stands as a quotation, so that it can be copied and changed again. */
export function composeMessage(written: WrittenMessage, turn: Turn): Composed {
  switch (written.kind) {
    case 'written':
      return message(
        unheard(talkWords.messageWritten, turn),
        written.text,
        talkWords.revisions,
        written.asks === null ? null : inTheirWords(unheard(talkWords.messageAsksMore, turn), turn),
      );
    case 'from-template':
      return message(
        unheard(talkWords.messageFromTemplate, turn),
        written.text,
        talkWords.revisions,
        written.hasBlanks ? unheard(talkWords.messageBlanks, turn) : null,
      );
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
    case 'missing':
      return missing(written, turn);
    case 'needs-correction':
      return plain(unheard(talkWords.messageWhatChanges, turn));
    case 'sent':
      return plain(
        inTheirWords(unheard(talkWords[written.isHot ? 'messageSentHot' : 'messageSent'], turn), turn),
      );
  }
}

function message(
  lead: string,
  text: string,
  revisions: readonly string[] = talkWords.revisions,
  after: string | null = null,
): Composed {
  return {
    paragraphs: [lead, `> ${text}`, after].filter((each) => each !== null),
    cards: suggestionsCard(revisions),
  };
}

/** Exactly what a message still needs. */
function missing({ what, topic }: Extract<WrittenMessage, { kind: 'missing' }>, turn: Turn): Composed {
  if (what === 'all') return plain(`${talkWords.messageFacts} ${FACTS_QUESTION}`);
  const about = topic ? ` about ${topic}` : '';
  return plain(inTheirWords(unheard(talkWords.messageMissing, turn), turn).replace('{about}', about));
}

/** "Her" or "him", as the person speaks of the other parent. */
function inTheirWords(words: string, turn: Turn): string {
  const { other } = personsTold([...turn.questions.toReversed(), turn.text]);
  return words
    .replaceAll('{them}', other === 'he' ? 'him' : other === 'she' ? 'her' : 'them')
    .replaceAll('{they}', other ?? 'they');
}

function plain(paragraph: string): Composed {
  return { paragraphs: [paragraph], cards: [] };
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

function received({ items, wantsReply }: Extract<WrittenMessage, { kind: 'read' }>): Composed {
  if (items.length === 0 && wantsReply) return plain(talkWords.receivedWants);
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
