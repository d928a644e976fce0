import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx').then((module) => module.CopyDialog));
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));

/** Available to everybody, also after a trial or a plan has ended. */
export function YourDataCard() {
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="your-data-title">
      <h3 id="your-data-title" className="text-lg">
        Your data
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        What you write here is yours. We keep it even after a trial or plan ends. You can delete it at any
        time.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="secondary" onClick={() => setOpen('copy')}>
          Download my data
        </Button>
        <Button variant="secondary" onClick={() => setOpen('delete')}>
          Delete my account
        </Button>
      </div>
      <Suspense>
        {open === 'copy' && <CopyDialog onClose={close} />}
        {open === 'delete' && <DeleteDialog onClose={close} onCopy={() => setOpen('copy')} />}
      </Suspense>
    </Card>
  );
}
