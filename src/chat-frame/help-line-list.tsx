import type { HelpLine } from '#domain/help.ts';

export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul
      aria-label="People to call or text"
      className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2">
          <div className="min-w-0 flex-1 basis-48">
            <p className="leading-snug font-semibold">{line.name}</p>
            <p className="text-sm text-ink-soft">{line.when}</p>
          </div>
          <p className="flex flex-wrap gap-2">
            <a className="button-quiet" href={`tel:${line.call}`} target="_top">
              Call {line.call}
            </a>
            {line.text && (
              <a className="button-quiet" href={textAddress(line.text)} target="_top">
                Text {line.text.word ? `${line.text.word} to ` : ''}
                {line.text.number}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function textAddress({ number, word }: NonNullable<HelpLine['text']>): string {
  return word ? `sms:${number}?&body=${word}` : `sms:${number}`;
}
