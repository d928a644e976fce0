import { useState } from 'react';
import type { StoredToolInput } from '#contract/chat.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import type { Host } from '../host/host.ts';
import { OpenTool } from './open-tool.tsx';
import { ToolContext } from './tool-context.ts';
import { shelf } from './tool-shelf.ts';

interface ToolPanelProps {
  advisor: string;
  host: Host;
  canKeep: boolean;
  onKeep: (text: string, tool: StoredToolInput) => void;
}

/** Replaces the conversation. Help and Quick exit stay below. */
export function ToolPanel({ advisor, host, canKeep, onKeep }: ToolPanelProps) {
  // Apart from the advisors, the server has this page only for Support, which has no tools.
  const tools = shelf[advisor as AdvisorId];
  const [shown, setShown] = useState<string | null>(null);
  /** A tool keeps its content while another one is shown. */
  const [opened, setOpened] = useState<readonly string[]>([]);

  function keep(text: string, tool: StoredToolInput): void {
    onKeep(text, tool);
    // The pressed button is removed, so the focus moves to the conversation.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.conversation')?.focus());
  }

  return (
    <ToolContext value={{ host, canKeep, keep }}>
      <section aria-label="Tools" className="tool-panel">
        {shown === null && (
          <>
            <h2>Tools</h2>
            <p className="note">
              What you do here stays on this page. We don’t send or store what you write until you save it.
            </p>
            <ul>
              {tools.map(({ id, name, what }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="suggestion"
                    onClick={() => {
                      setShown(id);
                      setOpened([...opened.filter((one) => one !== id), id]);
                    }}
                  >
                    <strong>{name}</strong>
                    <span className="note">{what}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {tools.map(
          (tool) =>
            opened.includes(tool.id) && (
              <OpenTool
                key={tool.id}
                tool={tool}
                isShown={shown === tool.id}
                onClose={() => setShown(null)}
              />
            ),
        )}
      </section>
    </ToolContext>
  );
}
