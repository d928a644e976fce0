import { useState } from 'react';
import { coachWords } from '#content/tools/message-coach.ts';
import { receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import type { ReceivedItem } from '#domain/tools/message-coach/read-received.ts';
import { ScriptCard } from '../parts/help-card.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useTool } from '../parts/use-tool.ts';

const tool = receivedReaderTool(coachWords);
const kinds: Readonly<Record<ReceivedItem['kind'], string>> = {
  question: 'Question',
  request: 'Request',
  proposal: 'Offer',
  note: 'Worth saving',
};

export function ReceivedForm() {
  const [message, setMessage] = useState('');
  const { result, form, submit, problemAt, answer, input: used } = useTool(tool);

  return (
    <>
      <form ref={form} noValidate onSubmit={submit({ message })}>
        <TextField
          label="The message you got"
          rows={5}
          value={message}
          onChange={setMessage}
          problem={problemAt('message')}
        />
        <button type="submit" className="button-main">
          Check this message
        </button>
      </form>
      {result?.kind === 'safety' && <ScriptCard script={result.script} heading={answer} />}
      {result?.kind === 'read' && (
        <section className="tool-answer">
          <h3 ref={answer} tabIndex={-1}>
            {result.text}
          </h3>
          {result.threatened && <p className="tool-notice">{result.threatened}</p>}
          {result.legal && <p className="tool-notice">{result.legal}</p>}
          {result.items.length > 0 && (
            <ul className="tool-list">
              {result.items.map(({ kind, text, by }, index) => (
                <li key={index}>
                  <strong>{kinds[kind]}:</strong> {text}
                  {by && <span className="note"> When: {by}</span>}
                </li>
              ))}
            </ul>
          )}
          {result.coolOff && <p>{result.coolOff}</p>}
          <KeepButton tool={tool.name} input={used} />
        </section>
      )}
    </>
  );
}
