import { helpLines } from '#domain/help.ts';
import type { deescalationTool } from '#domain/tools/conflict/conflict-tools.ts';
import type { ScreeningAnswers } from '#domain/tools/conflict/screening.ts';
import { HelpLineList } from '../../help/help-line-list.tsx';
import { KeepButton } from '../parts/save-button.tsx';

interface TalkStepsProps {
  tool: ReturnType<typeof deescalationTool>;
  answers: ScreeningAnswers;
}

/** Steps to de-escalate a conversation face to face. If a question was left open, it lists people to ask instead. */
export function TalkSteps({ tool, answers }: TalkStepsProps) {
  const outcome = tool.run({ answers });
  if (!outcome.ok) return null;
  const { result } = outcome;
  if (result.kind === 'careful') {
    return (
      <section className="tool-answer">
        <h3>When a conversation gets heated</h3>
        <p>{result.text}</p>
        <HelpLineList lines={helpLines.filter(({ id }) => result.lines.includes(id))} />
      </section>
    );
  }
  if (result.kind !== 'script') return null;
  return (
    <section className="tool-answer">
      <h3>When a conversation gets heated</h3>
      <ol className="tool-list">
        {result.steps.map(({ id, do: act, say }) => (
          <li key={id}>
            {act}
            {say && <em> “{say}”</em>}
          </li>
        ))}
      </ol>
      <KeepButton tool={tool.name} input={{ answers }} />
    </section>
  );
}
