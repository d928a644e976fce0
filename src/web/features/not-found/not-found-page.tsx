import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-md space-y-4 py-12 text-center">
      <p className="text-sm font-semibold text-ink-soft">404</p>
      <PageHeading title="Not found">Oops! Page not found</PageHeading>
      <p className="text-balance text-ink-soft">
        The address may have changed, or there may be a typo in the link.
      </p>
      <a href="/" className={buttonClass({ className: 'mt-2' })}>
        Return to Home
      </a>
    </div>
  );
}
