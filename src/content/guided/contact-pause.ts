import type { Pause } from '#domain/guided/flow.ts';
import { EMERGENCY_NUMBER } from '#domain/help.ts';

/** After a mention of violence, parts that lead to contact with the other person are paused. */
export const contactPause: Pause = {
  id: 'contact',
  when: () => true,
  isFinal: true,
  words:
    'I’d like to stop here. When someone scares or controls you, good wording won’t keep you safe. Talk to an advocate before you write anything. Emma, one of the advisors, can help you plan.',
  refusal: `I won’t write this one with you, even if they wrote first. Your safety comes before an answer. Save their message, and talk to an advocate before you write anything. If you’re in danger, call ${EMERGENCY_NUMBER}.`,
  lines: ['violence', 'emergency'],
};
