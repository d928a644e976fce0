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

/** After a threat in the other person's own message, which the person may not have taken as one. */
export const threatPause: Pause = {
  ...contactPause,
  words: `I’d like to stop here. Part of their message reads like a threat to you, and I take that seriously. Don’t answer it. Save it with the date showing, and talk to an advocate before you write anything. If they’re near you now or you think they’re coming, call ${EMERGENCY_NUMBER}.`,
};
