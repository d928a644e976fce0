import type { Pause } from '#domain/guided/flow.ts';

/** After a mention of violence, parts that lead to contact with the other person are paused. */
export const contactPause: Pause = {
  id: 'contact',
  when: () => true,
  isFinal: true,
  words:
    'I’d like to stop here. When someone scares or controls you, good wording won’t keep you safe. Talk to an advocate before you write anything. Emma, in the list of advisors, can help you plan.',
  lines: ['violence', 'emergency'],
};
