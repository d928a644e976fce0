import type { Message, MessagePart } from '#contract/chat.ts';
import { helpLines } from '#domain/help.ts';
import { HelpLineList } from './help-line-list.tsx';
import { Markdown } from './markdown.tsx';

interface MessageViewProps {
  message: Message;
  /** Only the newest answer offers next questions. */
  isLast: boolean;
  onSend: (text: string) => void;
  onOpenPassage: (id: string) => void;
}

export function MessageView({ message, isLast, onSend, onOpenPassage }: MessageViewProps) {
  if (message.role === 'user') {
    return (
      <div className="message-own">
        <span className="sr-only">You wrote: </span>
        {message.parts.map((part, index) => part.type === 'text' && <p key={index}>{part.text}</p>)}
      </div>
    );
  }
  const isWaiting = message.status === 'streaming' && message.parts.length === 0;
  return (
    <div className="message-answer" aria-busy={message.status === 'streaming'}>
      <span className="sr-only">Answer: </span>
      {isWaiting && <p className="note">Looking in the library...</p>}
      {message.parts.map((part, index) => (
        <Part
          key={index}
          part={part}
          parts={message.parts}
          isLast={isLast}
          onSend={onSend}
          onOpenPassage={onOpenPassage}
        />
      ))}
      {message.status === 'stopped' && <p className="note">You stopped this answer.</p>}
      {message.status === 'interrupted' && (
        <p className="note">This answer was cut off. Ask again for all of it.</p>
      )}
    </div>
  );
}

interface PartProps extends Omit<MessageViewProps, 'message'> {
  part: MessagePart;
  parts: readonly MessagePart[];
}

function Part({ part, parts, isLast, onSend, onOpenPassage }: PartProps) {
  switch (part.type) {
    case 'text':
      return (
        <Markdown text={part.text} citation={(n) => <Marker n={n} parts={parts} onOpen={onOpenPassage} />} />
      );
    case 'safety':
      return <HelpLineList lines={helpLines.filter((line) => part.lines.includes(line.id))} />;
    case 'citations':
      return (
        <ul aria-label="Sources in the library" className="cards">
          {part.items.map(({ n, id, title }) => (
            <li key={id}>
              <button type="button" className="button-text" onClick={() => onOpenPassage(id)}>
                [{n}] {title}
              </button>
            </li>
          ))}
        </ul>
      );
    case 'closest':
      return (
        <ul aria-label="Closest in the library" className="cards">
          {part.items.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="suggestion" onClick={() => onOpenPassage(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      );
    case 'suggestions':
      return isLast && <Suggestions items={part.items} onSend={onSend} />;
  }
}

function Suggestions({ items, onSend }: { items: readonly string[]; onSend: (text: string) => void }) {
  return (
    <ul aria-label="You could ask next" className="cards">
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

/** Plain text until its citation has arrived, and for a number that never got one. */
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
