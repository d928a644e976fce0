import { talkWords } from '#content/talk-words.ts';
import { equityOf } from '#domain/talk/house-figures.ts';
import type { Turn } from '../engine.ts';
import { hasHeard } from './conversation-memory.ts';
import type { Heard } from './heard.ts';

/** The passages about the house, where the figures belong. */
export const mentionsHouse =
  /\b(?:house|home|equity|buy(?:ing)? (?:me|him|her|them)? ?out|buyout|refinanc\w*|mortgage)\b/i;

/** Returns the equity from the stated figures if the message is about the house. Shown once for the same figures. */
export function houseLine(turn: Turn, { house }: Heard): string | null {
  if (!mentionsHouse.test(turn.text) || !house) return null;
  const equity = equityOf(house);
  const words = equity >= 0 ? talkWords.house : talkWords.houseUnderwater;
  const line = words
    .replace('{value}', dollars(house.value))
    .replace('{owed}', dollars(house.owed))
    .replace('{equity}', dollars(Math.abs(equity)))
    .replace('{half}', dollars(equity / 2));
  return hasHeard(turn, line) ? null : line;
}

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
