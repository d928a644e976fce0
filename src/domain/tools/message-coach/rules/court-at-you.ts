import { type Span, sentencesOf } from '../sentences.ts';

const authority =
  /\b(?:judge|judges|magistrate|attorneys?|lawyers?|police|cops?|sheriff|cps|dcfs|social (?:services|workers?)|caseworkers?|immigration|irs|courtroom|contempt|(?:family|criminal|supreme|in|to|the|a) court)\b/i;
const reader = /\b(?:you|your|you'll|you're|you've|u|ur)\b/i;
/** Excludes text about papers, dates and rooms, and friendly questions and offers. */
const business =
  /\?\s*$|\b(?:please|thank|thanks|sen[dt]s?|draft\w*|cop(?:y|ies)|dates?|forms?|hearing|schedule\w*|works?|ask(?:s|ed)?|mediat\w+|both|we|us|our|sign(?:ed)?|number|rooms?|bring|office|orders?|agreements?|attach\w*|e-?mail\w*|invoice|appointments?|available|said|says|called|wants?|wanted|needs?|needed|school|safe|clerk|papers?|settle\w*|settlement|parking|street|house|tennis|basketball|food|officer|report|reports|stolen|accident|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|if you (?:prefer|like|want|agree)|let me know|would like|prefer|suggest|recommend\w*|yours|question|questions|look|help\w*|review\w*|advice|cost|fees?|plan|told|spoke|talked|meet|met|meeting|found|here|911|hospital|ambulance|hurt|lost|missing|stay|tell|share|shared|next|contact|direct|represent\w*|from now on|apps?|write)\b|\d/i;

/** Matches a sentence with only an authority and the recipient: "The cops will be waiting for you." */
export function courtAtReader(text: string): Span[] {
  return sentencesOf(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return authority.test(sentence) && reader.test(sentence) && !business.test(sentence);
  });
}
