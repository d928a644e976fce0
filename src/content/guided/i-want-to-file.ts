import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import type { Told } from '#domain/guided/value.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { line, part, parts } from './page-parts.ts';
import { isTooShort, monthsLived, residencyLines } from './residency.ts';
import { safetyPart } from './safety-part.ts';
import { statePassage } from './state-passage.ts';

const unsure = ['not sure', "i'm not sure", "i don't know"];

export const iWantToFile: Flow = {
  id: 'i-want-to-file',
  version: 1,
  advisor: 'hannah',
  title: 'Your path to filing',
  opening: 'I want to file for divorce. Where do I start?',
  intro:
    'Let’s sort out your first steps. Answer a few questions, and you’ll have a page that shows which route might fit, which forms to look for, and what to check with the court.',
  slots: [
    {
      id: 'afraid',
      fear: 'yes',
      label: 'Afraid of the other person',
      type: 'choice',
      ask: 'Before anything else, could filing put you or a child in danger?',
      why: 'If so, make a safety plan before you fill out any form.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        {
          id: 'yes',
          label: 'Yes, or maybe',
          also: ['kind of', 'sort of', 'possibly', 'yes', 'maybe', 'a little', 'a bit', ...unsure],
        },
      ],
    },
    {
      id: 'state',
      label: 'Your state',
      type: 'state',
      ask: 'Which state do you live in?',
      why: 'Each state has its own rules about who can file there.',
      example: 'Texas',
      findIt:
        'Use the state where you live now, even if you just moved there. Your page will cover the move.',
    },
    {
      id: 'lived',
      label: 'How long you’ve lived there',
      type: 'choice',
      ask: 'How long have you lived in this state?',
      why: 'States require you to live there for a certain time first. Some counties do, too.',
      example: 'Over a year',
      choices: [
        { id: 'short', label: 'Under 3 months', months: [0, 3], also: ['a few weeks', 'just moved'] },
        { id: 'half', label: '3 to 6 months', months: [3, 6], also: ['about 4 months'] },
        { id: 'year', label: '6 to 12 months', months: [6, 12] },
        {
          id: 'long',
          label: 'Over a year',
          months: [12, 1200],
          also: [
            'born here',
            'forever',
            'my whole life',
            'whole life',
            'grew up here',
            'years',
            'all my life',
            'always',
          ],
        },
      ],
    },
    {
      id: 'other',
      comparedTo: 'state',
      label: 'Where your spouse lives',
      type: 'choice',
      ask: 'Where does your spouse live?',
      why: 'Sometimes you can file in either of two states, and that choice is hard to change later.',
      example: 'In the same state',
      choices: [
        {
          id: 'same',
          label: 'In the same state',
          also: [
            'down the road',
            'across town',
            'still here',
            'next door',
            'with me',
            'same',
            'same state',
            'same house',
            'with me',
            'here',
          ],
        },
        { id: 'another', label: 'In another state', also: ['another state', 'different state'] },
        {
          id: 'abroad',
          label: 'In another country',
          also: ['mexico', 'canada', 'back home in', 'abroad', 'overseas'],
        },
        { id: 'unknown', label: 'I don’t know', also: unsure },
      ],
    },
    {
      id: 'agreed',
      label: 'How much you agree on',
      type: 'choice',
      ask: 'How much do you two agree on?',
      why: 'Agreeing on everything often means fewer steps.',
      example: 'Some of it',
      choices: [
        {
          id: 'all',
          label: 'Everything',
          also: ['all', 'pretty much everything', 'we agree on everything', 'all of it'],
        },
        {
          id: 'some',
          over: ['all'],
          label: 'Some of it',
          also: [
            'half',
            'not everything',
            'everything but',
            'everything except',
            'not much',
            'a few things',
            'most things',
            'some',
            'part of it',
            'most',
          ],
        },
        {
          id: 'none',
          label: 'Nothing, or we can’t talk',
          also: [
            'no',
            'not talking',
            "haven't talked",
            'havent talked',
            'hardly anything',
            'not at all',
            'nothing',
            "we don't talk",
            'none',
          ],
        },
      ],
    },
    {
      id: 'children',
      label: 'Children under 18',
      type: 'choice',
      ask: 'Do you have children under 18 together?',
      why: 'Courts often have different forms for parents.',
      example: 'Yes',
      isOfChildren: true,
      choices: [
        { id: 'yes', label: 'Yes', also: ['we have kids', 'we have children'] },
        { id: 'no', label: 'No', also: ['no kids', 'no children'] },
      ],
    },
    {
      id: 'property',
      label: 'What you own and owe',
      type: 'several',
      ask: 'What do the two of you own or owe? Pick all that apply.',
      why: 'For some of these, it’s worth talking with a lawyer before you file.',
      example: 'A home and retirement savings',
      choices: [
        { id: 'home', label: 'A home', also: ['house', 'a house', 'home', 'condo', 'apartment'] },
        {
          id: 'retirement',
          label: 'Retirement savings',
          also: ['401ks', 'iras', 'pensions', '401k', '401(k)', 'ira', 'pension', 'retirement'],
        },
        { id: 'business', label: 'A business', also: ['business', 'company'] },
        {
          id: 'debts',
          label: 'Debts',
          also: ['debt', 'debts', 'loan', 'loans', 'mortgage', 'credit card', 'cards'],
        },
      ],
    },
    {
      id: 'military',
      label: 'Military',
      type: 'choice',
      ask: 'Is either of you in the military?',
      why: 'Special rules may apply.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No', also: ['neither', 'neither of us'] },
        {
          id: 'yes',
          label: 'Yes',
          also: [
            'army',
            'navy',
            'marines',
            'air force',
            'reserve',
            'reserves',
            'national guard',
            'coast guard',
            'space force',
          ],
        },
      ],
    },
    {
      id: 'fee',
      label: 'Court fee',
      type: 'choice',
      ask: 'Would a court fee be hard to pay right now?',
      why: 'You can ask for a waiver when you file your papers.',
      example: 'Yes',
      choices: [
        {
          id: 'yes',
          label: 'Yes',
          also: ["can't afford it", 'a little', 'maybe', 'tight', 'broke', 'tough', 'probably'],
          heard: 'You can ask to have the fee waived.',
        },
        { id: 'no', label: 'No' },
      ],
    },
  ],
  pauses: [
    {
      id: 'afraid',
      when: (told) => told.is('afraid', 'yes'),
      words:
        'Then don’t start alone. First make a safety plan with the people below or with Emma. You’ll need one for filing and for the day the papers are served. If you’d like a page for later and it’s safe to read here, say “Continue.”',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => filingPage(told),
};

function filingPage(told: Told): Page {
  const state = stateName(told.text('state'));
  const isAfraid = told.is('afraid', 'yes');
  return {
    title: iWantToFile.title,
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
        told.is('children', 'yes')
          ? line('Use the set of forms for people with children.', 'children', 'passage:hannah-start-filing')
          : line(
              'Use the set of forms for people without children.',
              'children',
              'passage:hannah-start-filing',
            ),
        line(
          'Look for a financial declaration. It lists your income, your expenses, what you own and what you owe.',
          'property',
          'passage:hannah-disclosure',
        ),
        told.is('fee', 'yes') &&
          line(
            'Get the fee waiver form. File it with your petition, and bring proof of income.',
            'fee',
            'passage:hannah-fee-waiver',
          ),
      ),
      part(
        'Steps in order',
        isTooShort(told, monthsLived(iWantToFile, told)) &&
          line(
            `Don’t file in ${state} until the clerk or a lawyer has told you that you can. Use the time to get ready.`,
            'lived',
            'passage:hannah-where-to-file',
          ),
        line(
          'Gather names, addresses, and the dates of your marriage and separation.',
          'passage:hannah-start-filing',
        ),
        line(
          'List what you want the court to decide about the home, money, debts, your name and the children.',
          'passage:hannah-start-filing',
        ),
        line(
          'Make a copy of everything, then file your papers with the clerk.',
          'passage:hannah-start-filing',
        ),
        line(
          'Have someone else give your spouse the papers and sign a form that says when and how they did it.',
          'passage:hannah-service-how',
        ),
        told.is('other', 'unknown') &&
          told.is('afraid', 'yes') &&
          line(
            'Don’t search for your spouse on your own. A search can reveal where you are. Talk with an advocate first.',
            'other',
            'afraid',
            'passage:hannah-service-cannot-find',
          ),
        told.is('other', 'unknown') &&
          !told.is('afraid', 'yes') &&
          line(
            'If you can’t find your spouse, ask the clerk what the court allows.',
            'other',
            'passage:hannah-service-cannot-find',
          ),
      ),
      part('Talk to a lawyer at least once, because', ...lawyerLines(told)),
    ),
    sources: [],
    deadlines: [],
  };
}

