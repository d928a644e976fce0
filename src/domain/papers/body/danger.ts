import type { PaperKind } from '../caption/paper-kinds.ts';
import type { Place } from '../paper.ts';
import { type RunningText, placesOf } from '../text/running-text.ts';

const words =
  /\b(?:family violence|domestic (?:violence|abuse)|threat(?:en(?:ed|s|ing)?)?(?: to)? (?:kill|harm|hurt|shoot|take (?:the child|his own|her own))|strangl\w+|chok(?:ed|ing)|physical(?:ly)? (?:abuse|harm|assault|struck|hit)\w*|sexual(?:ly)? (?:assault|abuse)\w*|stalk(?:ed|ing)|in fear (?:of|for)|fears? for (?:her|his|their) (?:life|safety)|clear and present danger|firearms? or ammunition|imminent danger|kidnap\w*|murder)\b/i;

/** Whether help lines are shown first, and where the paper mentions danger. */
export function findDanger(
  running: RunningText,
  kind: PaperKind | null,
): { isDanger: boolean; places: Place[] } {
  const match = words.exec(running.text);
  const places = match ? placesOf(running, match.index, match.index + match[0].length) : [];
  return { isDanger: match !== null || kind === 'protective-order', places };
}
