import type { AnswerReader } from '#domain/guided/value.ts';
import { line } from './page-parts.ts';

export function accountLines(told: AnswerReader) {
  return [
    told.has('accounts') &&
      line(
        'Ask the bank whether either owner alone can withdraw money, close the account or freeze it.',
        'accounts',
        'passage:max-joint-account',
      ),
    told.is('pay', 'joint') &&
      line(
        'Open an account in your own name at a different bank. Have your pay sent there starting next payday.',
        'pay',
        'passage:max-joint-account',
      ),
    told.is('pay', 'none') &&
      line(
        'Open an account in your own name, and start with a small amount.',
        'pay',
        'passage:max-own-account',
      ),
    told.is('pay', 'none') &&
      line(
        'Ask the court about temporary support, and ask your state about help with food and health care.',
        'pay',
        'passage:max-no-income',
      ),
    line(
      'Money in an account in your name can still count as shared. List the account when a court form asks.',
      'passage:max-own-account',
    ),
    !told.is('autopay', 'no') &&
      line(
        'Keep paying the bills you’ve agreed on, and watch automatic payments so nothing bounces.',
        'autopay',
        'passage:max-joint-account',
        'passage:max-interim-bills',
      ),
  ];
}

export function cardLines(told: AnswerReader) {
  if (told.is('cards', 'no')) return [];
  return [
    line(
      'Call each card company and ask: “Am I a joint holder or an authorized user? What is the balance today?”',
      'cards',
      'passage:max-credit-cards',
    ),
    !told.is('cards', 'joint') &&
      line(
        'Ask to be taken off cards where you’re only an authorized user.',
        'cards',
        'passage:max-credit-cards',
      ),
    !told.is('cards', 'user') &&
      line(
        'On joint cards, ask how to stop new charges. You still owe what’s already on them.',
        'cards',
        'passage:max-credit-cards',
      ),
    line('Write down the balance as of the day you separated.', 'passage:max-credit-cards'),
  ];
}

const loanNames: Readonly<Record<string, string>> = {
  mortgage: 'the mortgage',
  car: 'the car loan',
  personal: 'the other loan you named',
};

export function loanLines(told: AnswerReader) {
  const named = told.list('loans').flatMap((id) => loanNames[id] ?? []);
  if (!told.has('loans')) return [];
  return [
    named.length > 0 &&
      line(
        `Write down the lender, balance and next payment for ${named.length > 1 ? named.join(', ') : (named[0] ?? '').replace('the other loan', 'the loan')}.`,
        'loans',
        'passage:max-joint-debt',
      ),
    told.includes('loans', 'unsure') &&
      line('Your credit report shows the loans in your name.', 'loans', 'passage:max-credit-report'),
    line(
      'If your name is on a loan, the lender can still ask you to pay, even if a decree says your ex has to.',
      'passage:max-joint-debt',
    ),
    line(
      'In a settlement, ask for debts to be paid off, refinanced or closed by a set date.',
      'passage:max-joint-debt',
    ),
  ];
}

export function lateLines(told: AnswerReader, isQuiet: boolean) {
  const phone =
    isQuiet &&
    line('Call only from a phone that the other person can’t check.', 'behind', 'afraid', 'advice');
  if (told.is('behind', 'mortgage'))
    return [
      phone,
      line(
        'Call the loan company or landlord before the next due date. Not calling makes things worse.',
        'behind',
        'passage:max-behind-mortgage',
      ),
      line(
        'For a mortgage, a HUD-approved housing counselor can help for free.',
        'behind',
        'passage:max-behind-mortgage',
      ),
    ];
  if (!told.is('behind', 'other')) return [];
  return [
    phone,
    line(
      'Pay for food, housing, power and what you need for work first. Pay credit cards last.',
      'behind',
      'passage:max-bill-priority',
    ),
    line(
      'Call before the due date: “I can pay this much on this day. What hardship plans do you offer?”',
      'behind',
      'passage:max-bill-priority',
    ),
  ];
}
