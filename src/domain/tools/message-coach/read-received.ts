import type { CrisisScript } from '#domain/safety/script.ts';
import { bareSentence } from './calm-sentence.ts';
import { isUrgent } from './care-words.ts';
import { clausesOf } from './clauses.ts';
import { type CoolOff, coolOffAfter } from './cool-off.ts';
import { dangerInReceived } from './danger-in-message.ts';
import { duePhrase } from './due-phrase.ts';
import { findFlags } from './find-flags.ts';
import type { Flag, FlagKind } from './flag.ts';
import { sentencesOf } from './sentences.ts';

/** A part of a message that needs a reply, or a plain fact to note. */
export interface ReceivedItem {
  kind: 'question' | 'request' | 'proposal' | 'note';
  /** The sender's own words, without the tone. */
  text: string;
  /** The deadline in the sender's words. Null if they name no time. */
  by: string | null;
}

export type ReceivedAdvice =
  | { kind: 'safety'; script: CrisisScript }
  | {
      kind: 'read';
      verdict: ReceivedVerdict;
      /** The items that need a reply. `note` items never do. */
      items: ReceivedItem[];
      coolOffHours: CoolOff;
      /** The message contains a threat without mention of bodily harm. */
      isThreatening: boolean;
      /** Mentions papers, a court, money or something to sign. A lawyer should see it before a reply. */
      isLegal: boolean;
    };

export type ReceivedVerdict = 'answer-now' | 'answer' | 'note-only' | 'no-reply-needed';

/** Extracts only what needs a reply, and by when. Tone and accusations are left out. */
export function readReceived(message: string): ReceivedAdvice {
  const script = dangerInReceived(message);
  if (script) return { kind: 'safety', script };
  const flags = findFlags(message);
  const items = itemsOf(message);
  const isNow = isUrgent(message);
  return {
    kind: 'read',
    verdict: verdictOn(items, isNow),
    items,
    coolOffHours: coolOffAfter(flags, isNow),
    isThreatening: flags.some(({ kind }) => kind === 'threat'),
    isLegal: legal.test(message),
  };
}

const legal =
  /\b(?:served|summons|subpoena|petition|motion|hearing|mediation|deposition|court (?:date|order|papers)|(?:lawyer|attorney)s?|settlement|sign (?:the|this|it|your name)|notari[sz]ed?|custody agreement|restraining order|quitclaim|deed|title|retirement account|401)\b/i;

function verdictOn(items: readonly ReceivedItem[], isNow: boolean): ReceivedVerdict {
  if (isNow) return 'answer-now';
  if (items.some(({ kind }) => kind !== 'note')) return 'answer';
  return items.length > 0 ? 'note-only' : 'no-reply-needed';
}

function itemsOf(message: string): ReceivedItem[] {
  const parts = partsOf(message);
  const items = parts.flatMap((part, index) => {
    const kind = part.isReproach ? null : kindOf(part.text);
    const item = kind && { kind, text: part.text, by: duePhrase(part.text) };
    return item ? [withItsThing(item, parts[index - 1])] : [];
  });
  const named = items.filter(
    (item) => !items.some((other) => other !== item && other.text.startsWith(`${item.text} `)),
  );
  // Plain news is listed only if there is nothing else, because it would hide a question.
  return named.length > 0
    ? named
    : parts.filter(isNews).map(({ text }) => ({ kind: 'note', text, by: null }));
}

interface Part {
  text: string;
  isReproach: boolean;
}

function partsOf(message: string): Part[] {
  return sentencesOf(message).flatMap(({ start, end }) => {
    const calm = bareSentence(message.slice(start, end));
    const parts = isReproach(findFlags(calm)) ? clausesOf(calm) : [calm];
    return parts.map((part) => ({ text: bareSentence(part), isReproach: isReproach(findFlags(part)) }));
  });
}

const pointsBack =
  /^(?:(?:please|just|so|and|also|then|now|can|could|would|will|did|do|have|you|i|to|need)\s+)*(?:[a-z]+(?: me| us| him| her)?(?: back)?|fill|drop|pick) (?:it|them|those|these|that)\b(?! (?:is|was|works|you|she|he|the|my|your|his|her)\b)/i;
