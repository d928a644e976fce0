import { useEffect, useRef } from 'react';
import type { GuidedView } from '#contract/guided.ts';

interface GoOnProps {
  view: GuidedView;
  onGoOn: () => void;
}

/** Shown to people who come back, or who were interrupted by something more urgent. */
export function GoOn({ view, onGoOn }: GoOnProps) {
  const { isHeld, status, answers, title } = view;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement?.classList.contains('conversation')) button.current?.focus();
  }, []);
  if (isHeld) {
    return <p className="note">Let’s pause here. You can change an answer below, or ask me anything else.</p>;
  }
  const place = status === 'checking' ? 'check your answers' : placeOf(view);
  return (
    <>
      <p className="note">
        {title}. You’ve given {answers.length === 1 ? 'one answer' : `${answers.length} answers`}.
      </p>
      <button ref={button} type="button" data-next className="button-main" onClick={onGoOn}>
        Continue: {place}
      </button>
    </>
  );
}

function placeOf({ place }: GuidedView): string {
  return `question ${place.number} of about ${place.about}`;
}
