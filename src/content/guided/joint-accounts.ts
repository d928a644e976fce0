import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import type { Told } from '#domain/guided/value.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

const unsure = ['not sure', "i'm not sure", "i don't know"];

export const jointAccounts: Flow = {
  id: 'joint-accounts',
  version: 1,
  advisor: 'max',
  title: 'Your list for joint accounts and debts',
  opening: 'What do I do about our joint accounts and debts?',
  intro:
    'We’ll go through what you share, one thing at a time. At the end, you’ll have a list of who to call and what to copy. Please leave out account numbers. I don’t need them.',
  slots: [
    {
      id: 'afraid',
      fear: 'yes',
      label: 'Safety and money',
      type: 'choice',
      ask: 'First, would you be in danger if the other person saw you looking at the money?',
      why: 'A sudden change to the accounts can put you in more danger. If that’s a risk, your steps will be different.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes, or maybe', also: ['yes', 'maybe', ...unsure] },
      ],
    },
    {
      id: 'case',
      label: 'Court case',
      type: 'choice',
      ask: 'Has either of you filed for divorce yet, or are there any court papers?',
      why: 'Court papers can limit what either of you can do with money.',
      example: 'Not yet',
      choices: [
        {
          id: 'no',
          label: 'Not yet',
          also: ['thinking about it', 'not filed', 'nobody filed', 'neither of us', 'no'],
        },
        {
          id: 'yes',
          label: 'Yes',
          also: ['papers came', 'was served', 'he filed', 'she filed', 'i filed', 'filed', 'i was served'],
        },
        { id: 'unsure', label: 'I’m not sure', also: unsure },
      ],
    },
    {
      id: 'accounts',
      isOfBoth: true,
      label: 'Joint accounts',
      type: 'several',
      ask: 'Which accounts are in both names?',
      why: 'Each type of account has a different first step.',
      example: 'Checking and savings',
      choices: [
        { id: 'checking', label: 'Checking', also: ['checking account'] },
        { id: 'savings', label: 'Savings', also: ['savings account'] },
        { id: 'other', label: 'Another one', also: ['investment', 'brokerage'] },
      ],
    },
    {
      id: 'pay',
      label: 'Where your pay goes',
      type: 'choice',
      ask: 'Where does your own pay go now?',
      why: 'You can have your pay sent to your own account starting next payday.',
      example: 'Into the joint account',
      choices: [
        {
          id: 'joint',
          label: 'Into the joint account',
          also: ['same account', 'into ours', 'our account', 'shared account', 'joint'],
        },
        { id: 'own', label: 'Into my own account', also: ['my own'], heard: 'Good.' },
        {
          id: 'none',
          label: 'I don’t get a paycheck',
          also: [
            "don't work",
            'dont work',
            'unemployed',
            'lost my job',
            'stay at home',
            'no job',
            'not working',
            'disability',
            'no income',
            'i stay home',
            'none',
          ],
        },
      ],
    },
    {
      id: 'cards',
      label: 'Credit cards',
      type: 'choice',
      ask: 'Do you share any credit cards?',
      why: 'A joint holder owes the balance. An authorized user generally doesn’t.',
      example: 'I’m not sure which one I am',
      choices: [
        {
          id: 'joint',
          label: 'Yes, we both signed',
          also: ['both our names', 'one visa', 'a visa together', 'joint card', 'joint', 'both signed'],
        },
        {
          id: 'user',
          label: 'One of us is an authorized user',
          also: ['on his card', 'on her card', 'on my card', 'authorized user'],
        },
        { id: 'unsure', label: 'Yes, but I’m not sure how they’re set up', also: ['yes', ...unsure] },
        { id: 'no', label: 'No shared cards', also: ['no', 'none'] },
      ],
    },
    {
      id: 'loans',
      label: 'Loans in your name',
      type: 'several',
      ask: 'Which loans have your name on them?',
      why: 'The lender can ask you to pay, no matter what a decree says.',
      example: 'Mortgage and car',
      choices: [
        { id: 'mortgage', label: 'Mortgage', also: ['house', 'home loan'] },
        { id: 'car', label: 'Car loan', also: ['truck', 'vehicle', 'car'] },
        {
          id: 'personal',
          label: 'Another loan',
          also: ['student loans', 'credit card', 'a loan', 'personal loan', 'student loan'],
        },
        { id: 'unsure', label: 'I’m not sure', also: unsure },
      ],
    },
    {
      id: 'autopay',
      label: 'Automatic payments',
      type: 'choice',
      ask: 'Do bills come out of a joint account automatically?',
      why: 'If you move your pay and bills still come out of the old account, a payment can bounce.',
      example: 'Yes',
      choices: [
        { id: 'yes', label: 'Yes', also: ['i think so', 'some', 'the mortgage', 'electric', 'a few'] },
        { id: 'no', label: 'No' },
        { id: 'unsure', label: 'I’m not sure', also: unsure },
      ],
    },
    {
      id: 'behind',
      label: 'Behind on payments',
      type: 'choice',
      ask: 'Is any payment late, or will one be late this month?',
      why: 'Calling before the due date gives you more choices.',
      example: 'No',
      choices: [
        {
          id: 'no',
          label: 'No',
          also: ["don't think so", 'all caught up', 'caught up', 'up to date', 'on time'],
        },
        { id: 'mortgage', label: 'Yes, rent or mortgage', also: ['mortgage', 'rent'] },
        {
          id: 'other',
          label: 'Yes, something else',
          also: [
            'car payment',
            'electric',
            'visa',
            'credit card',
            'utilities',
            'a bill',
            'late',
            'yes',
            'a card',
          ],
        },
      ],
    },
    {
      id: 'newDebt',
      label: 'Worried about new debt',
      type: 'choice',
      isOptional: true,
      ask: 'Are you worried that someone might borrow in your name or empty an account?',
      why: 'A credit freeze at all three bureaus stops new loans in your name.',
      example: 'Yes',
      choices: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
  ],
  pauses: [
    {
      id: 'afraid',
      when: (told) => told.is('afraid', 'yes'),
      words:
        'Then your safety comes before any money steps. First, talk with an advocate through the help line below, on a device the other person can’t check. If it’s safe to continue here, say “Continue.” Your list will have only steps you can take quietly.',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => listPage(told),
};

function listPage(told: Told): Page {
  const isQuiet = told.is('afraid', 'yes');
  return {
    title: jointAccounts.title,
    lead: 'This list is based on your answers. It’s general information, not financial or legal advice.',
    parts: parts(
      isQuiet && safetyPart('afraid'),
      part(
        'First',
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
              'Don’t look up accounts or take pictures on a phone they could check. If it’s safe, write each balance and its date on paper that someone you trust keeps for you.',
              'afraid',
              'accounts',
              'advice',
            )
          : line(
              'Take a picture of each balance today, with the date showing.',
              'accounts',
              'passage:max-joint-account',
            ),
        line(
          'Never empty a joint account in anger. If you need money to live on, ask a lawyer first how much you can take.',
          'passage:max-joint-account',
        ),
      ),
      !isQuiet && part('Accounts', ...accountLines(told)),
      !isQuiet && part('Cards', ...cardLines(told)),
      part('Loans', ...loanLines(told)),
      part(
        'Your credit',
        line(
          'Get your three credit reports at annualcreditreport.com. They show which debts are in your name.',
          'passage:max-credit-report',
        ),
        told.is('newDebt', 'yes') &&
          !isQuiet &&
          line(
            'Ask Equifax, Experian and TransUnion for a credit freeze. You need a freeze at all three.',
            'newDebt',
            'passage:max-credit-freeze',
          ),
        told.is('newDebt', 'yes') &&
          line(
            'If an account was emptied, save the statements, and ask the court’s self-help center about temporary orders.',
            'newDebt',
            'passage:max-joint-account',
          ),
      ),
      part(
        'What to copy',
        line('Bank, card and loan statements that you have a right to see.', 'passage:max-first-week'),
        line('Tax returns and pay stubs.', 'passage:max-first-week'),
        line(
          'A list of bills for the next 30 days, including the ones paid automatically.',
          'autopay',
          'passage:max-first-week',
        ),
      ),
      behindPart(told),
    ),
    sources: [],
    deadlines: [],
  };
}

function accountLines(told: Told) {
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

function cardLines(told: Told) {
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
  personal: 'your other loan',
};

function loanLines(told: Told) {
  const named = told.list('loans').flatMap((id) => loanNames[id] ?? []);
  if (named.length === 0 && !told.includes('loans', 'unsure')) return [];
  return [
    named.length > 0 &&
      line(
        `Write down the lender, balance and next payment for ${named.join(', ')}.`,
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

function behindPart(told: Told) {
  if (told.is('behind', 'mortgage'))
    return part(
      'What’s late',
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
    );
  return (
    told.is('behind', 'other') &&
    part(
      'What’s late',
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
    )
  );
}
