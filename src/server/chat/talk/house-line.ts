import { talkWords } from '#content/talk-words.ts';
import { type HouseFigures, equityOf, houseFigures } from '#domain/talk/house-figures.ts';
import type { Turn } from '../engine.ts';
import { type Composed, citationsCard, suggestionsCard } from './composed.ts';
import { hasUsedText, lastAnswer } from './conversation-memory.ts';
import type { Interpretation } from './heard.ts';
import { passageById } from './passage-by-id.ts';

/** The passages about the house, where the figures belong. */
export const mentionsHouse =
  /\b(?:house|home|equity|buy(?:ing)? (?:me|him|her|them)? ?out|buyout|refinanc\w*|mortgage)\b/i;

/** Returns the equity from the stated figures if the message is about the house. Shown once for the same figures. */
export function houseLine(turn: Turn, { house }: Interpretation): string | null {
  if (!mentionsHouse.test(turn.text) || !house) return null;
  const line = equityLine(house);
  return hasUsedText(turn, line) ? null : line;
}

/** What a message to Max needs worked out about the house: new figures, or what one of them would pay the other. */
export type HouseSum = 'told' | 'asked';

const asksForShare =
  /\b(?:what|how much|whats|what's)\b[^.!]{0,40}\b(?:pay|owe|give|share|half|part|equity|get|cost|left|come to|comes? out)\b|\bhalf (?:is|would be|of (?:it|that))\b|\bmy half\b|\bbuy (?:me|him|her|them|us) out\b/i;
/** "I'd rather be bought out, I don't want the house." */
const wantsOut =
  /\b(?:(?:bought|buy(?:s|ing)? me) out|(?:don['’]?t|do not) want (?:the|to keep the) house)\b/i;
const BACK = 2;

/** Null if no figures of a house are known, or if the message needs none of this. */
export function houseSumFor(turn: Turn, { house, questions }: Interpretation): HouseSum | null {
  if (turn.advisor !== 'max' || !house || !isAboutHouse(turn)) return null;
  if (questions.length > 0) return asksForShare.test(turn.text) ? 'asked' : null;
  const before = houseFigures(turn.questions);
  const isNew = before?.value !== house.value || before.owed !== house.owed;
  if (isNew && !hasUsedText(turn, equityLine(house))) return 'told';
  const isShareShown = hasUsedText(turn, inWords(talkWords.houseShare, house));
  return wantsOut.test(turn.text) && !isShareShown ? 'asked' : null;
}

/** "So what do I pay him" is about the house that the messages before it were about. */
function isAboutHouse(turn: Turn): boolean {
  const recent = [turn.text, ...turn.questions.slice(0, BACK), lastAnswer(turn)?.text ?? ''];
  return recent.some((text) => mentionsHouse.test(text)) || isOfHouseSize(turn);
}

const LEAST_OF_HOUSE = 50_000;
const otherThings =
  /\b(?:boat|business|company|shop|store|truck|car|rv|camper|stocks?|401 ?k|pension|land)\b/i;

/** "We owe 300k and it's worth 280k": nothing else in a marriage has a loan of that size. */
function isOfHouseSize({ text }: Turn): boolean {
  const told = houseFigures([text]);
  return told !== null && Math.min(told.value, told.owed) >= LEAST_OF_HOUSE && !otherThings.test(text);
}

export function composeHouseSum(sum: HouseSum, { house }: Interpretation): Composed {
  if (!house) return { paragraphs: [], cards: [] };
  const steps = passageById('max-buyout-steps');
  const ways = talkWords.houseWays.filter((title) => sum === 'told' || title !== steps?.title);
  if (sum === 'told' || equityOf(house) <= 0)
    return {
      paragraphs: [equityLine(house), talkWords.houseNext],
      cards: suggestionsCard(talkWords.houseWays),
    };
  return {
    paragraphs: [
      inWords(talkWords.houseShare, house),
      `${talkWords.houseShareDepends}${steps ? ' [1]' : ''}`,
    ],
    cards: [...citationsCard(steps ? [steps] : []), ...suggestionsCard(ways)],
  };
}

function equityLine(house: HouseFigures): string {
  return inWords(equityOf(house) >= 0 ? talkWords.house : talkWords.houseUnderwater, house);
}

function inWords(words: string, house: HouseFigures): string {
  const equity = equityOf(house);
  return words
    .replace('{value}', dollars(house.value))
    .replace('{owed}', dollars(house.owed))
    .replace('{equity}', dollars(Math.abs(equity)))
    .replaceAll('{half}', dollars(equity / 2));
}

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
