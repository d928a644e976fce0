import { useState } from 'react';
import { promises, privacyNote } from '#content/papers/screen-words.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useSearchesCases } from '#web/lib/data/use-searches-cases.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ChoosePaper } from './choose-paper.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { StartReviewCard } from './ready-to-begin.tsx';
import { SavedReviews } from './saved-reviews.tsx';
import { UploadUpgrade } from './upload-upgrade.tsx';
import { useAddDeadline } from './use-add-deadline.ts';
import { usePaper } from './use-paper.ts';
import { Suspense } from 'react';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';

const PaperReviewView = lazyPart(() =>
  import('./paper-review-view.tsx').then((module) => module.PaperReviewView),
);

/** Reads a court paper on this device and shows its facts. */
export function DocumentsPage() {
  const addDeadline = useAddDeadline();
  const [isUpgrading, setIsUpgrading] = useState(false);
  const { state, read, begin, leave } = usePaper(() => setIsUpgrading(true));
  return (
    <div className="max-w-5xl space-y-6">
      <div className="max-w-2xl space-y-3 print:hidden">
        <PageHeading title="Papers">Document Review</PageHeading>
        <p className="text-ink-soft">{privacyNote}</p>
      </div>
      {state.step === 'choose' && (
        <div className="max-w-2xl space-y-6">
          <ChoosePaper
            isReturn={state.isReturn}
            problem={state.problem}
            onRead={read}
            onUpgrade={() => setIsUpgrading(true)}
          />
          <SavedReviews />
          <Promises />
          <CaseSearchLink />
        </div>
      )}
      {state.step === 'reading' && <ReadingProgress progress={state.progress} onStop={leave} />}
      {state.step === 'read' && (
        <StartReviewCard
          pages={state.reading.pages.length}
          isBusy={state.isBeginning}
          problem={state.problem}
          onBegin={begin}
          onLeave={leave}
        />
      )}
      {state.step === 'review' && (
        <Suspense fallback={<LoadingMessage />}>
          <PaperReviewView key={state.id} {...state} onAddDeadline={addDeadline} onLeave={leave} />
        </Suspense>
      )}
      <UploadUpgrade isOpen={isUpgrading} onClose={() => setIsUpgrading(false)} />
    </div>
  );
}

/** Shown only if the operator has configured a service: nothing else links to it. */
function CaseSearchLink() {
  if (useSearchesCases() !== true) return null;
  return (
    <AppLink
      to="/case-research"
      className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
    >
      Search real court decisions
    </AppLink>
  );
}

function Promises() {
  return (
    <Card>
      <h2 className="mb-3 text-lg">What it does</h2>
      <ul className="space-y-3">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
