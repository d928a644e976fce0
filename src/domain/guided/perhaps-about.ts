import type { CorrectionMatch, Search } from './correction-match.ts';
import { answeredSlots } from './steps.ts';
import { type ValueKind, acceptsKind, bareValue, containsKind, isBare, kindOf } from './value-kind.ts';

/** A longer text that begins with "wait" in a text answer, and gives a day or time like an earlier answer. */
export function perhapsAbout({ flow, run, open }: Search, said: string): CorrectionMatch | null {
  const kind = kindOf(said);
  const account = kind && accountMeant({ flow, run, open }, said, kind);
  if (account) return account;
  const isNarrative = open?.type !== 'text' || open.isAccount === true || open.isQuoted === true;
  if (isNarrative || open.isPrivate || !kind) return null;
  const slots = answeredSlots(flow, run.values)
    .toReversed()
    .filter((slot) => acceptsKind(slot, kind, run.values[slot.id]))
    .slice(0, 2);
  return slots.length > 0 ? { kind: 'which', slots } : null;
}

/** "Wait. It was 15 calls, I just counted": an account with such a value, which only the person may change. */
function accountMeant(
  { flow, run, open }: Pick<Search, 'flow' | 'run' | 'open'>,
  said: string,
  kind: ValueKind,
): CorrectionMatch | null {
  const isElsewhere =
    open === null || (open.type === 'text' && !open.isAccount && !open.isPrivate && !open.isQuoted);
  if (!isElsewhere || !isBare(bareValue(said), kind)) return null;
  const slots = answeredSlots(flow, run.values)
    .filter((slot) => slot.type === 'text' && slot.isAccount && !slot.isQuoted && !slot.isPrivate)
    .filter((slot) => containsKind(run.values[slot.id], kind));
  return slots.length > 0 ? { kind: 'which', slots } : null;
}
