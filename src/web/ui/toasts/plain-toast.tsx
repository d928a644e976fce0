import { type Toast, dismissToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Shows only the text, until it is dismissed. Used if the code of the real toast cannot be loaded. */
export function PlainToast({ toast: { id, title, description } }: { toast: Toast }) {
  return (
    <Card role="alert" className="toast-place fixed inset-x-4 z-50">
      <p>{title}</p>
      <p>{description}</p>
      <Button onClick={() => dismissToast(id)}>Dismiss</Button>
    </Card>
  );
}
