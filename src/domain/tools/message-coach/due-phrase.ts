const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
// Matches "March 3", "15 April" and "the 1st of November".
const month = `(?:${monthName}\\.? \\d{1,2}(?:st|nd|rd|th)?(?! ?(?:am|pm))|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthName})`;
const time = '(?:\\d{1,2}(?::\\d{2})?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.))?|noon|midnight)';
const day = `(?:(?:this |next )?${weekday}(?: (?:morning|afternoon|evening|night|noon))?(?:,? ${month})?|${month}|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?|the \\d{1,2}(?:st|nd|rd|th)|(?:the )?end of (?:the|this|next) (?:day|week|month)|today|tonight|tomorrow(?: (?:morning|night|noon|evening|afternoon))?|this (?:week|weekend|afternoon|evening)|next (?:week|weekend|month))`;

// Matches a date with a word that makes it a deadline. It is preferred to any other date.
const limit = new RegExp(
  String.raw`\b(?:by|before|until|till|no later than|not later than|due(?: on| by)?|latest(?: by)?)\s+((?:${time}(?: on)? )?${day}(?:,? (?:at |by |around )?${time})?|${time})(?!\w)`,
  'i',
);
const named = new RegExp(String.raw`\b(${day}(?:,? (?:at |by |around )?${time})?)(?!\w)`, 'i');
const soon = /\b(?:right away|asap|as soon as (?:you can|possible)|immediately|right now)\b/i;

/** The deadline for a reply, in the words of the message. Null if it names no time. */
export function duePhrase(sentence: string): string | null {
  return limit.exec(sentence)?.[1] ?? named.exec(sentence)?.[1] ?? soon.exec(sentence)?.[0] ?? null;
}
