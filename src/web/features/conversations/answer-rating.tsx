import { useState } from 'react';
import { type AnswerFeedback, feedbackReasons } from '#contract/chat.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { problemText } from './ask-chat.ts';
import { useRateAnswer } from './queries.ts';
import { TickLine } from './tick-line.tsx';

const reasonTexts: Readonly<Record<(typeof feedbackReasons)[number], string>> = {
  wrong: 'Something in the answer was wrong',
  unclear: 'I didn’t understand it',
  'not-my-question': 'It didn’t answer my question',
  'not-for-my-state': 'It doesn’t apply in my state',
  hurtful: 'It was hurtful or upsetting',
};

interface AnswerRatingProps {
  /** The answer's ID. */
  conversation: string;
  answer: string;
  judged: AnswerFeedback | null;
}

/** Asks whether an answer helped. The answer's text is sent only with consent. */
export function AnswerRating({ conversation, answer, judged }: AnswerRatingProps) {
  const rateAnswer = useRateAnswer(conversation);
  const [current, setCurrent] = useState(judged);
  const [isAsking, setIsAsking] = useState(false);

  async function judge(feedback: AnswerFeedback | null): Promise<void> {
    try {
      await rateAnswer(answer, feedback);
      setCurrent(feedback);
      setIsAsking(false);
    } catch (error) {
      showToast({
        title: 'We couldn’t save your rating',
        description: problemText(error),
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="no-print mt-2 border-t border-line pt-1 text-sm text-ink-soft">
      {current ? (
        <p role="status" className="flex flex-wrap items-center gap-x-2">
          {current.isHelpful ? 'You said this helped.' : 'You said this didn’t help.'}{' '}
          {current.mayRead
            ? 'We may read this question and answer.'
            : 'We don’t see your question or the answer.'}
          <Button variant="quiet" size="small" onClick={() => void judge(null)}>
            Remove rating
          </Button>
        </p>
      ) : (
        <div role="group" aria-label="Did this answer help?" className="flex flex-wrap items-center gap-x-1">
          <span className="mr-2">Did this help?</span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void judge({ isHelpful: true, reason: null, mayRead: false })}
          >
            Yes
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isAsking}
            onClick={() => setIsAsking(!isAsking)}
          >
            No
          </Button>
        </div>
      )}
      {isAsking && !current && <WhyNot answer={answer} onSend={judge} />}
    </div>
  );
}

interface WhyNotProps {
  answer: string;
  onSend: (feedback: AnswerFeedback) => Promise<void>;
}

function WhyNot({ answer, onSend }: WhyNotProps) {
  const [reason, setReason] = useState<AnswerFeedback['reason']>(null);
  const [mayRead, setMayRead] = useState(false);
  return (
    <div className="space-y-2 pb-2 text-ink">
      <fieldset>
        <legend className="font-semibold">What was the problem? (Optional)</legend>
        {feedbackReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2 md:min-h-9">
            <input
              type="radio"
              name={`reason-${answer}`}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-5"
            />
            {reasonTexts[one]}
          </label>
        ))}
      </fieldset>
      <TickLine isOn={mayRead} onChange={setMayRead}>
        You may read this question and answer to improve your guides. Your copy is deleted when I delete the
        conversation.
      </TickLine>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void onSend({ isHelpful: false, reason, mayRead })}
      >
        Send
      </Button>
    </div>
  );
}
