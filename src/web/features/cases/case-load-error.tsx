import { LoadError } from '#web/ui/status/load-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PAGE_TITLE } from './page-title.ts';

export function CaseLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="max-w-[62ch] space-y-6">
      <PageHeading title={PAGE_TITLE}>Court case</PageHeading>
      <LoadError
        title="Error loading case"
        description="We couldn't load the case details. Please try again."
        onRetry={onRetry}
      />
    </div>
  );
}
