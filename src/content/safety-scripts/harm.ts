import { numberOf } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { SafetyScript } from '../safety-scripts.ts';

const e = numberOf('emergency');
const c = numberOf('crisis');

export const harmScripts = {
  'harm-others': {
    texts: [
      `I hear how angry you are, and I take the words seriously. You don't have to act on this in the next hour.

Get away from the person and the place. Give any weapons and your car keys to someone you trust. Don't drink. Walk until your breathing slows down.

Then talk to a person. You can call or text ${c} about this kind of anger, too. If you think you may act on it, call ${e} and say so.

I'm an automated guide. Are you with them now, or on your way there?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'harm-now': {
    texts: [
      `Turn around and leave now, without a word. Get out of their sight. If you're driving, pull over somewhere safe and take out the key.

Then call ${e}, or call or text ${c}, and say: "I'm afraid I'll hurt someone." They'll help you through the next few minutes.

I'm an automated guide and can't stop this. You can.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'harm-not-now': {
    texts: [
      `Good. Keep that distance today, even by phone. If the kids have to be picked up or dropped off, ask someone else to do it.

Tell one person how angry you are, so you're not alone with it. You can call or text ${c}. A doctor or counselor can help if the anger keeps coming back.

I'm an automated guide. If you'd like, tell me what happened, and we'll look at what you can do about it.`,
    ],
    lines: ['crisis'],
  },
} as const satisfies Partial<Record<ScriptId, SafetyScript>>;
