/**
 * The words allowed in a clause whose date is certain. Words that move, cancel, deny, quote or report are deliberately
 * absent, and so are "now", "was", "had", "not", "another" and "if".
 */
const functionWords =
  "a an the this that these said same such its his her their our your my each every both all any either one two three first second third it they he she i we you us me them him himself herself ours theirs who on in at by to of for with from and or as about under upon through via until per is are be been being has have will shall must may hereby herein hereto thereto thereof thereafter thereupon which  thereon herewith above below following follows further also date day time dated hour clock o a.m p.m am pm noon morning afternoon forenoon o'clock soon long full half st nd rd th day(s) including regarding re according concerning between within before during only other next new final please there own agreed foregoing having four five six seven eight nine ten eleven twelve twenty thirty whole half-day";
const eventWords =
  'hearing hearings fact-finding inquest trial conference conferences mediation deposition appearance appearances appear appearing heard hear held hold argument arraignment review status check docket calendar call session setting settings event events matter matters cause case cases action proceeding proceedings judgment pretrial pre-trial prove-up bench jury show return returnable set scheduled calendared noticed assigned fixed reset refixed rescheduled continued adjourned relisted listed placed place take takes taking begin beginning begins commence commences commencing come comes called brought bring move remains remain attend participate present testify notice notified notify advised take directed ordered order orders ordering commanded summoned required setting attached conducted convene convened report taken made give gives given confirm confirms read considered considering consideration reviewed trials apply ask seek stipulated structuring merits testimony annexed let go purpose sets intends log min attended defend against complaint monday tuesday wednesday thursday friday saturday sunday';
const paperWords =
  'motion motions petition complaint counterclaim application request requests response answer affidavit declaration statement financial disclosure citation summons subpoena rule nisi writ warrant stipulation agreement decree plan paper papers document documents copy copies form exhibit exhibits pleading pleadings memorandum memoranda filed served entitled above-entitled above-captioned above-named captioned named enclosed mail mailed mailing postage prepaid certified regular e-mail email e-mailed emailed electronically electronic filing e-filing ecf u.s postal deposit deposited licensed server within-named system manager portal interrogatories admissions handing leaving acknowledged accepted united states fax hand delivery delivered sent true correct foregoing duly verified original amended lawsuit waiver certificate charge process within entered signed issued';
const courtWords =
  'court courts court-ordered courtroom ctrm courthouse department dept division div part room rm floor suite building center annex branch chambers county district circuit superior family supreme probate chancery common pleas juvenile municipal domestic relations services judge judges open hon honorable mag comm ias magistrate commissioner referee justice officer judicial hearing-officer clerk master conciliator mediator register registry bailiff presiding sitting general special assigned bar law';
const personWords =
  'parties party petitioner respondent plaintiff defendant movant applicant mother father husband wife parent parents child children minor counsel attorney attorneys lawyer lawyers undersigned self pro se witness witnesses person persons client spouse deponent guardian litem ad';
const subjectWords =
  "temporary permanent interim preliminary uncontested contested evidentiary administrative non-jury oral initial early dispositional scheduling management settlement resolution compliance contempt default divorce dissolution marriage marital separation custody support alimony maintenance spousal visitation parenting parent-time property division fees relief protective protection injunction restraining weapons surrender enforcement modification relocation paternity parole pendente lite residential merits return first reading issues issue arrears attorney's full mandatory in-person remote virtual video videoconference teleconference telephone telephonic phone zoom webex teams microsoft microsoft link id meeting passcode pin person personally located at address street avenue road st ave rd blvd suite minutes minute hours hour days estimated allotted length eastern central mountain pacific standard local mandatory final injunctive orders custodial provisional conciliation office offices respective proof service verified attached hereinafter dissolve compel modify enforce establish change name";

const words = new Set(
  [functionWords, eventWords, paperWords, courtWords, personWords, subjectWords].join(' ').split(' '),
);

/** Abbreviations and possessives count as their word: "Petitioner's", "Dept." */
export function isCourtWord(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/[.,'-]+$/, '')
    .replace(/'s$|s'$/, '');
  return words.has(plain) || words.has(word.toLowerCase()) || plain.length === 1;
}

/** A name in a sentence. A word in capitals could be any word, and "Postponed" is not a name. */
export function isName(word: string): boolean {
  const isCapitalized = /^\p{Lu}[\p{Ll}'.]/u.test(word) || /^\p{Lu}{1,2}\.?$/u.test(word);
  return isCapitalized && !/(?:ed|ing)$/.test(word) && !noName.has(word) && !/^(?:no|if|or|so)$/i.test(word);
}

const noName = new Set([
  'Off',
  'Not',
  'No',
  'Never',
  'Away',
  'Out',
  'Former',
  'Old',
  'Previous',
  'Prior',
  'Withdrawn',
  'Held',
]);

export function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\b\d+(?:st|nd|rd|th)\b/gi, ' ')
      .replaceAll(/\b\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b\.?/gi, ' ')
      .match(/\p{L}[\p{L}'&.-]*/gu) ?? []
  );
}

/**
 * Whether all words of a clause are known. Its first word begins with a capital, so it counts as a name only if the
 * clause is the end of a longer one.
 */
export function areKnownWords(
  text: string,
  { areNamesKnown, isFirstName = false }: { areNamesKnown: boolean; isFirstName?: boolean },
): boolean {
  return wordsOf(text).every(
    (word, at) => isCourtWord(word) || (areNamesKnown && (at > 0 || isFirstName) && isName(word)),
  );
}
