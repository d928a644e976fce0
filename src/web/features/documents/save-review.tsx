import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';
import { MAX_STORED_BYTES, storePapers } from './store-papers.ts';
import { saveReview } from './ask-papers.ts';
import { type ReviewSheet, savedFindingsOf } from './review-sheet.ts';
import { savedReviewsKey } from './saved-reviews.tsx';

interface SaveReviewProps {
  id: string;
  /** The original document. */
  files: readonly File[];
  sheet: ReviewSheet;
  pages: number;
}

export function SaveReview({ id, files, sheet, pages }: SaveReviewProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [isWanted, setIsWanted] = useState(false);
  const isOffered = useQuery({
    queryKey: ['keeps-papers'],
    queryFn: async () => (await publicConfig()).keepsPapers === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const isTooLarge = files.some(({ size }) => size > MAX_STORED_BYTES);
  const save = useMutation({
    mutationFn: async (isPaperKept: boolean) => {
      await saveReview(id, savedFindingsOf(sheet, pages));
      if (isPaperKept) await storePapers(id, files);
    },
    onSuccess: async (_, isPaperKept) => {
      await queries.invalidateQueries({ queryKey: savedReviewsKey(userId) });
      await queries.invalidateQueries({ queryKey: ['paper-review', userId, id] });
      await queries.invalidateQueries({ queryKey: ['kept-papers', userId, id] });
      showToast({
        title: 'Review saved',
        description: isPaperKept
          ? 'Your document was saved with your review.'
          : 'Your document itself wasn’t saved.',
      });
    },
    onError: (error) =>
      showToast({ title: 'Error saving review', description: error.message, variant: 'destructive' }),
  });
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">Save this review</h2>
      <p>
        We’ll save what we found, and the lines it came from, in your account. Keep the original, because we
        don’t save your document{isOffered && ' unless you check the box below'}. Anything you don’t save will
        be lost when you close this page.
      </p>
      {isOffered && (
        <label className="flex items-start gap-3">
          <TickBox
            checked={isWanted}
            disabled={isTooLarge}
            onChange={({ target }) => setIsWanted(target.checked)}
          />
          <span>
            Keep the document itself, too.{' '}
            <span className="text-ink-soft">
              {isTooLarge
                ? 'This file is larger than 20 MB, so only the review can be saved.'
                : 'We encrypt the document when we store it. You can download or delete it anytime. The people who run this site could open it.'}
            </span>
          </span>
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => save.mutate(isWanted && isOffered === true)} isBusy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save this review'}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Card>
  );
}
