import type { RefObject } from 'react';
import { safetyScripts } from '#content/safety-scripts.ts';
import { type HelpLine, helpLines } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import { HelpLineList } from '../../help/help-line-list.tsx';
import { Markdown } from '../../messages/markdown.tsx';

interface HelpCardProps {
  text: string;
  lines: readonly HelpLine['id'][];
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Help lines to call, shown instead of the tool's result. */
export function HelpCard({ text, lines, heading }: HelpCardProps) {
  return (
    <section className="tool-answer">
      <h3 ref={heading} tabIndex={-1}>
        Before anything else
      </h3>
      <Markdown text={text} />
      <HelpLineList lines={helpLines.filter(({ id }) => lines.includes(id))} />
    </section>
  );
}

/** A `HelpCard` with a text of the safety gate. */
export function ScriptCard({ script, heading }: { script: ScriptId } & Pick<HelpCardProps, 'heading'>) {
  const { texts, lines } = safetyScripts[script];
  return <HelpCard text={texts[0]} lines={lines} heading={heading} />;
}
