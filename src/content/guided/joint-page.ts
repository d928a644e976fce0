import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { accountLines, cardLines, lateLines, loanLines } from './joint-steps.ts';
import { ownQuote, quotedWords } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

export function jointPage(told: AnswerReader): Page {
  const isQuiet = told.is('afraid', 'yes');
  return {
    title: 'Your list for joint accounts and debts',
    lead: 'This list is based on your answers. It’s general information, not financial or legal advice.',
    parts: parts(
      isQuiet && safetyPart('afraid'),
      part('First', ...firstLines(told, isQuiet)),
      part('What you named', ...namedLines(told)),
      isQuiet
        ? part('Go through this list with an advocate or a lawyer', ...quietLines(told))
        : part('Accounts', ...accountLines(told)),
      !isQuiet && part('Cards', ...cardLines(told)),
      part('Loans', ...loanLines(told)),
      part('Your credit', ...creditLines(told, isQuiet)),
      part(
        'What to copy',
        isQuiet && line('Copy only what you can get without being noticed.', 'afraid', 'advice'),
        line('Bank, card and loan statements that you have a right to see.', 'passage:max-first-week'),
        line('Tax returns and pay stubs.', 'passage:max-first-week'),
        line(
          'A list of bills for the next 30 days, including the ones paid automatically.',
          'autopay',
          'passage:max-first-week',
        ),
      ),
      part('What’s late', ...lateLines(told, isQuiet)),
    ),
    sources: [],
    deadlines: [],
  };
}

function firstLines(told: AnswerReader, isQuiet: boolean) {
  return [
    isQuiet &&
      line(
        'Do only what’s safe. Don’t tell the other person that you’re planning. An advocate can help you decide what to do first.',
        'afraid',
        'passage:max-financial-control',
      ),
    !told.is('case', 'no') &&
      line(
        'Before you do anything below, check your court papers for limits on moving money.',
        'case',
        'passage:max-joint-account',
      ),
    isQuiet
      ? line(
          'Don’t look up accounts or take pictures on a phone they could check. If it’s safe, write each balance and the date on paper, and have someone you trust keep it for you.',
          'afraid',
          'accounts',
          'advice',
        )
      : line(
          'Take a picture of each balance today, with the date showing.',
          'accounts',
          'passage:max-joint-account',
        ),
    told.has('accounts') &&
      line(
        'Never empty a joint account in anger. If you need money to live on, ask a lawyer first how much you can take.',
        'accounts',
        'passage:max-joint-account',
      ),
  ];
}

const names: Readonly<Record<string, string>> = {
  checking: 'checking',
  savings: 'savings',
  other: 'another account',
  mortgage: 'mortgage',
  car: 'car loan',
  personal: 'another loan',
  unsure: 'you’re not sure',
};
const cards: Readonly<Record<string, string>> = {
  joint: 'Shared cards: you both signed.',
  user: 'Shared cards: one of you is an authorized user.',
  unsure: 'Shared cards: you’re not sure how they’re set up.',
  unknown: 'Shared cards: you’re not sure if there are any.',
  no: 'Shared cards: none.',
};

/** Everything that the person listed, for each kind of page. */
function namedLines(told: AnswerReader) {
  const list = (slot: string) => {
    const named = told.list(slot).map((id) => names[id] ?? id);
    return named.length > 0 ? `${named.join(', ')}.` : 'none.';
  };
  const beside = (slot: string, label: string) =>
    ownQuote(told, slot) && line(`${label}: ${ownQuote(told, slot)}`, slot, `${slot}Words`);
  return [
    line(`Joint accounts: ${list('accounts')}${quotedWords(told, 'accounts')}`, 'accounts', 'accountsWords'),
    cardsLine(told),
    line(`Loans in your name: ${list('loans')}${quotedWords(told, 'loans')}`, 'loans', 'loansWords'),
    beside('case', 'Court case'),
    beside('pay', 'Your pay'),
    !told.is('behind', 'no') && beside('behind', 'Late payments'),
    !told.is('newDebt', 'no') && beside('newDebt', 'What worries you'),
    !told.is('afraid', 'yes') && firstWords(told),
  ].map((one) => one || null);
}

/** What the person said beside the "No" to the first question. */
function firstWords(told: AnswerReader) {
  const words = ownQuote(told, 'afraid').replace(/^“(?:no|nope|nah)[,.;:!]* (?=\S)/i, '“');
  return words && line(`You also said: ${words}`, 'afraid', 'afraidWords');
}

function cardsLine(told: AnswerReader) {
  const named = cards[told.text('cards')];
  const words = named === undefined ? `Cards: ${ownQuote(told, 'cards')}` : quotedWords(told, 'cards');
  if (named === undefined && !told.has('cardsWords'))
    return line('Cards: find out which ones have your name on them.', 'cards', 'passage:max-credit-cards');
  return line(`${named ?? ''}${words}`, 'cards', 'cardsWords');
}

/** Questions instead of steps that the other person would notice. */
function quietLines(told: AnswerReader) {
  const from = ['afraid', 'passage:max-financial-control'] as const;
  return [
    told.has('accounts') &&
      line('Ask how to find out who can withdraw money from the joint accounts.', 'accounts', ...from),
    told.is('pay', 'joint', 'else') &&
      line('Ask when it’s safe to have your pay sent to an account of your own.', 'pay', ...from),
    told.is('pay', 'none') &&
      line('Say that you have no pay of your own. Ask about temporary support.', 'pay', ...from),
    !told.is('cards', 'no') &&
      line('Ask how to stop new charges on shared cards without being noticed.', 'cards', ...from),
    told.is('newDebt', 'yes') &&
      line(
        'Ask if the other person would notice a credit freeze at all three bureaus.',
        'newDebt',
        'passage:max-credit-freeze',
      ),
    !told.is('autopay', 'no') &&
      line('Ask which bills have to keep being paid from the joint account.', 'autopay', ...from),
  ];
}

function creditLines(told: AnswerReader, isQuiet: boolean) {
  return [
    line(
      isQuiet
        ? 'On a device they can’t check, get your three credit reports at annualcreditreport.com. They show which debts are in your name.'
        : 'Get your three credit reports at annualcreditreport.com. They show which debts are in your name.',
      'afraid',
      'passage:max-credit-report',
    ),
    told.is('newDebt', 'yes') &&
      !isQuiet &&
      line(
        'Ask Equifax, Experian and TransUnion for a credit freeze. You need a freeze at all three.',
        'newDebt',
        'passage:max-credit-freeze',
      ),
    (told.is('newDebt', 'yes') || tellsOfEmptied(told)) &&
      line(
        'If an account was emptied, save the statements, and ask the court’s self-help center about temporary orders.',
        'newDebt',
        'passage:max-joint-account',
      ),
  ];
}

function tellsOfEmptied(told: AnswerReader): boolean {
  return ['afraid', 'accounts', 'pay', 'newDebt', 'behind'].some((slot) =>
    /\b(?:emptied|drained|cleaned (?:it |us )?out|withdrew|took (?:it |everything|all|half|out))/i.test(
      told.text(`${slot}Words`),
    ),
  );
}
