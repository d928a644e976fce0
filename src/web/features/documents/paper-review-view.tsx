import { useState } from 'react';
import { kindWords } from '#content/papers/kind-words.ts';
import { type PaperKind, paperKinds } from '#domain/papers/caption/paper-kinds.ts';
import { linesOf } from '#domain/papers/paper.ts';
import type { PaperReview } from '#domain/papers/review-paper.ts';
import type { Day } from '#domain/tools/day.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusAtStart } from '#web/ui/use-focus-at-start.ts';
import { controlClass, FieldFrame } from '#web/ui/forms/field.tsx';
import type { AddDeadline } from './use-add-deadline.ts';
import { FactCards } from './fact-cards.tsx';
import { type Fact, factGroups, questionsFor } from './facts.ts';
import { HelpFirst } from './help-first.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaperSummary } from './paper-summary.tsx';
import { PageViewer } from './page-viewer.tsx';
import { PrintSheet } from './print-sheet.tsx';
import type { PaperReading } from './reading/paper-reading.ts';
import { ReadingWarnings } from './reading-warnings.tsx';
import { SaveReview } from './save-review.tsx';
import { HardWords } from './hard-words.tsx';
import { servedMessage } from './served-message.ts';
import { ServedPlan } from './served-plan.tsx';
import { useChecks } from './use-checks.ts';

interface PaperReviewViewProps {
  id: string;
  files: readonly File[];
  reading: PaperReading;
  review: PaperReview;
  today: Day;
  onAddDeadline: AddDeadline;
  onLeave: () => void;
}

/** With one column, hearings and time limits come before the paper itself. */
const URGENT_GROUPS = 2;

/** The contents of the paper, beside the paper. */
export function PaperReviewView({
  id,
  files,
  reading,
  review,
  today,
  onAddDeadline,
  onLeave,
}: PaperReviewViewProps) {
  const [shown, setShown] = useState<Fact['places']>([]);
  const [kind, setKind] = useState<PaperKind | null>(review.kind?.kind ?? null);
  const { checks, set } = useChecks();
  const lines = linesOf(reading.pages);
  const named = { ...review, kind: kind ? { ...(review.kind ?? unnamed), kind } : null };
  const groups = factGroups(named);
  const title = kindWords[kind ?? 'other'].name;
  const sheet = { title, groups, checks, lines, review: named, questions: questionsFor(named) };
  const cards = { lines, today, source: title, checks, onCheck: set, onShow: setShown, onAddDeadline };
  const start = useFocusAtStart<HTMLElement>();
  const served = servedMessage(sheet, kind ?? 'other', today);
  return (
    <>
      <section
        ref={start}
        tabIndex={-1}
        aria-label="What your document says"
        className="space-y-6 outline-none print:hidden"
      >
        {(review.danger.isDanger || kind === 'protective-order') && <HelpFirst />}
        <ReadingWarnings warnings={review.warnings} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="space-y-6">
            <KindCard kind={kind} isSure={review.kind?.doubts.length === 0} onChoose={setKind} />
            <FactCards {...cards} groups={groups.slice(0, URGENT_GROUPS)} />
          </div>
          <div className="lg:sticky lg:top-20 lg:row-span-2">
            <PageViewer reading={reading} lines={lines} places={shown} />
          </div>
          <div className="space-y-6">
            <FactCards {...cards} groups={groups.slice(URGENT_GROUPS)} />
            <PaperSummary id={id} lines={lines} onShow={setShown} />
            <HardWords lines={lines} onShow={setShown} />
            {served && <ServedPlan message={served} />}
            <NextSteps kind={kind ?? 'other'} questions={sheet.questions} />
            <SaveReview id={id} files={files} sheet={sheet} pages={reading.pages.length} />
            <Button variant="quiet" onClick={onLeave}>
              Close this document
            </Button>
          </div>
        </div>
      </section>
      <PrintSheet {...sheet} />
    </>
  );
}

const unnamed = { id: 'kind', places: [], doubts: [], value: '', by: 'sentence' } as const;

interface KindCardProps {
  kind: PaperKind | null;
  isSure: boolean;
  onChoose: (kind: PaperKind) => void;
}

function KindCard({ kind, isSure, onChoose }: KindCardProps) {
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">{kind ? kindWords[kind].name : 'What kind of document is this?'}</h2>
      {kind && <p>{kindWords[kind].about}</p>}
      <FieldFrame
        label="Document type"
        hint={isSure && kind ? 'Change it if this isn’t right.' : 'We’re not sure. Please choose.'}
      >
        {(control) => (
          <select
            {...control}
            value={kind ?? ''}
            onChange={({ target }) => onChoose(target.value as PaperKind)}
            className={`${controlClass} h-11`}
          >
            {!kind && <option value="">Choose</option>}
            {paperKinds.map((choice) => (
              <option key={choice} value={choice}>
                {kindWords[choice].name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </Card>
  );
}
