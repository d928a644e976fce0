import { oneLine, stripCue } from './cue.ts';

const LONGEST = 200;
/** Words of someone who finds a fault in what we wrote down. */
const fault =
  /\b(?:wrong|incorrect|not (?:right|true|correct)|isn'?t (?:right|true|correct)|mistakes?|typo|messed up|mixed up|left (?:it |that |him |her |them )?(?:out|off)|missing|missed|forgot|twice|double|should (?:be|say|have|read|include)|supposed to (?:be|say)|(?:not|isn'?t|aren'?t) (?:on|in) (?:there|here|it)|(?:fix|change|correct|edit|update|redo|remove) (?:it|that|this|the|my|something|one|an?)|take (?:that|it|this|him|her|them|the \w+) (?:out|off)|need(?:s)? to (?:add|say|change|fix)|not what i (?:said|meant|told|wrote|put|did|do))\b/i;
/** "I never said that" is about us. "He never said that" isn't. */
const misquoted =
  /\bi (?:never|didn'?t|did not) (?:say|said|tell|told|put|write|wrote|mean|meant)\b|\b(?:you|u) (?:put|wrote|have|got|said|changed|mixed|made|counted|left|forgot|missed|skipped|dropped)\b|\b(?:it|that|the page|this) says\b.{1,60}\bbut\b|\bi (?:forgot|need|want|have) to (?:add|put|tell you|mention|say|include|change|fix|correct)\b/i;
const ofUs =
  /\b(?:you|u|your|page|answers?|entry|list|plan|card|draft|log|on there|on it|one thing|in there|on here|part about|it says|that says)\b/i;
const bare =
  /^(?:(?:no|nope|ok|hmm+|um+|oh|well|but|and)[,.!]* )*(?:(?:that|this|it|something|one(?: thing)?|part of (?:it|this))(?:'s| is|'?s| looks)?|thats|its) (?:still |all |just |also |really )*(?:wrong|not (?:right|true|correct|what i (?:said|meant))|incorrect|off|a mistake|missing(?: something)?)(?:[.!]*$|[,.;!-]+ |(?= (?:i|we|it|he|she|they|my|the)\b))|^(?:no[,.]? )?(?:that|this|it) isn'?t (?:right|true|correct)[.!]*$/i;
const partOfPage =
  /^(?:(?:wait|no|ok|but|hey)[,.!]* )*(?:the|my|your|that|this) (?:\w+ )?(?:deadlines?|dates?|days?|times?|amounts?|numbers?|totals?|names?|ages?|place|address|order|result|math|sum|county|heading|title|part|line|sentence|wording|spelling|entry|answers?|page) (?:is|are|was|looks|isn'?t|aren'?t) (?:all |still |just )?(?:wrong|incorrect|right|not right|correct|not correct|off)\b/i;
const asks =
  /\?\s*$|^(?:what|why|how|who|when|where|is|are|do|does|did|can i|could i|should i|will|would)\b/i;
const asksForChange =
  /^(?:can|could|would|will) (?:you|u|we) (?:please )?(?:fix|change|correct|add|remove|take|put|edit|update)\b/i;

/**
 * Whether a text finds a fault in the page: "you left out the kids", "wait the child support is counted twice". Other
 * people's faults are a matter for the advisor: "my lawyer made a mistake", "is it wrong to leave?".
 */
export function objectsToPage(text: string): boolean {
  const line = oneLine(text);
  const { said, cue } = stripCue(line);
  if (line.length > LONGEST) return false;
  if (asksForChange.test(said)) return true;
  if (asks.test(text.trim()) || asks.test(said)) return false;
  if (bare.test(line) || partOfPage.test(line)) return true;
  if (misquoted.test(line)) return true;
  return fault.test(said) && (ofUs.test(said) || (cue === 'strong' && !others.test(said)));
}

const others =
  /^(?:my (?!page|answer|entry)|the (?:judge|court|lawyer|police|cops|school)|he|she|they|we|his|her|our)\b/i;
