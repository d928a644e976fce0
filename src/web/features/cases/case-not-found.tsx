import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { CaseFilePicture } from './case-file-picture.tsx';
import { PAGE_TITLE } from './page-title.ts';

export function CaseNotFound() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 py-10 text-center">
      <CaseFilePicture />
      <PageHeading title={PAGE_TITLE}>Case Not Found</PageHeading>
      <p className="text-ink-soft">We couldn't find the case you're looking for.</p>
      <AppLink to="/case-research" className={buttonClass({ className: 'mt-2' })}>
        Return to Case Research
      </AppLink>
    </div>
  );
}
