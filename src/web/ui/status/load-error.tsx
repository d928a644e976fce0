import { Button } from '#web/ui/button.tsx';
import { Notice } from './notice.tsx';

interface LoadErrorProps {
  title: string;
  description: string;
  onRetry: () => void;
}

/** Replaces a list or a card that could not be loaded. */
export function LoadError({ title, description, onRetry }: LoadErrorProps) {
  return (
    <Notice tone="danger" role="alert" title={title}>
      <p>{description}</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
