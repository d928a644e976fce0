import { useNavigate } from 'react-router';
import { canAccessAdvisor } from '#domain/billing/access.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { setPendingQuestion } from '#web/lib/pending-question.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Starts the flow "I was served" with the facts of the paper, after the person has seen everything that is sent. */
export function ServedPlan({ message }: { message: string }) {
  const navigate = useNavigate();
  const { data: entitlement } = useEntitlement();
  const now = useHourlyNow();
  if (!entitlement || !canAccessAdvisor(entitlement, 'hannah', now)) return null;
  const lines = message.split('\n');
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">Were you served with this?</h2>
      <p>
        Hannah can help you make a plan that covers what to do first and your deadline to answer. She’ll start
        with what we found here, so you don’t have to type it in.
      </p>
      <div className="rounded-control border border-line p-3 text-sm">
        <p className="mb-1 text-ink-soft">We’ll send only these words to your chat with Hannah:</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          setPendingQuestion('hannah', message);
          void navigate('/hannah');
        }}
      >
        Send this and make a plan
      </Button>
      <p className="text-sm text-ink-soft">
        If you leave this page, the document will close. If you want to keep the review, save it first.
      </p>
    </Card>
  );
}
