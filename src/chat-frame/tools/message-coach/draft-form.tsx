import { useState } from 'react';
import { coachWords } from '#content/tools/message-coach.ts';
import { draftCoachTool } from '#domain/tools/message-coach/coach-tools.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ScriptCard } from '../parts/help-card.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useTool } from '../parts/use-tool.ts';
import { MarkedDraft } from './marked-draft.tsx';

type Advice = ResultOf<typeof draftCoachTool>;
type Coached = Extract<Advice, { kind: 'coached' }>;

const tool = draftCoachTool(coachWords);
const orders = [
  ['none', 'No'],
  ['unsure', 'I’m not sure'],
  ['forbidden', 'Yes'],
] as const;

export function DraftForm() {
  const [draft, setDraft] = useState('');
  const [contactOrder, setOrder] = useState<(typeof orders)[number][0]>('none');
  const [facts, setFacts] = useState({ situation: '', request: '', answerBy: '' });
  const { problemAt, form, submit, result, input: used, answer } = useTool(tool);
  const given = Object.fromEntries(Object.entries(facts).filter(([, text]) => text.trim() !== ''));
  const input = { draft, contactOrder, ...given };
  const fact = (name: keyof typeof facts) => ({
    value: facts[name],
    onChange: (text: string) => setFacts({ ...facts, [name]: text }),
    problem: problemAt(name),
  });

  return (
    <>
      <form ref={form} noValidate onSubmit={submit(input)}>
        <TextField
          label="Your draft"
          rows={5}
          value={draft}
          onChange={setDraft}
          problem={problemAt('draft')}
        />
        <ChoiceField
          label="Does a court order forbid contact?"
          value={contactOrder}
          onChange={setOrder}
          options={orders}
        />
        <details>
          <summary>Add your own details</summary>
          <TextField
            label="What your message is about"
            hint="For example: Mia has a checkup on Friday at 3."
            {...fact('situation')}
          />
          <TextField
            label="What you’re asking for"
            hint="For example: Can you take her?"
            {...fact('request')}
          />
          <TextField label="Reply by" hint="For example: Wednesday at noon" {...fact('answerBy')} />
        </details>
        <button type="submit" className="button-main">
          Check my draft
        </button>
      </form>
      {result && <Answer advice={result} draft={draftOf(used)} heading={answer} input={used} />}
    </>
  );
}

/** Marks belong to the checked draft, not to its later edits. */
function draftOf(input: object | null): string {
  return input && 'draft' in input ? String(input.draft).trim() : '';
}

interface AnswerProps {
  advice: Advice;
  draft: string;
  heading: ReturnType<typeof useTool>['answer'];
  input: object | null;
}

function Answer({ advice, draft, heading, input }: AnswerProps) {
  if (advice.kind === 'safety') return <ScriptCard script={advice.script} heading={heading} />;
  return (
    <section className="tool-answer">
      <h3 ref={heading} tabIndex={-1}>
        {advice.kind === 'coached' ? advice.text : 'Don’t send this'}
      </h3>
      {advice.kind === 'coached' ? (
        <Coaching advice={advice} draft={draft} />
      ) : (
        <>
          <p>{advice.text}</p>
          <SourceList sources={advice.sources} />
        </>
      )}
      <KeepButton tool={tool.name} input={input} />
    </section>
  );
}

function Coaching({ advice, draft }: { advice: Coached; draft: string }) {
  const { flags, frame, rewrite, coolOff, order } = advice;
  return (
    <>
      {coolOff && <p className="tool-notice">{coolOff}</p>}
      {order && <p className="tool-notice">{order}</p>}
      {flags.length > 0 && <MarkedDraft draft={draft} flags={flags} />}
      <h4>How it reads</h4>
      <ul className="tool-hints">
        {frame.hints.map(({ id, isMet, name, text }) => (
          <li key={id}>
            <strong>
              {name}: {isMet ? 'yes' : 'not yet'}
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
      <h4>A calmer version</h4>
      {rewrite.text && <blockquote className="tool-quote">{rewrite.text}</blockquote>}
      <p className="note">{rewrite.note}</p>
      {rewrite.text && <CopyButton key={rewrite.text} text={rewrite.text} />}
      {rewrite.leftOut.length > 0 && (
        <details>
          <summary>What this version leaves out</summary>
          <ul className="tool-list">
            {rewrite.leftOut.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
