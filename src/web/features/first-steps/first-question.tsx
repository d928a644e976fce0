import { type ReactNode, type RefObject, useState } from 'react';
import { firstSteps } from '#content/first-steps.ts';
import { type FirstAnswers, reasons } from '#domain/first-steps.ts';
import { stateChoices } from '#domain/retrieval/us-state.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/forms/field.tsx';
import { questions } from './use-first-answers.ts';

type Question = (typeof questions)[number];
type Answer = (given: Partial<FirstAnswers>) => void;

const asked: Readonly<Record<Question, string>> = {
  reason: 'What brings you here?',
  children: 'Do you have children?',
  state: 'Which state do you live in?',
};
const TITLE_ID = 'first-question';

interface FirstQuestionProps {
  question: Question;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: Answer;
}

export function FirstQuestion({ question, heading, onAnswer }: FirstQuestionProps) {
  return (
    <div role="group" aria-labelledby={TITLE_ID} className="space-y-3">
      <h3 id={TITLE_ID} ref={heading} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-2">
        {asked[question]}{' '}
        <span className="font-sans text-sm font-normal text-ink-soft">
          {questions.indexOf(question) + 1} of {questions.length}
        </span>
      </h3>
      {question === 'reason' && <Reasons onAnswer={onAnswer} />}
      {question === 'children' && <Children onAnswer={onAnswer} />}
      {question === 'state' && <State onAnswer={onAnswer} />}
    </div>
  );
}

function Reasons({ onAnswer }: { onAnswer: Answer }) {
  return (
    <>
      <Choices>
        {reasons.map((reason) => (
          <Choice key={reason} onPress={() => onAnswer({ reason })}>
            {firstSteps[reason].label}
          </Choice>
        ))}
      </Choices>
      <Skip onPress={() => onAnswer({ reason: null })} />
    </>
  );
}

function Children({ onAnswer }: { onAnswer: Answer }) {
  return (
    <>
      <Choices>
        <Choice onPress={() => onAnswer({ hasChildren: true })}>Yes</Choice>
        <Choice onPress={() => onAnswer({ hasChildren: false })}>No</Choice>
      </Choices>
      <Skip onPress={() => onAnswer({ hasChildren: null })} />
    </>
  );
}

function State({ onAnswer }: { onAnswer: Answer }) {
  const [state, setState] = useState('');
  return (
    <>
      <select
        aria-labelledby={TITLE_ID}
        value={state}
        onChange={({ target }) => setState(target.value)}
        className={`${controlClass} h-11 max-w-sm`}
      >
        <option value="">Choose a state</option>
        {stateChoices.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <div className="flex flex-wrap gap-2">
        <Button disabled={state === ''} onClick={() => onAnswer({ state })}>
          Show me where to start
        </Button>
        <Skip onPress={() => onAnswer({ state: null })} />
      </div>
    </>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

function Choice({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="small" onClick={onPress}>
      {children}
    </Button>
  );
}

function Skip({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onPress} className="-ml-2">
      Skip this question
    </Button>
  );
}
