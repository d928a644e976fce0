import { MessageCircle, Phone } from 'lucide-react';
import { type HelpLine, helpLines } from '#domain/help.ts';

const numberClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3 text-sm font-semibold text-pine hover:bg-pine-soft';

interface HelpLinesProps {
  /** Default: all help lines. */
  lines?: readonly HelpLine[];
  /** Side by side on wide windows, so that three help lines leave room below. */
  isRow?: boolean;
}

/** Numbers to call or text, each one tap away. */
export function HelpLines({ lines = helpLines, isRow = false }: HelpLinesProps) {
  return (
    <ul className={isRow ? 'grid gap-5 lg:grid-cols-3' : 'space-y-5'}>
      {lines.map((line) => (
        <li key={line.id} className="space-y-2">
          <div>
            <p className="text-sm text-ink-soft">{line.when}</p>
            <p className="font-semibold">{line.name}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <a href={`tel:${digits(line.call)}`} className={numberClass}>
              <Phone aria-hidden className="size-4" />
              Call {line.call}
            </a>
            {line.text && (
              <a href={smsAddress(line.text)} className={numberClass}>
                <MessageCircle aria-hidden className="size-4" />
                {line.text.word
                  ? `Text ${line.text.word} to ${line.text.number}`
                  : `Text ${line.text.number}`}
              </a>
            )}
          </div>
          {line.tty && <p className="text-sm text-ink-soft">TTY {line.tty}</p>}
        </li>
      ))}
    </ul>
  );
}

function digits(number: string): string {
  return number.replaceAll(/\D/g, '');
}

function smsAddress(text: NonNullable<HelpLine['text']>): string {
  return `sms:${digits(text.number)}${text.word ? `?&body=${text.word}` : ''}`;
}
