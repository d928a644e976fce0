import { useState } from 'react';
import { headingWords } from '#content/tools/parenting-time.ts';
import { planTopicIds, planTopicsTool } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import { KeepButton } from '../parts/save-button.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { TickList } from '../parts/tick-list.tsx';

const tool = planTopicsTool(headingWords);
const topics = planTopicIds.map((id) => ({ id, text: headingWords[id].name, more: headingWords[id].ask }));

export function HeadingsForm() {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const input = { done: [...done] };
  return (
    <section className="tool-answer">
      <p role="status" className="note">
        {topics.length - done.size} of {topics.length} still open
      </p>
      <TickList legend="Check off what you’ve agreed on" items={topics} ticked={done} onTick={setDone} />
      <div className="tool-actions">
        <PrintButton />
        <KeepButton tool={tool.name} input={input} />
      </div>
    </section>
  );
}
