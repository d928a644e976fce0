import { BookOpen } from 'lucide-react';
import type { RefObject } from 'react';
import { type ReadingLead, anyReading, childrenLead, firstSteps } from '#content/first-steps.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { type FirstAnswers, openLead, questionWith } from '#domain/first-steps.ts';
import { helpLines } from '#domain/help.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { HelpLines } from '#web/ui/help-lines.tsx';
import { AdvisorLeadLines } from './advisor-lead-lines.tsx';

interface FirstLeadsProps {
  answers: FirstAnswers;
  heading: RefObject<HTMLHeadingElement | null>;
  isOpen: (advisor: AdvisorId) => boolean;
  onAsk: (advisor: AdvisorId, question: string) => void;
  onStartOver: () => void;
  onClose: () => void;
}

/** An advisor to talk to and an article to read. Both fit the answers and are included in the person's plan. */
export function FirstLeads({ answers, heading, isOpen, onAsk, onStartOver, onClose }: FirstLeadsProps) {
  const step = answers.reason && firstSteps[answers.reason];
  const lead = step && openLead(step.advisors, isOpen);
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1}>
        This may help
      </h3>
      {answers.reason === 'unsafe' && <HelpLines lines={linesInDanger} />}
      {lead && (
        <AdvisorLeadLines
          lead={lead}
          question={step.takesAnswers ? questionWith(answers, lead.question) : lead.question}
          onAsk={onAsk}
        />
      )}
      {!lead && (
        <AppLink to="/advisors" className={linkClass}>
          Meet the six advisors
        </AppLink>
      )}
      <ul aria-label="Worth reading">
        {readingFor(answers).map(({ to, title }) => (
          <li key={to} className="flex items-center gap-2">
            <BookOpen aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <AppLink to={to} className={linkClass}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="-mx-2 -mb-2 flex flex-wrap gap-2 border-t border-line pt-2">
        <Button variant="quiet" size="small" onClick={onClose}>
          Done
        </Button>
        <Button variant="quiet" size="small" onClick={onStartOver}>
          Clear my answers
        </Button>
      </div>
    </div>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 md:min-h-9';

const linesInDanger = helpLines.filter(({ id }) => id === 'emergency' || id === 'violence');

function readingFor({ reason, hasChildren, state }: FirstAnswers): readonly ReadingLead[] {
  return [
    reason ? firstSteps[reason].reading : anyReading,
    ...(state
      ? [{ to: `/resources/states/${state.toLowerCase()}`, title: `${stateName(state)}: where to start` }]
      : []),
    ...(hasChildren && reason !== 'unsafe' ? [childrenLead] : []),
  ];
}
