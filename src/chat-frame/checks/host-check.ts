import type { ToFrame } from '#contract/chat-frame.ts';
import { oneOf, shape, text, discriminatedUnion } from './shape.ts';

const theme = oneOf('light', 'dark');

const hostMessage = discriminatedUnion({
  'advisor:hello': shape({ accessToken: text, theme }),
  'advisor:send': shape({ text }),
  'advisor:theme': shape({ theme }),
  'advisor:restart': shape({}),
});

export function isToFrame(value: unknown): value is ToFrame {
  return hostMessage(value);
}
