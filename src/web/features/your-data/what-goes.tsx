import { Button } from '#web/ui/button.tsx';

/** Before anything is asked: what is lost, what is not, and what to consider. */
export function WhatGoes({ onCopy }: { onCopy: () => void }) {
  return (
    <>
      <div>
        <h3 className="font-semibold">What’s deleted</h3>
        <p>
          Your name and address, chats, dates, steps, settings and sign-ins. If you have a plan, it ends.
          Everyone is signed out, on every device.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">What stays</h3>
        <p>
          Stripe keeps payment records, because the law requires it. Emails we’ve sent stay in your inbox.
          We’ll send one more, with a plain subject. If this site keeps backups, they’re replaced over time.
        </p>
      </div>
      <div>
        <p>If you’re in a court case, ask a lawyer first. What you delete could be evidence.</p>
        <Button variant="quiet" size="small" className="-ml-3 underline underline-offset-4" onClick={onCopy}>
          Download my data first
        </Button>
      </div>
    </>
  );
}
