import { useState } from 'react';
import { checklistWords } from '#content/tools/documents.ts';
import { checklistTool, situations } from '#domain/tools/documents/checklist-tool.ts';
import { KeepButton } from '../parts/save-button.tsx';
import { TickList } from '../parts/tick-list.tsx';
import { useTool } from '../parts/use-tool.ts';
import { PrintButton } from '../parts/print-button.tsx';

const tool = checklistTool(checklistWords);
const choices = situations.map((id) => ({ id, text: checklistWords.situations[id] }));

export function ChecklistForm() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [have, setHave] = useState<ReadonlySet<string>>(new Set());
  const { result, input: used, form, submit, answer } = useTool(tool);
  const papers = result?.groups.flatMap(({ items }) => items) ?? [];
  const input = { ...used, have: papers.filter(({ id }) => have.has(id)).map(({ id }) => id) };

  return (
    <>
      <form ref={form} noValidate onSubmit={submit({ situations: [...chosen] })}>
        <TickList legend="Which of these apply to you?" items={choices} ticked={chosen} onTick={setChosen} />
        <button type="submit" className="button-main">
          Show the list
        </button>
      </form>
      {result && (
        <section className="tool-answer tool-printed">
          <h3 ref={answer} tabIndex={-1}>
            {papers.length} papers to gather
          </h3>
          {result.first && <p className="tool-notice">{result.first}</p>}
          <p role="status" className="note">
            {input.have.length} of {papers.length} checked
          </p>
          {result.groups.map(({ id, name, items }) => (
            <TickList key={id} legend={name ?? 'For everyone'} items={items} ticked={have} onTick={setHave} />
          ))}
          <p className="note">{result.note}</p>
          <div className="tool-actions">
            <PrintButton />
            <KeepButton tool={tool.name} input={input} />
          </div>
        </section>
      )}
    </>
  );
}
