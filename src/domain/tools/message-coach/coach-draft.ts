import type { CrisisScript } from '#domain/safety/script.ts';
import { isUrgent } from './care-words.ts';
import { type CoolOff, coolOffAfter } from './cool-off.ts';
import { dangerInDraft } from './danger-in-message.ts';
import { findFlags } from './find-flags.ts';
import { type Flag, isHardStop } from './flag.ts';
import { type Frame, frameOf } from './frame.ts';
import { type OwnFacts, type Rewrite, rewriteMessage } from './rewrite.ts';

export interface Draft extends OwnFacts {
  draft: string;
  /** An order that forbids contact. Even a kind message can violate it. */
  contactOrder: 'none' | 'forbidden' | 'unsure';
}

/** `safety` has a script of the safety gate, which replaces any coaching. */
export type DraftAdvice =
  | { kind: 'safety'; script: CrisisScript }
  | { kind: 'contact-forbidden' }
  | {
      kind: 'coached';
      verdict: Verdict;
      flags: Flag[];
      frame: Frame;
      rewrite: Rewrite;
      coolOffHours: CoolOff;
      askAboutOrder: boolean;
    };

/** `stop` means that the message must not be sent in this form at all. */
export type Verdict = 'ready' | 'shorten' | 'edit' | 'stop';

export function coachDraft({ draft, contactOrder, ...facts }: Draft): DraftAdvice {
  const script = dangerInDraft(draft);
  if (script) return { kind: 'safety', script };
  if (contactOrder === 'forbidden') return { kind: 'contact-forbidden' };
  const flags = findFlags(draft);
  const frame = frameOf(draft, flags);
  return {
    kind: 'coached',
    verdict: verdictOn(flags, frame),
    flags,
    frame,
    rewrite: rewriteMessage(draft, facts),
    coolOffHours: coolOffAfter(flags, isUrgent(draft)),
    askAboutOrder: contactOrder === 'unsure',
  };
}

function verdictOn(flags: readonly Flag[], frame: Frame): Verdict {
  if (flags.some(({ kind }) => isHardStop(kind))) return 'stop';
  if (flags.length > 0) return 'edit';
  return frame.brief ? 'ready' : 'shorten';
}
