import { terms } from '#content/papers/terms.ts';
import type { PaperLine, Place } from '#domain/papers/paper.ts';
import { runningText, placesOf } from '#domain/papers/text/running-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The difficult words of this paper, each with its position. */
export function HardWords({
  lines,
  onShow,
}: {
  lines: readonly PaperLine[];
  onShow: (places: Place[]) => void;
}) {
  const found = termsIn(lines);
  if (found.length === 0) return null;
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">Legal terms in this document</h2>
      <ul className="space-y-3">
        {found.map(({ name, meaning, places }) => (
          <li key={name}>
            <p>
              <strong>{name}:</strong> {meaning}
            </p>
            <Button
              size="small"
              variant="quiet"
              className="px-0! hover:bg-transparent! hover:underline"
              onClick={() => onShow(places)}
              aria-label={`Show the line with ${name}`}
            >
              Show the line
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function termsIn(lines: readonly PaperLine[]) {
  const running = runningText(lines);
  return terms.flatMap(({ name, pattern, meaning }) => {
    const match = pattern.exec(running.text);
    return match
      ? [{ name, meaning, places: placesOf(running, match.index, match.index + match[0].length) }]
      : [];
  });
}
