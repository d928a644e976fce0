import { type ScreeningAnswer, screeningAnswers } from '#domain/tools/conflict/screening.ts';
import { useFocusOn } from './use-focus-on.ts';

interface ScreeningProps {
  question: string;
  number: number;
  of: number;
  onAnswer: (answer: ScreeningAnswer) => void;
}

const names: Readonly<Record<ScreeningAnswer, string>> = {
  yes: 'Yes',
  no: 'No',
  'not-sure': 'Not sure',
  skip: 'Skip',
};

export function Screening({ question, number, of, onAnswer }: ScreeningProps) {
  // The first question is reached from the tool's own heading.
  const heading = useFocusOn(number > 1 ? question : null);
  return (
    <section className="tool-answer">
      {number === 1 && (
        <p>
          First, we’ll ask a few questions about your safety. Words alone can’t fix every situation. We don’t
          store your answers.
        </p>
      )}
      <p className="note">
        Question {number} of {of}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {question}
      </h3>
      <div className="tool-actions">
        {screeningAnswers.map((answer) => (
          <button key={answer} type="button" className="button-quiet" onClick={() => onAnswer(answer)}>
            {names[answer]}
          </button>
        ))}
      </div>
    </section>
  );
}
