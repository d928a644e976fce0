import { saysUnsure } from './says-unsure.ts';
import { plainWords } from './plain.ts';
import { stripOthersProperty } from './whose.ts';

/*
 * Reads which loans a sentence names. What only describes a loan, such as the make of the car, the lender, the balance or
 * whose name it's in, is no other loan.
 */

const makes =
  'honda|toyota|ford|chevy|chevrolet|nissan|hyundai|kia|subaru|dodge|gmc|tesla|mazda|volkswagen|bmw|lexus|audi|acura|buick|mercedes|civic|camry|corolla|silverado';
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'mortgage',
    /\b(?:mort?gag?e?s?|house|condo|townhouse|(?:the|our|my) home|home (?:loan|mortgage))\b(?! equity)/,
  ],
  [
    'car',
    new RegExp(
      String.raw`\b(?:cars?|trucks?|van|minivan|suv|vehicles?|auto|jeep|pickup|${makes})\b(?!(?:'s)? (?:insurance|card))`,
    ),
  ],
  [
    'personal',
    /\b(?:(?:students?|college|school|nursing|business) (?:loans?|debts?|credit)|student aid|(?:back|owed?) taxes|tax (?:debt|bill)|personal|heloc|(?:home )?equity|lines? of credit|credit (?:line|cards?)|boat|motorcycle|harley|rv|camper|trailer|medical|hospital|irs|401\(?k\)?|payday|title loan|sba|affirm|klarna|consolidation|furniture|visa|mastercard|amex|solar|timeshare|another loan|other loan|(?:from|to|owe) (?:my|his|her|our) (?:mom|dad|mother|father|parents|brother|sister|uncle|aunt|friend|boss))\b/,
  ],
];
const anyLoan = /\b(?:loans?|debts?|owe|owing)\b/;
const rented = /\b(?:rent|renting|rental|landlord|lease an apartment|moved|sold|live|living|staying)\b/;
const paid =
  /\b(?:paid (?:off|for|up|in full)|is (?:all )?paid|fully paid|own (?:it|the \w+|our \w+) outright|outright|free and clear)\b/;
const isStillOwed = /\b(?:not|isn't|isnt|almost|nearly|half|till|until)\b/;
const isOne = /\b(?:is|'s|it's|its|was)\b/;
const denied =
  /\b(?:no|not|never|without|don't|dont|doesn't|doesnt|didn't|neither|nor|isn't|isnt)\b(?: [\w'-]+){0,3} $/;
const noDebt =
  /\b(?:no|zero|any) (?:\w+ ){0,2}(?:loans?|debts?)\b|\bdebt[ -]free\b|\bowe (?:nothing|nobody|no one)\b|\b(?:don't|dont) owe\b/;
const none = /^(?:no|nope|nah|none|nothing|zero|neither)\b|\b(?:don't|dont|do not) (?:have|owe|own)\b/;
const segmentEnd =
  /[,.;!?\n]+|\b(?:but|except(?: for)?|besides|other than|though|although|just|only|plus|also)\b/;

/** The loans in the order of the choices. Null if the text names none and denies none. */
export function readLoans(text: string): string[] | null {
  const own = stripOthersProperty(text);
  if (own === '') return [];
  const pieces = plainWords(own)
    .split(segmentEnd)
    .flatMap(owedPieces)
    .map((piece) => ({ piece, isUnsure: saysUnsure(piece) }));
  const named = new Set(pieces.flatMap(({ piece, isUnsure }) => (isUnsure ? [] : kindsIn(piece))));
  const found = kinds.map(([id]) => id).filter((id) => named.has(id));
  if (pieces.some(({ isUnsure }) => isUnsure)) return [...found, 'unsure'];
  if (found.length > 0) return found;
  const isDenied =
    pieces.some(({ piece }) => none.test(piece) || noDebt.test(piece)) ||
    plainWords(own).split(segmentEnd).some(isPaid);
  return isDenied ? [] : null;
}

/** The parts of a segment without those about something paid off. */
function owedPieces(segment: string): string[] {
  if (!isPaid(segment)) return segment.split(/\band\b/).map((piece) => piece.trim());
  // "The house and the car are paid off" is about both, "the car is paid off and I owe on the house" isn't.
  const parts = segment.split(/\band\b/).map((piece) => piece.trim());
  return isOne.test(segment) ? parts.filter((part) => !isPaid(part)) : [];
}

function isPaid(segment: string): boolean {
  return paid.test(segment) && !isStillOwed.test(segment);
}

function kindsIn(piece: string): string[] {
  const found = kinds.flatMap(([id, pattern]) => {
    if (id === 'mortgage' && rented.test(piece)) return [];
    const match = pattern.exec(piece);
    return match && !denied.test(piece.slice(0, match.index)) ? [id] : [];
  });
  if (found.length > 0) return found;
  const other = anyLoan.exec(piece);
  const isNamed = kinds.some(([, pattern]) => pattern.test(piece));
  return other &&
    !isNamed &&
    !noDebt.test(piece) &&
    !denied.test(piece.slice(0, other.index)) &&
    !none.test(piece)
    ? ['personal']
    : [];
}
