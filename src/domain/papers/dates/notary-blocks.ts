import type { WrittenDate } from '../text/written-date.ts';
import { type RunningText, lineAt } from '../text/running-text.ts';

const bareExpiry = /^\W*(?:expires?|expiring|exp|expiration(?: date)?)(?: on)?\W*$/i;
const notary = /\bnotar(?:y|ies|ial)\b|\bcommission (?:no|number|id|#)/i;
const LINES_NEAR = 3;

/** Whether a bare "Expires" is inside a notary's seal, whose lines arrive one at a time. */
export function isInNotaryBlock(running: RunningText, { from }: WrittenDate): boolean {
  const at = lineAt(running, from);
  if (!bareExpiry.test(running.text.slice(running.starts[at], from))) return false;
  return running.lines
    .slice(Math.max(0, at - LINES_NEAR), at + LINES_NEAR + 1)
    .some(({ text }) => notary.test(text));
}
