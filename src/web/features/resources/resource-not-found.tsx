import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { OpenBookPicture } from './open-book-picture.tsx';

export function ResourceNotFound() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 py-10 text-center">
      <OpenBookPicture />
      <PageHeading title="Reading">Resource Not Found</PageHeading>
      <p className="text-ink-soft">We couldn't find the resource you're looking for.</p>
      <AppLink to="/resources" className={buttonClass({ className: 'mt-2' })}>
        Return to Resource Library
      </AppLink>
    </div>
  );
}
