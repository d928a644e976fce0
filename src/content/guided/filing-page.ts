import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { livedChoices } from './lived-choices.ts';
import { countyAndState } from './county-slot.ts';
import { ownQuote, quotedWords } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { pregnancyLines } from './expecting.ts';
import { isTooShort, monthsLived, residencyLines } from './residency.ts';
import { safetyPart } from './safety-part.ts';
import { statePassage } from './state-passage.ts';

export function filingPage(told: AnswerReader): Page {
  const state = stateName(told.text('state'));
  const isAfraid = told.is('afraid', 'yes');
  return {
    title: 'Your path to filing',
    lead: 'This page is based on your answers. It’s general information, not legal advice. Your court’s own website has the final word.',
    parts: parts(
      isAfraid &&
        safetyPart(
          'afraid',
          line(
            'Before you file, make a safety plan with an advocate. Plan for the day the papers are served, too.',
            'afraid',
            'passage:hannah-start-filing',
            'passage:hannah-service-how',
          ),
          line(
            'Ask how to keep your address private before you write it on any form.',
            'afraid',
            'passage:hannah-address-private',
          ),
          line(
            'Ask about a protective order. It has its own rules, so don’t wait until you’ve lived in the state long enough to file.',
            'afraid',
            'passage:hannah-where-to-file',
            'passage:hannah-protective-order',
          ),
        ),
      routePart(told),
      residencyPart(told, state),
      part(
        'Forms to look for',
        line(
          `Find the petition and summons on ${state}’s court website. Check the date on each form.`,
          'state',
          'passage:hannah-start-filing',
        ),
        told.has('county') &&
          line(
            `You live in ${countyAndState(told)}. Ask the clerk there if the county has forms of its own.`,
            'county',
            'state',
            'passage:hannah-where-to-file',
          ),
        told.is('children', 'yes') &&
          line('Use the set of forms for people with children.', 'children', 'passage:hannah-start-filing'),
        !told.is('children', 'yes', 'expecting') &&
          line(
            'Use the set of forms for people without children.',
            'children',
            'passage:hannah-start-filing',
          ),
        ...pregnancyLines(told),
        line(
          'Look for a financial declaration. It lists your income, your expenses, what you own and what you owe.',
          'property',
          'passage:hannah-disclosure',
        ),
        ownedLine(told),
        told.is('fee', 'yes') &&
          line(
            'Get the fee waiver form. File it with your petition, and bring proof of income.',
            'fee',
            'passage:hannah-fee-waiver',
          ),
      ),
      part(
        'Your steps, in order',
        isTooShort(told, monthsLived(livedChoices, told)) &&
          line(
            `Don’t file in ${state} until the clerk or a lawyer has told you that you can. Use the time to get ready.`,
            'lived',
            'passage:hannah-where-to-file',
          ),
        line(
          'Gather names, addresses, and the dates of your marriage and separation.',
          'passage:hannah-start-filing',
        ),
        line(decideLine(told), 'property', 'children', 'passage:hannah-start-filing'),
        line(
          'Make a copy of everything, then file your papers with the clerk.',
          'passage:hannah-start-filing',
        ),
        line(
          'Have someone else give your spouse the papers and sign a form that says when and how they did it.',
          'passage:hannah-service-how',
        ),
        told.is('other', 'unknown') && searchLine(isAfraid),
      ),
      part('Talk to a lawyer at least once, because', ...lawyerLines(told)),
    ),
    sources: [],
    deadlines: [],
  };
}

function searchLine(isAfraid: boolean) {
  const passage = 'passage:hannah-service-cannot-find';
  return isAfraid
    ? line(
        'Don’t search for your spouse on your own. A search can give away where you are. Talk with an advocate first.',
        'other',
        'afraid',
        passage,
      )
    : line('If you can’t find your spouse, ask the clerk what the court allows.', 'other', passage);
}

function routePart(told: AnswerReader) {
  const isAfraid = told.is('afraid', 'yes');
  if (told.is('agreed', 'all') && !isAfraid)
    return part(
      'Your route',
      agreedLine(told),
      line(
        'If you agree on every point, your case may be uncontested. Ask for the court’s agreed divorce forms.',
        'agreed',
        'passage:hannah-uncontested',
      ),
      line(
        'Check whether the two of you can file one petition together in your state.',
        'agreed',
        'passage:hannah-uncontested',
      ),
      line(
        'You’ll both still need to share your financial details, and each of you should have someone review the agreement.',
        'passage:hannah-uncontested',
      ),
    );
  return part(
    'Your route',
    line(
      'You start with a petition. You don’t need your spouse’s permission to file.',
      'agreed',
      'passage:hannah-start-filing',
    ),
    told.is('agreed', 'some') &&
      !isAfraid &&
      line(
        'You can still settle the points you agree on. Write down which ones are still open.',
        'agreed',
        'passage:hannah-uncontested',
      ),
    agreedLine(told),
    line(
      told.is('children', 'yes')
        ? 'If bills, the home or time with the children can’t wait, ask about temporary orders.'
        : 'If bills or housing can’t wait, ask about temporary orders.',
      'children',
      'passage:hannah-temporary-orders',
    ),
  );
}

