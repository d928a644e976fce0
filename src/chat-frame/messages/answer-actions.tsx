import type { Message } from '#contract/chat.ts';
import { AnswerRating } from './answer-rating.tsx';
import { CopyButton } from '../tools/parts/copy-button.tsx';
import { textOf } from './message-text.ts';

interface AnswerActionsProps {
  message: Message;
  again: 'write' | 'look' | null;
  onAgain: () => void;
  onRead: (message: Message) => void;
  judged: boolean | null;
  onJudge: (answer: string, isHelpful: boolean | null) => Promise<void>;
}

/** The actions below an existing answer. */
export function AnswerActions({ message, again, onAgain, onRead, judged, onJudge }: AnswerActionsProps) {
  const text = textOf(message).replaceAll(/ ?\[\d{1,2}\]/g, '');
  if (!text && !again) return null;
  const written = messageIn(text);
  return (
    <div role="group" aria-label="This answer" className="answer-actions">
      {text && (
        <>
          <button type="button" className="button-text" onClick={() => onRead(message)}>
            Read aloud
          </button>
          <CopyButton text={written ?? text} />
          {message.status === 'done' && message.engine !== 'safety' && (
            <AnswerRating before={judged} onJudge={(isHelpful) => onJudge(message.id, isHelpful)} />
          )}
        </>
      )}
      {again && (
        <button type="button" className="button-text" onClick={onAgain}>
          {again === 'write' ? 'Answer again' : 'Show another answer'}
        </button>
      )}
    </div>
  );
}

/** A message to send is shown as a quotation, because people want to copy it without the text around it. */
function messageIn(text: string): string | null {
  const lines = text.split('\n').filter((line) => line.startsWith('> '));
  return lines.length === 0 ? null : lines.map((line) => line.slice(2)).join('\n');
}
