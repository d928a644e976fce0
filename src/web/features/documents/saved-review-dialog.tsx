import { useQuery } from '@tanstack/react-query';
import type { SavedFact } from '#contract/papers.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { openReview } from './ask-papers.ts';
import { StoredPapers } from './stored-papers.tsx';

const standings = {
  unchecked: 'not checked by you',
  confirmed: 'checked by you',
  corrected: 'corrected by you',
} as const;

export function SavedReviewDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { id: userId } = useUser();
  const { data, error } = useQuery({
    queryKey: ['paper-review', userId, id],
    queryFn: () => openReview(id ?? ''),
    enabled: id !== null,
    retry: false,
  });
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={data?.findings.title ?? 'Saved review'}>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!data && !error && <LoadingMessage />}
      {data && (
        <div className="space-y-4 text-sm">
          {data.findings.warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              {warning}
            </Notice>
          ))}
          {groupsOf(data.findings.facts).map(([group, facts]) => (
            <section key={group} className="space-y-2">
              <h3 className="font-semibold">{group}</h3>
              <ul className="space-y-2">
                {facts.map((fact, at) => (
                  <li key={at}>
                    {fact.label}: <strong>{fact.value}</strong>
                    <p className="text-ink-soft">
                      Page {fact.page}: “{fact.line}” ({standings[fact.standing]})
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {id !== null && <StoredPapers id={id} />}
          <h3 className="font-semibold">Questions for a lawyer</h3>
          <ul className="list-disc pl-5">
            {data.findings.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function groupsOf(facts: readonly SavedFact[]): [string, SavedFact[]][] {
  const groups = new Map<string, SavedFact[]>();
  for (const fact of facts) groups.set(fact.group, [...(groups.get(fact.group) ?? []), fact]);
  return [...groups];
}