function agreedLine(told: AnswerReader) {
  return (
    told.has('agreedWords') &&
    line(
      `${told.is('agreed', 'none') ? 'How much you agree on' : 'What you agree on'}: ${ownQuote(told, 'agreed')}`,
      'agreed',
      'agreedWords',
    )
  );
}

function residencyPart(told: AnswerReader, state: string) {
  const lived = monthsLived(livedChoices, told);
  const own = statePassage('hannah', told.text('state'), 'filing');
  return part(
    'Can you file in your state?',
    ...residencyLines(told, lived),
    own
      ? line(`Our library has a verified page for ${state}: ${own.title}.`, 'state', `passage:${own.id}`)
      : line(
          `I don’t have a verified rule for ${state}. Search the state court’s self-help page for “residency,” or ask the clerk.`,
          'state',
          'passage:hannah-where-to-file',
        ),
    !told.is('lived', 'long') &&
      line(
        'You moved to your state in the last year. Write down the date you moved, and keep proof, such as a lease, license or bills.',
        'lived',
        'passage:hannah-where-to-file',
      ),
    told.is('other', 'another', 'abroad') &&
      line(
        'If you could file in two places, ask a lawyer before anyone files. The choice can be hard to undo.',
        'other',
        'passage:hannah-where-to-file',
      ),
    told.is('military', 'yes') &&
      line(
        'One of you is in the military, so special rules may apply. Ask about them before you file.',
        'military',
        'passage:hannah-military',
      ),
    told.is('children', 'yes') &&
      line(
        'The state where the children live can matter for custody.',
        'children',
        'passage:hannah-where-to-file',
      ),
  );
}

function lawyerLines(told: AnswerReader) {
  return [
    told.is('afraid', 'yes') &&
      line('you’re afraid of the other person', 'afraid', 'passage:hannah-need-lawyer'),
    told.is('children', 'yes') &&
      !told.is('agreed', 'all') &&
      line(
        'you have children, and not everything is agreed',
        'children',
        'agreed',
        'passage:hannah-need-lawyer',
      ),
    ['home', 'retirement', 'business'].some((id) => told.includes('property', id)) &&
      line('there’s a home, a business or retirement savings', 'property', 'passage:hannah-need-lawyer'),
    told.is('other', 'another', 'abroad') &&
      line('one of you lives in another state or country', 'other', 'passage:hannah-need-lawyer'),
    told.is('military', 'yes') &&
      line('one of you is in the military', 'military', 'passage:hannah-need-lawyer'),
    line('one paid meeting at the start costs less than fixing a bad deal', 'passage:hannah-need-lawyer'),
  ];
}

function decideLine(told: AnswerReader): string {
  const all = [
    told.includes('property', 'home') && 'the home',
    'money',
    told.includes('property', 'debts') && 'debts',
    'your name',
    told.is('children', 'yes') && 'the children',
  ].filter((one) => one !== false);
  const last = all.at(-1) ?? '';
  return `List what you want the court to decide about ${all.slice(0, -1).join(', ')} and ${last}.`;
}

const owned: Readonly<Record<string, string>> = {
  home: 'a home',
  retirement: 'retirement savings',
  business: 'a business',
  debts: 'debts',
};

const denial =
  /^(?:(?:well|honestly|really|um+|not really|no|nope|nah)[,.]? )*(?:nothing|none|no|nope|nah|neither|not (?:much|really|anything)|we (?:just )?rent|i rent|(?:we|i) (?:don['’]?t|dont) (?:really )?(?:own|have))\b/i;

/** What the person named, for the declaration. */
function ownedLine(told: AnswerReader) {
  const named = told.list('property').flatMap((id) => owned[id] ?? []);
  const words = quotedWords(told, 'property');
  if (named.length === 0 && words === '') return null;
  // "Nothing, we rent" is nothing to include.
  if (named.length === 0 && denial.test(told.text('propertyWords')))
    return line(`What you own and owe: ${ownQuote(told, 'property')}`, 'property', 'propertyWords');
  return line(
    `Include what you named${named.length > 0 ? `: ${named.join(', ')}.` : '.'}${words}`,
    'property',
    'propertyWords',
  );
}
