import { createContext, useContext } from 'react';
import type { StoredToolInput } from '#contract/chat.ts';
import type { Host } from '../host/host.ts';

/** What a tool can use besides its own form. */
interface ToolContextValue {
  host: Host;
  /** False while an answer is being written. */
  canKeep: boolean;
  keep: (text: string, tool: StoredToolInput) => void;
}

export const ToolContext = createContext<ToolContextValue | null>(null);

export function useToolContext(): ToolContextValue {
  const context = useContext(ToolContext);
  if (!context) throw new Error('useToolContext must be used inside ToolContext');
  return context;
}
