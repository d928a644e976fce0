import type { GuidedView } from '#contract/guided.ts';

interface AnswerListProps {
  view: GuidedView;
  own: (slot: string) => string | null;
  onSend: (text: string) => void;
}

/** The answers, each with a button to change it. Expanded after every fifth answer and at the end. */
export function AnswerList({ view, own, onSend }: AnswerListProps) {
  return (
    <details open={view.showsAnswers}>
      <summary>Your answers</summary>
      <dl className="guided-answers">
        {view.answers.map(({ slot, label, text, change }) => (
          <div key={slot}>
            <dt>{label}</dt>
            <dd>
              <span>{text ?? own(slot) ?? 'Not saved on this device'}</span>
              <button
                type="button"
                className="button-text"
                aria-label={`Change: ${label}`}
                onClick={() => onSend(change)}
              >
                Change
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
