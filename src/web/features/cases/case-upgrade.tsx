import { plans } from '#domain/billing/plan.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { CaseFilePicture } from './case-file-picture.tsx';
import { PAGE_TITLE } from './page-title.ts';

/** Replaces a case that the plan does not include, without revealing whether it exists. */
export function CaseUpgrade({ isSearch = false }: { isSearch?: boolean }) {
  const { name } = plans.unlimited;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 py-10 text-center">
      <CaseFilePicture />
      <PageHeading title={PAGE_TITLE}>Court cases come with the {name} plan</PageHeading>
      <p className="text-balance text-ink-soft">
        {name} is our unlimited plan.{' '}
        {isSearch
          ? 'With it, you can search real court decisions by state and subject.'
          : 'For now, you’ll find a few sample cases that show how case research will work.'}
      </p>
      <div className="mt-2 flex flex-col flex-wrap justify-center gap-2 self-stretch sm:flex-row">
        <AppLink to="/settings?tab=subscription" className={buttonClass({})}>
          Upgrade to Unlimited
        </AppLink>
        <AppLink to="/" className={buttonClass({ variant: 'secondary' })}>
          Return to Dashboard
        </AppLink>
      </div>
    </div>
  );
}
