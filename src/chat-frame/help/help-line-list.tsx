import type { HelpLine } from '#domain/help.ts';

export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul aria-label="People to call or text" className="help-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <div>
            <strong>{line.name}</strong>
            <p className="note">{line.when}</p>
          </div>
          <p>
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
