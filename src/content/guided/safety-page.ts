import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { EMERGENCY_NUMBER, numberOf, textTo } from '#domain/help.ts';
import { ownQuote, quotedWords } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { signLines } from './safety-signs.ts';

/** Things that people can prepare, in the order of the page. */
export const bag = [
  { id: 'keys', label: 'Spare keys', also: ['keys', 'spare key', 'car key'] },
  {
    id: 'papers',
    label: 'ID and papers',
    also: ['id', 'ids', 'papers', 'passport', 'passports', 'documents', 'license', 'birth certificates'],
  },
  { id: 'money', label: 'Cash and cards', also: ['cash', 'money', 'cards', 'debit card'] },
  {
    id: 'medicine',
    label: 'Medicine',
    also: ['meds', 'medication', 'medications', 'pills', 'inhaler', 'insulin', 'prescriptions'],
  },
  { id: 'charger', label: 'A charger', also: ['charger', 'chargers'] },
  { id: 'numbers', label: 'Phone numbers on paper', also: ['phone numbers', 'numbers'] },
] as const;

export function planPage(told: AnswerReader): Page {
  const isApart = told.is('plan', 'gone');
  return {
    title: 'Your safety plan',
    lead: 'This plan is based on your answers. An advocate can check whether anything is missing. Keep it only where they can’t find it.',
    parts: parts(
      nowPart(told, isApart),
      part('People and the code word', ...peopleLines(told)),
      part('Where to go', ...placeLines(told, isApart)),
      !isApart && bagPart(told),
      part('Children and pets', ...familyLines(told, isApart)),
      part('Phone and tracking', ...phoneLines(told)),
    ),
    sources: [],
    deadlines: [],
  };
}

function nowPart(told: AnswerReader, isApart: boolean) {
  return part(
    'If things get dangerous',
    line(
      `Get to other people and call ${EMERGENCY_NUMBER}. Trust your own judgment.`,
      'passage:emma-afraid-of-ex',
    ),
    line(
      `National Domestic Violence Hotline, day and night: ${numberOf('violence')}, or ${textTo('violence')}. An advocate plans with you.`,
      'passage:emma-leaving-safely',
    ),
    !isApart &&
      line(
        'Getting out safely matters more than the bag. If you have to go now, go.',
        'plan',
        'passage:emma-leaving-safely',
      ),
    isApart && line('If they show up, keep the door locked and call for help first.', 'plan', 'advice'),
    ...signLines(told),
  );
}

function peopleLines(told: AnswerReader) {
  const hasCode = told.has('code');
  return [
    told.has('people') && line(`Call: ${told.list('people').join(', ')}.`, 'people'),
    !told.has('people') &&
      line('Still to find: one person who’d come, or let you in, at any hour.', 'people', 'advice'),
    hasCode
      ? line(`Code word: ${told.text('code')}`, 'code')
      : line('Still to choose: a code word that means “send help.”', 'code', 'passage:emma-afraid-of-ex'),
    hasCode && line('Share it only with people who’ll keep it secret.', 'code', 'passage:emma-afraid-of-ex'),
    line(
      told.is('children', 'yes')
        ? 'Agree on what people will do when they hear the code word: come over, call the police, or pick up the children.'
        : 'Agree on what people will do when they hear the code word: come over, or call the police.',
      'children',
      'passage:emma-afraid-of-ex',
    ),
  ];
}

function placeLines(told: AnswerReader, isApart: boolean) {
  return [
    told.has('places') && line(told.text('places'), 'places'),
    !told.has('places') && line('Still to find: a place where you could go at any hour.', 'places', 'advice'),
    line(
      'Plan two ways out: one for when you have time, and one for when you don’t.',
      'passage:emma-leaving-safely',
    ),
    line(
      'Decide who will drive, and what a neighbor should do if you give a signal.',
      'passage:emma-leaving-safely',
    ),
    told.is('plan', 'leave') &&
      line(
        'Don’t announce that you’re leaving. Things can get worse around the time of a breakup.',
        'plan',
        'passage:emma-afraid-of-ex',
      ),
    isApart &&
      line(
        'Stay careful for weeks and months afterward. Don’t meet them alone, not even to hand over keys.',
        'plan',
        'passage:emma-leaving-safely',
        'passage:emma-afraid-of-ex',
      ),
  ];
}

