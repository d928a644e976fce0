import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { deleteReview, listReviews } from './ask-papers.ts';
import { SavedReviewDialog } from './saved-review-dialog.tsx';

export const savedReviewsKey = (userId: string) => ['paper-reviews', userId] as const;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function SavedReviews() {
  const { id: userId } = useUser();
  const { data, isError, refetch } = useQuery({ queryKey: savedReviewsKey(userId), queryFn: listReviews });
  const [opened, setOpened] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = useRemoveReview(() => setLeaving(null));
  if (isError)
    return (
      <LoadError
        title="We couldn’t load your saved reviews"
        description="Check your connection, then try again."
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">Saved reviews</h2>
      <ul className="divide-y divide-line">
        {data.map(({ id, title, savedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-1 basis-40">
              {title}{' '}
              <span className="text-sm text-ink-soft">saved {longDate.format(new Date(savedAt))}</span>
            </span>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setOpened(id)}
              aria-label={`Open ${title}`}
            >
              Open
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => setLeaving(id)}
              aria-label={`Delete ${title}`}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <SavedReviewDialog id={opened} onClose={() => setOpened(null)} />
      <Dialog isOpen={leaving !== null} onClose={() => setLeaving(null)} title="Delete this review?">
        <p>It will be deleted for good. Your deadlines won’t change.</p>
        <DialogButtons>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => leaving && remove.mutate(leaving)}
          >
            Delete
          </Button>
          <Button variant="quiet" onClick={() => setLeaving(null)}>
            Keep it
          </Button>
        </DialogButtons>
      </Dialog>
    </Card>
  );
}

function useRemoveReview(onDone: () => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteReview,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: savedReviewsKey(userId) });
      onDone();
      showToast({ title: 'Review deleted' });
    },
    onError: (error) =>
      showToast({ title: 'Error deleting review', description: error.message, variant: 'destructive' }),
  });
}
