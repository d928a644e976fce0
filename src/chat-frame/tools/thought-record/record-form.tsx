import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { recordWords } from '#content/tools/calm.ts';
import { type RecordStep, recordSteps, thoughtRecordTool } from '#domain/tools/calm/thought-record-tool.ts';
import { ScriptCard } from '../parts/help-card.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { fetchClassifier } from './fetch-classifier.ts';

type RecordTool = ReturnType<typeof thoughtRecordTool>;

/** Loads the whole safety gate first, because people may write about self-harm here. */
export async function openRecordForm(): Promise<ComponentType> {
  const tool = thoughtRecordTool(recordWords, await fetchClassifier());
  return () => <RecordForm tool={tool} />;
}

const numbers: ReadonlySet<RecordStep> = new Set(['strength', 'strengthAfter']);

function RecordForm({ tool }: { tool: RecordTool }) {
  const [texts, setTexts] = useState<Partial<Record<RecordStep, string>>>({});
  const [at, setAt] = useState(0);
  const [checked, setChecked] = useState<ReturnType<RecordTool['run']> | null>(null);
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (checked) place.current?.focus();
  }, [checked, at]);

  const input = inputOf(texts);
  const step = recordSteps[at];
  const result = checked?.ok ? checked.result : null;

  function goOn(event: FormEvent): void {
    event.preventDefault();
    const outcome = tool.run(input);
    setChecked(outcome);
    if (outcome.ok && outcome.result.kind === 'record') setAt(at + 1);
  }

  if (result?.kind === 'safety') {
    return (
      <>
        <ScriptCard script={result.script} heading={place} />
        <button type="button" className="button-text" onClick={() => setChecked(null)}>
          Back to what I wrote
        </button>
      </>
    );
  }
  if (step) {
    const { ask, hint } = recordWords.steps[step];
    return (
      <form noValidate onSubmit={goOn}>
        <h3 ref={place} tabIndex={-1}>
          Question {at + 1} of {recordSteps.length}
        </h3>
        <TextField
          key={step}
          label={ask}
          hint={hint}
          {...(numbers.has(step) ? { inputMode: 'numeric' } : { rows: 3 })}
          value={texts[step] ?? ''}
          onChange={(text) => setTexts({ ...texts, [step]: text })}
          problem={checked && !checked.ok ? checked.problems[0]?.message : undefined}
        />
        <div className="tool-actions">
          <button type="submit" className="button-main">
            Next
          </button>
          {at > 0 && (
            <button type="button" className="button-quiet" onClick={() => setAt(at - 1)}>
              Back
            </button>
          )}
        </div>
        <p className="note">{recordWords.note}</p>
      </form>
    );
  }
  return (
    <section className="tool-answer">
      <h3 ref={place} tabIndex={-1}>
        What you wrote
      </h3>
      <dl className="tool-hints">
        {recordSteps.map((one) => (
          <div key={one}>
            <dt className="note">{recordWords.steps[one].ask}</dt>
            <dd>{texts[one]?.trim() || 'Left blank'}</dd>
          </div>
        ))}
      </dl>
      {result?.text && <p className="tool-notice">{result.text}</p>}
      <p className="note">{recordWords.note}</p>
      <div className="tool-actions">
        <KeepButton tool={tool.name} input={input} />
        <button type="button" className="button-quiet" onClick={() => setAt(0)}>
          Go through the questions again
        </button>
      </div>
    </section>
  );
}

/** The input without empty values, and with numbers parsed. */
function inputOf(texts: Partial<Record<RecordStep, string>>): object {
  const written = recordSteps.flatMap((step) => {
    const text = texts[step]?.trim();
    return text ? [[step, numbers.has(step) ? Number(text) : text] as const] : [];
  });
  return Object.fromEntries(written);
}
