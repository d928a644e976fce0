import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { saveReview } from './ask-papers.ts';
import { type ReviewSheet, savedFindingsOf } from './review-sheet.ts';
import { savedReviewsKey } from './saved-reviews.tsx';

interface SaveReviewProps {
  id: string;
  sheet: ReviewSheet;
  pages: number;
}

export function SaveReview({ id, sheet, pages }: SaveReviewProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveReview(id, savedFindingsOf(sheet, pages)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: savedReviewsKey(userId) });
      await queries.invalidateQueries({ queryKey: ['paper-review', userId, id] });
      showToast({ title: 'Review saved', description: 'Your document itself wasn’t saved.' });
    },
    onError: (error) =>
      showToast({ title: 'Error saving review', description: error.message, variant: 'destructive' }),
  });
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">Save this review</h2>
      <p>
        We save what we found, and the lines that say so, in your account. We don’t save your document, so
        keep the original. Anything you don’t save is gone when you close this page.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => save.mutate()} isBusy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save this review'}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Card>
  );
}
