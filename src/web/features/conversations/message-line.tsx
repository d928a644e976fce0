import type { AnswerFeedback, Message, MessagePart } from '#contract/chat.ts';
import { helpLines } from '#domain/help.ts';
import { AnswerText } from './answer-text.tsx';
import { AnswerRating } from './answer-rating.tsx';

interface MessageLineProps {
  /** The message's ID. */
  conversation: string;
  message: Message;
  /** The name of the advisor who answers. */
  name: string;
  judged: AnswerFeedback | undefined;
  /** Whether the rating of the answer has been loaded. */
  canJudge: boolean;
}

export function MessageLine({ conversation, message, name, judged, canJudge }: MessageLineProps) {
  const { id, role, status, engine, parts, createdAt } = message;
  const isOwn = role === 'user';
  const isOver = status === 'stopped' || status === 'interrupted' || status === 'error';
  return (
    <li
      className={`rounded-card border border-line px-4 py-3 break-inside-avoid-page print:border-0 print:bg-transparent print:px-0 ${isOwn ? 'bg-pine-soft' : 'bg-surface'}`}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{isOwn ? 'You' : `${name} (automated)`}</span>
        <time dateTime={createdAt} className="text-ink-soft">
          {timeOf(createdAt)}
        </time>
      </p>
      <div className="mt-1 space-y-2 wrap-anywhere">
        {parts.map((part, index) => (
          <Part key={index} part={part} isOwn={isOwn} />
        ))}
        {status === 'streaming' && (
          <p className="text-sm text-ink-soft">This answer is still being written.</p>
        )}
        {isOver && (
          <p className="text-sm text-ink-soft">
            {status === 'stopped' ? 'You stopped this answer.' : 'This answer was cut off.'}
          </p>
        )}
      </div>
      {!isOwn && canJudge && engine !== 'tool' && engine !== 'guided' && status !== 'streaming' && (
        <AnswerRating conversation={conversation} answer={id} judged={judged ?? null} />
      )}
    </li>
  );
}

function Part({ part, isOwn }: { part: MessagePart; isOwn: boolean }) {
  switch (part.type) {
    case 'text':
      return isOwn ? <p className="whitespace-pre-wrap">{part.text}</p> : <AnswerText text={part.text} />;
    case 'safety':
      if (part.lines.length === 0) return null;
      return (
        <ul aria-label="People to call" className="space-y-1">
          {helpLines
            .filter(({ id }) => part.lines.includes(id))
            .map(({ id, name, call }) => (
              <li key={id}>
                <a
                  href={`tel:${call.replaceAll('-', '')}`}
                  className="inline-block py-1 font-semibold text-pine underline"
                >
                  {name}: {call}
                </a>
              </li>
            ))}
        </ul>
      );
    case 'citations':
      return <Titles label="From the library" titles={part.items.map(({ n, title }) => `[${n}] ${title}`)} />;
    case 'closest':
      return <Titles label="More from the library" titles={part.items.map(({ title }) => title)} />;
    case 'hand-over':
    case 'suggestions':
      return null;
  }
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  return (
    <p className="text-sm text-ink-soft">
      {label}: {titles.join('; ')}
    </p>
  );
}

function timeOf(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
