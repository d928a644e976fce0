import { useState } from 'react';
import { calmWords } from '#content/tools/calm.ts';
import { type BreathId, breathIds } from '#domain/tools/calm/breathing.ts';
import { breathingTool } from '#domain/tools/calm/calm-tools.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { useTool } from '../parts/use-tool.ts';
import { Pacer } from './pacer.tsx';

const tool = breathingTool(calmWords);
const breaths = optionsOf(breathIds, (id) => calmWords.breaths[id].name);
const lengths = optionsOf(['1', '2', '3', '5', '10'], (minutes) =>
  minutes === '1' ? '1 minute' : `${minutes} minutes`,
);

export function BreathingForm() {
  const [breath, setBreath] = useState<BreathId>('long-out');
  const [minutes, setMinutes] = useState('2');
  const { result, answer, forget, input: used, form, submit } = useTool(tool);

  if (result) {
    return (
      <section className="tool-answer">
        <h3 ref={answer} tabIndex={-1}>
          {result.name}
        </h3>
        <Pacer steps={result.steps} seconds={result.seconds} onStop={forget} />
        <p className="note">{result.care}</p>
        <KeepButton tool={tool.name} input={used} />
      </section>
    );
  }
  return (
    <>
      <form ref={form} noValidate onSubmit={submit({ breath, minutes: Number(minutes) })}>
        <ChoiceField
          label="Breathing pattern"
          hint={calmWords.breaths[breath].how}
          value={breath}
          onChange={setBreath}
          options={breaths}
        />
        <ChoiceField label="How long" value={minutes} onChange={setMinutes} options={lengths} />
        <button type="submit" className="button-main">
          Start
        </button>
      </form>
      <p className="note">{calmWords.care}</p>
      <SourceList sources={calmWords.sources} />
    </>
  );
}
