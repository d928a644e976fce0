/** Words that may be between the meaning of a date and the date: "served a copy on the Respondent by mail on". */
const plain =
  'a an the this that these hereof thereof same which it they he she I we who said on in at by to of for with from and or & before about approximately through via until including me us him her them you each other its his my our your their was were is be been has have hereby herein duly personally only also immediately made according falls falling under date day time dated effective as follows other side all record both opposing X a b c d e f'.split(
    ' ',
  );
const paperWords =
  'copy copies true correct certified regular first class priority prepaid postage mail email e-mail e-service fax hand handing courier deposit deposited electronic electronically filing system manager portal licensed server state client interrogatories within-named iCourt petition complaint summons motion order notice paper papers document documents citation lawsuit divorce default writ warrant statement decree judgment agreement answer affidavit declaration form response pleading application request subpoena foregoing attached above below listed following person persons person(s) party parties petitioner respondent plaintiff defendant mother father husband wife counsel attorney attorneys sheriff deputy clerk court chambers office matter case cause action seal law operation consideration verified process register registry record docket termination marital domestic partnership status last known address addresses'.split(
    ' ',
  );
const known = new Set([...plain, ...paperWords].map((word) => word.toLowerCase()));
const MAX_LENGTH = 70;
const clockTime = /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.? ?m\b\.?|noon)/gi;

/**
 * Whether a word such as "served" refers to the date after it. Only function words, names of papers and parties, or
 * personal names may be in between: "received a raise on" and "filed for bankruptcy on" have other meanings. In all
 * capitals, a name can't be distinguished from a word.
 */
export function isConnecting(gap: string, { isInCapitals = false } = {}): boolean {
  const plainGap = gap.replaceAll(clockTime, ' ').replaceAll(/\/s\/|\b[a-z]\. (?=[A-Z])/g, ' ');
  // A blank is the value of the label before it: "Served on: ________ Date:".
  if (/_{3}\W*\w|\b(?:after|before(?! me\b)|since|against|unless)\b/i.test(gap)) return false;
  if (gap.length > MAX_LENGTH || /[;?!]|\. /.test(plainGap.trim().replace(/^\?/, ''))) return false;
  const words = plainGap.replaceAll(/[([{][^)\]}]*[)\]}]/g, ' ').match(/[\p{L}&][\p{L}'&.-]*/gu) ?? [];
  return words.every((word) => (isInCapitals ? isKnown(word) : isOfCase(word)));
}

/** Whether a word is a function word, a paper, a party or a name. */
export function isOfCase(word: string): boolean {
  return /^\p{Lu}/u.test(word) || isKnown(word);
}

function isKnown(word: string): boolean {
  return known.has(word.toLowerCase().replace(/\.$/, ''));
}
