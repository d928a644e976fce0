import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaperLine, Place } from '#domain/papers/paper.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { requestSummary } from './ask-papers.ts';
import { LinesToSend } from './lines-to-send.tsx';

interface PaperSummaryProps {
  id: string;
  lines: readonly PaperLine[];
  onShow: (places: Place[]) => void;
}

/** A summary by the installation's language model, with consent each time. */
export function PaperSummary({ id, lines, onShow }: PaperSummaryProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data: isOffered } = useQuery({
    queryKey: ['sums-up-papers'],
    queryFn: async () => (await publicConfig()).sumsUpPapers === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const summary = useMutation({
    mutationFn: async (sent: readonly number[]) => {
      const answer = await requestSummary(id, {
        hasAgreed: true,
        lines: sent.map((line) => textOf(lines, line)),
      });
      // The line numbers in the answer refer to the lines that were sent.
      return answer.sentences.map(({ text, lines: cited }) => ({
        text,
        places: cited.flatMap((at) => placeOf(lines, sent[at])),
      }));
    },
    onSettled: () => setIsChoosing(false),
  });
  if (!isOffered) return null;
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">Summary written by a language model</h2>
      {summary.error && <Notice tone="danger">{summary.error.message}</Notice>}
      {summary.data && !summary.isPending && (
        <>
          <p className="text-sm text-ink-soft">
            A computer wrote these sentences and may have left things out. Check each one against the line it
            comes from.
          </p>
          <ul className="space-y-3">
            {summary.data.map(({ text, places }, at) => (
              <li key={at} data-summary-sentence>
                <p>{text}</p>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onShow(places)}
                  aria-label={`Show the line for: ${text}`}
                >
                  Show the line
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isChoosing ? (
        <LinesToSend
          lines={lines}
          isBusy={summary.isPending}
          onSend={(sent) => summary.mutate(sent)}
          onCancel={() => setIsChoosing(false)}
        />
      ) : (
        <>
          {!summary.data && (
            <p>You can get a short summary of your document. Each sentence shows the line it comes from.</p>
          )}
          <Button variant="secondary" onClick={() => setIsChoosing(true)}>
            {summary.data ? 'Ask for another summary' : 'Ask for a summary'}
          </Button>
        </>
      )}
    </Card>
  );
}

function textOf(lines: readonly PaperLine[], line: number): string {
  return (lines[line]?.text ?? '').slice(0, 600);
}

function placeOf(lines: readonly PaperLine[], line: number | undefined): Place[] {
  return line === undefined ? [] : [{ line, from: 0, to: textOf(lines, line).length }];
}