function bagPart(told: AnswerReader) {
  const missing = bag.filter(({ id }) => !told.includes('bag', id)).map(({ label }) => label.toLowerCase());
  const ready = bag.filter(({ id }) => told.includes('bag', id)).map(({ label }) => label.toLowerCase());
  const words = bagWords(told.text('bagWords'));
  const own = words.ready && (ready.length > 0 ? ` In your words: “${words.ready}”` : `“${words.ready}”`);
  return part(
    'The bag',
    (ready.length > 0 || own !== '') &&
      line(`Ready: ${ready.length > 0 ? `${capitalized(ready)}.` : ''}${own}`, 'bag', 'bagWords'),
    words.missing !== '' && line(`Still to get, in your words: “${words.missing}”`, 'bag', 'bagWords'),
    missing.length > 0 &&
      line(
        `${told.has('bag') ? 'Still to get' : 'Get or check'}: ${capitalized(missing)}.`,
        'bag',
        'passage:emma-leaving-safely',
      ),
    line(
      'Keep the bag outside the home if you can, with a change of clothes.',
      'passage:emma-leaving-safely',
    ),
  );
}

const toGet =
  /\b(?:(?:still )?(?:need|have|want|got) to (?:get|find|grab|pack|buy|make|ask)|still (?:need|have to|missing|looking)|need (?:the|my|a|some|his|her|their)|(?:don['’]?t|dont|do not) have|haven['’]?t|(?:can['’]?t|cant) find|not yet|missing)\b/i;

/** The person's own words about what is ready, and about what isn't: "keys. need to get the birth certificate still". */
function bagWords(words: string): { ready: string; missing: string } {
  const parts = words
    .replaceAll(/["“”]/g, '’')
    .split(
      /(?<=[.;!\n])\s+|,? but |,? and (?=(?:i |we )?(?:still|need|have to|don['’]?t|dont|can['’]?t|haven['’]?t) )/i,
    )
    .map((one) => one.trim().replace(/[;,]$/, ''))
    .filter(Boolean);
  if (!parts.some((one) => toGet.test(one))) return { ready: words.replaceAll(/["“”]/g, '’'), missing: '' };
  const joined = (isMissing: boolean) => parts.filter((one) => toGet.test(one) === isMissing).join(' ');
  return { ready: joined(false), missing: joined(true) };
}

function capitalized(labels: readonly string[]): string {
  return labels.join(', ').replace(/\bid\b/, 'ID');
}

function familyLines(told: AnswerReader, isApart: boolean) {
  const hasChildren = told.is('children', 'yes');
  const isLeaving = hasChildren && !isApart;
  return [
    hasChildren &&
      told.has('childrenWords') &&
      line(`The children: ${ownQuote(told, 'children')}`, 'children', 'childrenWords'),
    isLeaving &&
      line(
        'Before you leave without the children, talk to a lawyer. Also ask about taking them with you.',
        'children',
        'plan',
        'passage:emma-leaving-safely',
      ),
    hasChildren &&
      line('Teach the children to go to a neighbor.', 'children', 'passage:emma-guns-in-the-home'),
    isLeaving &&
      line('Pack the children’s papers and one comfort toy.', 'children', 'passage:emma-leaving-safely'),
    hasChildren &&
      isApart &&
      line('Tell the school or day care who may pick up the children.', 'children', 'plan', 'advice'),
    told.is('pets', 'yes') &&
      line(
        `Ask now who could take care of your pets.${quotedWords(told, 'pets')}`,
        'pets',
        'petsWords',
        'passage:emma-leaving-safely',
      ),
  ];
}

function phoneLines(told: AnswerReader) {
  const from = ['phone', 'passage:emma-phone-watched'] as const;
  return [
    told.is('phone', 'yes', 'left')
      ? line(
          told.is('phone', 'left')
            ? 'Leave the phone they may be watching where it is, and don’t turn it on where you’re staying. Use another phone, and set up a new email account there.'
            : 'Don’t change settings on your phone yet. Use another phone, and set up a new email account there.',
          ...from,
        )
      : line(
          'Set up a new email they don’t know about. Use it for your lawyer, your bank and people who help you.',
          ...from,
        ),
    told.is('phone', 'yes') &&
      line('Keep using your phone as usual. Sudden silence can tip them off.', ...from),
    told.includes('signs', 'follow') &&
      line(
        told.is('children', 'yes')
          ? 'Also think about the car, your bags, the children’s tablets and shared accounts.'
          : 'Also think about the car, your bags and shared accounts.',
        'signs',
        'passage:emma-phone-watched',
      ),
    line('Ask an advocate about a protective order.', 'passage:emma-afraid-of-ex'),
  ];
}
