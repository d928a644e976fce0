import { createContext, useContext } from 'react';
import type { KeptTool } from '#contract/chat.ts';
import type { Host } from '../host/host.ts';

/** What a tool can use besides its own form. */
interface ToolRoomContext {
  host: Host;
  /** False while an answer is being written. */
  canKeep: boolean;
  keep: (text: string, tool: KeptTool) => void;
}

export const RoomContext = createContext<ToolRoomContext | null>(null);

export function useToolRoom(): ToolRoomContext {
  const room = useContext(RoomContext);
  if (!room) throw new Error('A tool stands outside its room');
  return room;
}
