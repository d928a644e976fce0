import { useEffect, useRef, useState } from 'react';
import type { Box, PaperLine, Place } from '#domain/papers/paper.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { PaperReading, PagePreview } from './reading/paper-reading.ts';

interface PageViewerProps {
  reading: PaperReading;
  lines: readonly PaperLine[];
  /** The marked lines. */
  places: readonly Place[];
}

/** The paper itself, one page at a time, with the lines of a fact marked. */
export function PageViewer({ reading, lines, places }: PageViewerProps) {
  const [number, setNumber] = useState(0);
  const [marked, setMarked] = useState(places);
  if (marked !== places) {
    setMarked(places);
    const page = lines[places[0]?.line ?? -1]?.page;
    if (page !== undefined) setNumber(page);
  }
  const shown = reading.shown[number];
  const gaps = reading.pages[number]?.gaps ?? [];
  const boxes = places.flatMap(({ line }) => {
    const { page, box } = lines[line] ?? {};
    return page === number && box ? [box] : [];
  });
  return (
    <Card className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Your document</h2>
        {reading.pages.length > 1 && (
          <div className="flex items-center gap-1 text-sm">
            <Button
              size="small"
              variant="quiet"
              disabled={number === 0}
              onClick={() => setNumber(number - 1)}
            >
              Back
            </Button>
            Page {number + 1} of {reading.pages.length}
            <Button
              size="small"
              variant="quiet"
              disabled={number === reading.pages.length - 1}
              onClick={() => setNumber(number + 1)}
            >
              Next
            </Button>
          </div>
        )}
      </div>
      {shown?.draw ? (
        <DrawnPage key={number} page={shown} boxes={boxes} gaps={gaps} />
      ) : (
        <TextPage lines={lines} places={places} />
      )}
    </Card>
  );
}

function DrawnPage({
  page,
  boxes,
  gaps,
}: {
  page: PagePreview;
  boxes: readonly Box[];
  gaps: readonly Box[];
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const target = canvas.current;
    // Twice its width on a wide screen, so that the print stays sharp.
    if (target) page.draw?.(target, 900).catch(() => undefined);
  }, [page]);
  const top = boxes[0]?.top;
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [page, top]);
  return (
    <div
      style={frame}
      className="overflow-auto rounded-control border border-line bg-white"
      tabIndex={0}
      role="region"
      aria-label="Page of your document"
    >
      <div className="relative" style={{ aspectRatio: page.shape ?? undefined }}>
        <canvas ref={canvas} className="block h-full w-full" role="img" aria-label="Image of the page" />
        {gaps.map((box, at) => (
          <span
            key={`gap-${at}`}
            className="absolute border-2 border-dashed border-danger"
            style={placeOf(box)}
          />
        ))}
        {boxes.map((box, at) => (
          <span
            key={at}
            ref={at === 0 ? mark : null}
            data-marked
            className="absolute"
            style={{ ...placeOf(box), ...marker }}
          />
        ))}
      </div>
    </div>
  );
}

/** The paper is white in dark mode, too. */
const marker = { background: 'rgb(255 196 0 / 35%)', outline: '2px solid rgb(180 110 0)' };
const frame = { maxHeight: '70vh' };

function placeOf({ left, top, width, height }: Box): React.CSSProperties {
  return {
    left: share(left - 0.005),
    top: share(top - 0.003),
    width: share(width + 0.01),
    height: share(height + 0.006),
  };
}

function share(part: number): string {
  return `${part * 100}%`;
}

/** A word processor's file has only its text. */
function TextPage({ lines, places }: { lines: readonly PaperLine[]; places: readonly Place[] }) {
  const marked = new Set(places.map(({ line }) => line));
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'nearest' });
  }, [places]);
  return (
    <div
      style={frame}
      className="space-y-1 overflow-auto rounded-control border border-line p-3 text-sm"
      tabIndex={0}
      role="region"
      aria-label="Text of your document"
    >
      {lines.map(({ text }, at) => (
        <p
          key={at}
          ref={at === places[0]?.line ? first : null}
          className={marked.has(at) ? 'bg-apricot-soft font-semibold' : undefined}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
