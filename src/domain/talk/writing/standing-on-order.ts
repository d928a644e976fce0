import type { Point } from './points-told.ts';
import { asSentence } from './spelled-out.ts';

const order =
  /\b((?:the |our |my )?(?:court |custody |parenting )?(?:order|plan|agreement|decree|schedule|paper)s? (?:says?|is|has|gives|states) .*?\d.*?)(?=,? (?:but|and|she|he|so|not|which|because|bc|texts?|or)\b|[.,;!?\n]|$)/i;
const proposesTime =
  /\b(?:he|she|my ex)\b.*\b(?:text|say|said|want|wrote|ask|chang|mov|tell|told|com)\w*\b.*\d|\b(?:wants?|saying|says|said)\b.*\b\d/i;
const comesThere =
  /\b(?:i (?:pick|show|come|go|drive|got there|get there|sat)|(?:just|do i) show up|picking (?:up|him|her|them)|(?:be|get|got) there|come at \d|don'?t come|pull up|i'?m the one)\b/i;
const exchange = /\b(?:pick ?up|drop ?off|exchange|weekend|visit|kids|bring)\b/i;
const refused =
  /\bi (?:can'?t|cannot|cant) (?:do|make|be there (?:at|by)|come at|get there (?:at|by)) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)/i;

/** They ask for another time than the order's, which was told earlier: the order stands, and the person keeps to it. */
export function standingOnOrder(message: string, before: readonly string[]): Point[] | null {
  if (!proposesTime.test(message)) return null;
  const told = [message, ...before];
  const found = told.map((text) => order.exec(text)?.[1]).find((text) => text !== undefined);
  if (!found) return null;
  const sentence = asSentence(/^(?:the|our|my)\b/i.test(found) ? found : `the ${found}`);
  const [time] =
    /\b\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b/.exec(sentence.replace(/\b(?:the )?\d+(?:st|nd|rd|th)\b/g, '')) ?? [];
  const cannot = told.map((text) => refused.exec(text)?.[1]).find((text) => text !== undefined);
  const comes = time !== undefined && told.some((text) => comesThere.test(text));
  return [
    { kind: 'fact', text: sentence, isStated: true },
    ...(cannot ? [{ kind: 'plan' as const, text: `I can't do ${cannot}.`, isStated: true }] : []),
    ...(!comes && time !== undefined && told.some((text) => exchange.test(text))
      ? [{ kind: 'plan' as const, text: `Let's keep it at ${time}.`, isStated: true }]
      : []),
    ...(comes ? [{ kind: 'plan' as const, text: `I'll be there at ${time}.`, isStated: true }] : []),
  ];
}
