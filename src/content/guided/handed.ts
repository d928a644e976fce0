const toMe =
  /\b(?:handed|gave|served|delivered|passed|put|shoved|tossed|gives|hands|handing|came up)\b(?: \w+){0,5}? (?:(?:right |straight |directly |personally )?to me|in(?:to)? my hands?)\b|\b(?:handed|gave|served) (?:me|us)\b(?! to\b)/;
const otherwise =
  /\b(?:not|never|didn'?t|wasn'?t|nobody|no one|mail|mailed|mailbox|taped|left)\b|\b(?:to|with) (?:my|our|the) (?!work\b|house\b|door\b|face\b|home\b)\w+/;

/** "A process server at my work, handed it right to me": by hand, wherever it was. */
export function isHandedToMe(text: string): boolean {
  return toMe.test(text) && !otherwise.test(text);
}
