import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AdvisorId } from '#domain/advisor.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { FirstLeads } from './first-leads.tsx';
import { FirstQuestion } from './first-question.tsx';
import { closeFirstVisit } from './close-first-visit.ts';
import { useFirstAnswers } from './use-first-answers.ts';

interface FirstStepsCardProps {
  isOpen: (advisor: AdvisorId) => boolean;
  onAsk: (advisor: AdvisorId, question: string) => void;
}

/** Three optional questions, and what their answers lead to. */
export function FirstStepsCard({ isOpen, onAsk }: FirstStepsCardProps) {
  const { id } = useUser();
  const { step, answers, answer, startOver } = useFirstAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    // Moves the focus after a press, because the pressed button is removed, but not when the page opens.
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  function close() {
    startOver();
    closeFirstVisit(id);
  }

  return (
    <Card aria-labelledby="first-steps-title" className="relative space-y-4">
      <header className="pr-10">
        <h2 id="first-steps-title" className="text-lg">
          Where to start
        </h2>
        <p className="text-sm text-ink-soft">
          {step === 'leads'
            ? 'Choose one if you like. The rest can wait.'
            : 'Answer three short questions. You can skip any of them. We don’t save your answers.'}
        </p>
      </header>
      <button
        type="button"
        aria-label="Close “Where to start”"
        onClick={close}
        className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
      {step === 'leads' ? (
        <FirstLeads
          answers={answers}
          heading={heading}
          isOpen={isOpen}
          onAsk={onAsk}
          onStartOver={startOver}
          onClose={close}
        />
      ) : (
        <FirstQuestion key={step} question={step} heading={heading} onAnswer={answer} />
      )}
    </Card>
  );
}
