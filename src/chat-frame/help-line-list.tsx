import type { HelpLine } from '#domain/help.ts';

export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line.id} className="rounded-lg border border-line bg-surface p-3">
          <p className="text-sm text-ink-soft">{line.when}</p>
          <p className="font-semibold">{line.name}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <a className="button-quiet" href={`tel:${line.call}`} target="_top">
              Call {line.call}
            </a>
            {line.text && (
              <a
                className="button-quiet"
                href={`sms:${line.text.number}${line.text.word ? `?&body=${line.text.word}` : ''}`}
                target="_top"
              >
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
