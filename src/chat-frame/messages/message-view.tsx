import type { Message, MessagePart } from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { helpLines } from '#domain/help.ts';
import { AnswerActions } from './answer-actions.tsx';
import { HelpLineList } from '../help/help-line-list.tsx';
import { Markdown } from './markdown.tsx';

interface MessageViewProps {
  message: Message;
  /** Only the newest answer offers next questions. */
  isLast: boolean;
  /** Announced while there is no new text. */
  progress: string | null;
  /** The previous answer, until this one starts. */
  replaced: Message | null;
  again: 'write' | 'look' | null;
  onAgain: () => void;
  onSend: (text: string) => void;
  onOpenPassage: (id: string) => void;
  onHandOver: (advisor: AssistantId, question: string) => void;
  onRead: (message: Message) => void;
  /** The answer's earlier rating. */
  judged: boolean | null;
  onJudge: (answer: string, isHelpful: boolean | null) => Promise<void>;
}

export function MessageView(props: MessageViewProps) {
  const { message, isLast, progress, replaced, onSend, onOpenPassage, onHandOver } = props;
  if (message.role === 'user') {
    return (
      <div className="message-own">
        <span className="sr-only">You wrote: </span>
        {message.parts.map((part, index) => part.type === 'text' && <p key={index}>{part.text}</p>)}
      </div>
    );
  }
  const { status } = message;
  const shown = message.parts.length === 0 && replaced ? replaced.parts : message.parts;
  const isReplaced = shown !== message.parts;
  const next = shown.filter((part) => part.type === 'suggestions');
  return (
    <div
      className="message-answer"
      aria-busy={status === 'streaming'}
      data-engine={message.engine}
      data-replaced={isReplaced}
    >
      <span className="sr-only">Answer: </span>
      {shown.map((part, index) => (
        <Part key={index} part={part} parts={shown} onOpenPassage={onOpenPassage} onHandOver={onHandOver} />
      ))}
      {progress && <p className="note">{progress}</p>}
      {status !== 'streaming' && status !== 'done' && <p className="note">{notes[status]}</p>}
      {isLast &&
        !isReplaced &&
        next.map(({ items }) => <Suggestions key={items.join()} items={items} onSend={onSend} />)}
      {status !== 'streaming' && message.engine !== 'guided' && <AnswerActions {...props} />}
    </div>
  );
}

const notes = {
  stopped: 'You stopped this answer.',
  interrupted: 'This answer was cut off.',
  error: 'This answer didn’t finish.',
};

interface PartProps extends Pick<MessageViewProps, 'onOpenPassage' | 'onHandOver'> {
  part: MessagePart;
  parts: readonly MessagePart[];
}

function Part({ part, parts, onOpenPassage, onHandOver }: PartProps) {
  switch (part.type) {
    case 'text':
      return (
        <Markdown text={part.text} citation={(n) => <Marker n={n} parts={parts} onOpen={onOpenPassage} />} />
      );
    case 'safety':
      if (part.lines.length === 0) return null;
      return <HelpLineList lines={helpLines.filter((line) => part.lines.includes(line.id))} />;
    case 'citations':
      return (
        <ul aria-label="Sources from the library" className="cards">
          {part.items.map(({ n, id, title }) => (
            <li key={id}>
              <button type="button" className="button-text" onClick={() => onOpenPassage(id)}>
                {part.items.length > 1 ? `[${n}] ` : ''}More: {title}
              </button>
            </li>
          ))}
        </ul>
      );
    case 'closest':
      return (
        <ul aria-label="More from the library" className="cards">
          {part.items.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="suggestion" onClick={() => onOpenPassage(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      );
    case 'hand-over':
      return (
        <div>
          <button
            type="button"
            className="button-quiet"
            onClick={() => onHandOver(part.advisor, part.question)}
          >
            {part.isOpen ? `Ask ${part.name} this` : `See how ${part.name} can help`}
          </button>
        </div>
      );
    case 'suggestions':
      // Placed below everything that belongs to the answer itself.
      return null;
  }
}

function Suggestions({ items, onSend }: { items: readonly string[]; onSend: (text: string) => void }) {
  return (
    <ul aria-label="What to ask next" className="cards">
      {items.map((item) => (
        <li key={item}>
          <button type="button" className="suggestion" onClick={() => onSend(item)}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MarkerProps {
  n: number;
  parts: readonly MessagePart[];
  onOpen: (id: string) => void;
}

/** Shows plain text until the citation arrives, or if the number has no citation. */
function Marker({ n, parts, onOpen }: MarkerProps) {
  const cited = parts
    .flatMap((part) => (part.type === 'citations' ? part.items : []))
    .find((item) => item.n === n);
  if (!cited) return null;
  return (
    <button
      type="button"
      className="citation"
      aria-label={`Source ${n}: ${cited.title}`}
      onClick={() => onOpen(cited.id)}
    >
      {n}
    </button>
  );
}