const thing =
  /\b(?:the|his|her|their|your|my|our|that) ((?:[a-z'-]+ ){0,2}(?:form|slip|sheet|receipt|bill|invoice|check|card|key|keys|passport|jacket|coat|boots|shoes|bag|backpack|inhaler|medicine|tablet|laptop|phone|charger|seat|bike|book|books|papers?|statement|report|license|title|deed|letter|email|number|schedule|ticket|tickets|fee|deposit|refund|payment|uniform|costume|stroller|glasses|instrument|homework|photos?|albums?))\b/i;

/** "Sign it by Friday" needs the sentence before it for context. */
function withItsThing(item: ReceivedItem, before: Part | undefined): ReceivedItem {
  if (item.kind === 'note' || !before || !pointsBack.test(item.text)) return item;
  if (!before.isReproach) {
    return { ...item, text: `${before.text} ${item.text}`, by: item.by ?? duePhrase(before.text) };
  }
  const name = thing.exec(before.text)?.[0];
  return name
    ? { ...item, text: `${item.text.replace(/[.?!]+$/, '')} (${name})${/[.?!]$/.exec(item.text)?.[0] ?? ''}` }
    : item;
}

const news =
  /\b(?:school|teacher|class|coach|practice|game|match|recital|play|concert|camp|swim\w*|lesson|bus|doctor|dentist|pediatrician|appointment|medicine|inhaler|insurance|tooth|teeth|fever|grade|test|exam|report card|homework|project|shoes?|size|cleats|boots|jacket|coat|bag|backpack|bike|book|form|slip|papers?|fee|deposit|bill|receipt|check|address|phone number|number|pick ?up|drop ?off|gate|door|flight|trip|vacation|party|birthday|daycare|sitter|car seat|uniform|costume|tablet|passport|nap|bedtime|lunch|dinner|party|mail|package|keys?|dog|cat|club|team|tryouts?|[a-f][+-]? (?:in|on))\b/i;
const told =
  /\b(?:is|are|was|were|has|have|had|will|got|gets|lost|left|put|sent|paid|signed|packed|dropped|picked|gave|moved|changed|starts?|started|ends?|ended|begins?|opens?|closes?|closed|cancell?ed|runs?|ran|says|said|needs|slept|ate|made|passed|finished|joined|bought|found|booked|arrived|came|costs?)\b/i;

/** Whether a part states a plain fact about a child or a thing, and nothing about the recipient. */
function isNews({ text, isReproach: isHot }: Part): boolean {
  const isAboutReader = /\b(?:you(?:'re|'ve|'ll|'d)?|your|yourself|u|ur)\b/i.test(text);
  return !isHot && !isAboutReader && news.test(text) && told.test(text) && text.split(/\s+/).length > 2;
}

/** An accusation in the form of a question needs no reply. An order with pressure still asks for something. */
const bearable: ReadonlySet<FlagKind> = new Set(['ownership', 'pressure', 'shouting', 'swearing']);

function isReproach(flags: readonly Flag[]): boolean {
  return flags.some(({ kind }) => !bearable.has(kind));
}

const question =
  /\?\s*$|^(?:and |so |also |ok |okay )?(?:can|could|will|would|do|does|did|is|are|have|has|may|should|when|what|where|which|who|whose|how|what time) (?:you|turn|we|i|he|she|they|it|the|time|much|many|day|days|about|is|are|does|do|should|will)\b/i;
const request =
  /\bplease\b|\blet me know\b|\b(?:i|we)(?:'ll| will)? need (?!to (?!know|hear|get)|some (?:space|time|peace)|a (?:break|drink|minute)|more from)[a-z$]|\bi asked (?:if|whether|about|what|when|for)\b|\b(?:do not|don't) forget to\b|^remember to\b|\bi(?:'d| would) like (?:the|my|his|her|their|an?) [^.?!]{0,40}\bback\b|\byou (?:need|have) to\b|\bmake sure\b|\bget back to me\b|\b(?:i|i'm) (?:am )?(?:waiting|still waiting) (?:for|on) (?:your|the|you)\b|^(?:still )?waiting (?:for|on)\b|^(?:swap|switch|trade)\b|\b(?:meet|come get|come pick) (?:us|me|him|her|them)\b|^(?:send|bring|sign|answer|call|give|return|pay|text|email|pick|drop|fill|confirm|reply|forward|tell me|pack|check|leave|put|have (?:him|her|them))\b/i;
const proposal =
  /\bhow about\b|\bwhat if\b|\bi(?:'d| would) (?:like|prefer|rather|want)\b|\bi want to (?:switch|swap|change|take|trade|move|keep|have)\b|\bi(?:'d| would)? (?:suggest|propose)\b|\b(?:we|you) could\b|\blet's\b|\bi can (?:take|do|pick|drop|pay|bring|keep)\b|\bcan we\b|\bwant to (?:switch|swap|trade)\b/i;

const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d|\d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d|thanksgiving|christmas|new year|easter|spring break|winter break)`;
/** An offer of days: "you can have the 12th". "You can have the house, I don't care" isn't one. */
const offer = new RegExp(
  String.raw`\b(?:you(?:'ll| will| can| could| may| would)?(?: then)? (?:have|take|keep|get)|i(?:'ll| will| can| could) give you)(?: (?:the kids|them|him|her|[A-Z][a-z]+))? (?:(?:for |on )?(?:the |your |that |this |next |all of )?)${day}`,
  'i',
);

function kindOf(part: string): ReceivedItem['kind'] | null {
  if (part.split(/\s+/).length < 2) return null;
  if (question.test(part)) return 'question';
  if (request.test(part)) return 'request';
  if (proposal.test(part) || offer.test(part)) return 'proposal';
  return duePhrase(part) === null ? null : 'note';
}
