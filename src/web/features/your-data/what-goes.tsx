import { Button } from '#web/ui/button.tsx';

/** Before anything is asked: what is lost, what is not, and what to think of. */
export function WhatGoes({ onCopy }: { onCopy: () => void }) {
  return (
    <>
      <div>
        <h3 className="font-semibold">What goes</h3>
        <p>
          Your name and address, chats, dates, steps, settings and sign-ins. If you have a plan, it ends.
          Everybody is signed out, on every device.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">What stays</h3>
        <p>
          Stripe keeps records of payments, because the law asks for them. Mails we sent stay in your mailbox.
          We send one more there, with a plain subject. Copies that this site keeps for emergencies are
          overwritten in time.
        </p>
      </div>
      <div>
        <p>If you are in a court case, ask a lawyer before you delete what could be evidence.</p>
        <Button variant="quiet" size="small" className="-ml-3 underline underline-offset-4" onClick={onCopy}>
          Take a copy first
        </Button>
      </div>
    </>
  );
}