function routePart(told: Told) {
  if (told.is('agreed', 'all') && !told.is('afraid', 'yes'))
    return part(
      'Your route',
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
      !told.is('afraid', 'yes') &&
      line(
        'You can still settle the points you agree on. Write down which ones are still open.',
        'agreed',
        'passage:hannah-uncontested',
      ),
    line(
      'If bills, the home or time with the children can’t wait, ask about temporary orders.',
      'passage:hannah-temporary-orders',
    ),
  );
}

function residencyPart(told: Told, state: string) {
  const lived = monthsLived(iWantToFile, told);
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

function lawyerLines(told: Told) {
  return [
    told.is('afraid', 'yes') &&
      line('you’re afraid of the other person', 'afraid', 'passage:hannah-need-lawyer'),
    told.is('children', 'yes') &&
      !told.is('agreed', 'all') &&
      line('there may be a fight over the children', 'children', 'passage:hannah-need-lawyer'),
    ['home', 'retirement', 'business'].some((id) => told.includes('property', id)) &&
      line('there’s a home, a business or retirement savings', 'property', 'passage:hannah-need-lawyer'),
    told.is('other', 'another', 'abroad') &&
      line('one of you lives in another state or country', 'other', 'passage:hannah-need-lawyer'),
    told.is('military', 'yes') &&
      line('one of you is in the military', 'military', 'passage:hannah-need-lawyer'),
    line('one paid meeting at the start costs less than fixing a bad deal', 'passage:hannah-need-lawyer'),
  ];
}
