import { Button } from '#web/ui/button.tsx';

/** Shown before anything is asked: what is lost, what is not, and what to consider. */
export function DeletionEffects({ onCopy }: { onCopy: () => void }) {
  return (
    <>
      <div>
        <h3 className="font-semibold">What’s deleted</h3>
        <p>
          Your name and email address, chats, dates, steps, settings, and sign-ins. If you have a plan, it
          ends. Every device is signed out.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">What’s kept</h3>
        <p>
          Stripe keeps payment records, because the law requires it. Emails we’ve already sent stay in your
          inbox. We’ll send one more, with a subject line that gives nothing away. If this site keeps backups,
          they’re replaced over time.
        </p>
      </div>
      <div>
        <p>If you’re in a court case, ask a lawyer first. Anything you delete could be evidence.</p>
        <Button variant="quiet" size="small" className="-ml-3 underline underline-offset-4" onClick={onCopy}>
          Download my data first
        </Button>
      </div>
    </>
  );
}
