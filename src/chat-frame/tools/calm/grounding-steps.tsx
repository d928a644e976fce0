import { useState } from 'react';
import { calmWords } from '#content/tools/calm.ts';
import { groundingTool } from '#domain/tools/calm/calm-tools.ts';
import { KeepButton } from '../parts/save-button.tsx';
import { SourceList } from '../parts/source-list.tsx';

const tool = groundingTool(calmWords);
const outcome = tool.run({});

/** Shows one step at a time, as long as the person wants. */
export function GroundingSteps() {
  const [at, setAt] = useState(0);
  if (!outcome.ok) return null;
  const { steps, care, sources } = outcome.result;
  const step = steps[at];

  return (
    <section className="tool-answer">
      <div aria-live="polite">
        <p className="note">{step ? `Step ${at + 1} of ${steps.length}` : 'Done'}</p>
        <p className="tool-step">{step ? step.say : 'That’s it. You can do this exercise again anytime.'}</p>
      </div>
      <div className="tool-actions">
        <button type="button" className="button-main" onClick={() => setAt(step ? at + 1 : 0)}>
          {step ? 'Next' : 'Start again'}
        </button>
        {at > 0 && step && (
          <button type="button" className="button-quiet" onClick={() => setAt(at - 1)}>
            Back
          </button>
        )}
        {!step && <KeepButton tool={tool.name} input={{}} />}
      </div>
      <p className="note">{care}</p>
      <SourceList sources={sources} />
    </section>
  );
}
