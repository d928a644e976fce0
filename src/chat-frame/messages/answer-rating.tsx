import { useState } from 'react';

interface AnswerRatingProps {
  before: boolean | null;
  /** Null removes the rating. */
  onJudge: (isHelpful: boolean | null) => Promise<void>;
}

/** Asks whether an answer helped. The answer's text is not sent. The page of the conversation has more options. */
export function AnswerRating({ before, onJudge }: AnswerRatingProps) {
  const [judged, setJudged] = useState(before);
  const [note, setNote] = useState('');

  async function judge(pressed: boolean): Promise<void> {
    const next = judged === pressed ? null : pressed;
    try {
      await onJudge(next);
      setJudged(next);
      setNote(next === null ? 'Rating removed.' : 'Saved. Your messages weren’t shared.');
    } catch {
      setNote('We couldn’t save your rating.');
    }
  }

  return (
    <>
      {([true, false] as const).map((isHelpful) => (
        <button
          key={String(isHelpful)}
          type="button"
          className="button-text"
          aria-pressed={judged === isHelpful}
          onClick={() => void judge(isHelpful)}
        >
          {isHelpful ? 'Helpful' : 'Not helpful'}
        </button>
      ))}
      <span role="status" className="note">
        {note}
      </span>
    </>
  );
}
