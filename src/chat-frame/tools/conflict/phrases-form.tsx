import { useState } from 'react';
import { conflictWords } from '#content/tools/conflict.ts';
import {
  type ConflictSituation,
  conflictSituations,
  deescalationTool,
  rockPhrasesTool,
} from '#domain/tools/conflict/conflict-tools.ts';
import { type ScreeningAnswers, screeningIds } from '#domain/tools/conflict/screening.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { HelpCard } from '../parts/help-card.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { Screening } from './screening.tsx';
import { TalkSteps } from './talk-steps.tsx';
import { useFocusOn } from './use-focus-on.ts';

const phrases = rockPhrasesTool(conflictWords);
const talk = deescalationTool(conflictWords);
const names = optionsOf(conflictSituations, (id) => conflictWords.phrases[id].name);

/** Questions about safety come before any help with talking. A yes leads to help lines, not to phrases. */
export function PhrasesForm() {
  const [answers, setAnswers] = useState<ScreeningAnswers>({});
  const [situation, setSituation] = useState<ConflictSituation>('insult');
  const outcome = phrases.run({ answers, situation });
  const result = outcome.ok ? outcome.result : null;
  const heading = useFocusOn(result?.kind === 'danger' || result?.kind === 'phrases' ? result.kind : null);
  const startOver = (
    <button type="button" className="button-text" onClick={() => setAnswers({})}>
      Answer the questions again
    </button>
  );

  if (result?.kind === 'ask') {
    return (
      <Screening
        question={result.question}
        number={screeningIds.indexOf(result.id) + 1}
        of={screeningIds.length}
        onAnswer={(answer) => setAnswers({ ...answers, [result.id]: answer })}
      />
    );
  }
  if (result?.kind === 'danger') {
    return (
      <>
        <HelpCard text={result.text} lines={result.lines} heading={heading} />
        {startOver}
      </>
    );
  }
  if (result?.kind !== 'phrases') return null;
  return (
    <>
      <ChoiceField label="What happened" value={situation} onChange={setSituation} options={names} />
      <section className="tool-answer">
        <h3 ref={heading} tabIndex={-1}>
          What you could say
        </h3>
        <ul className="tool-list" aria-live="polite">
          {[...result.gray, ...result.yellow].map((phrase) => (
            <li key={phrase}>“{phrase}”</li>
          ))}
        </ul>
        <p className="note">{result.note}</p>
        <KeepButton tool={phrases.name} input={{ answers, situation }} />
        <SourceList sources={result.sources} />
      </section>
      <TalkSteps tool={talk} answers={answers} />
      {startOver}
    </>
  );
}
