import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/lib/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { deleteStoredPapers, listStoredPapers, openStoredPaper } from './store-papers.ts';

/** The papers that were stored with a saved review. They can be downloaded, and deleted without the review. */
export function StoredPapers({ id }: { id: string }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const queryKey = ['kept-papers', userId, id];
  // Installations that store no papers don't have this endpoint.
  const { data } = useQuery({ queryKey, queryFn: () => listStoredPapers(id), retry: false });
  const download = useMutation({
    mutationFn: async ({ position, name }: { position: number; name: string }) =>
      saveAs(await openStoredPaper(id, position), name),
  });
  const remove = useMutation({
    mutationFn: () => deleteStoredPapers(id),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  const problem = download.error ?? remove.error;
  if (!data || data.length === 0) return null;
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">The document itself</h3>
      {problem && <Notice tone="danger">{problem.message}</Notice>}
      <ul className="space-y-2">
        {data.map(({ position, name }) => (
          <li key={position} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">{name}</span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Download ${name}`}
              onClick={() => download.mutate({ position, name })}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        Delete the document but keep the review
      </Button>
    </section>
  );
}

function saveAs(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
