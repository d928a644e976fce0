import type { Slot } from '../flow.ts';
import type { Values } from '../value.ts';
import type { Reading } from './read-slot.ts';
import { readState } from './state.ts';

/** "Still in Ohio" means the same state as in an earlier answer, or another one. */
export function comparedState(slot: Slot, values: Values, text: string): Reading | null {
  const own = 'choices' in slot && slot.comparedTo ? values[slot.comparedTo] : undefined;
  const state = typeof own === 'string' ? readState(text.replace(/\bcali\b/i, 'California')) : null;
  return state && { value: state.code === own ? 'same' : 'another', isSure: state.isSure };
}
