import type { CourtCase } from '#domain/journey/case.ts';

/** A sample case. Plain text throughout. */
export interface CaseReport {
  courtCase: CourtCase;
  keyTakeaways: readonly string[];
  legalAnalysis: readonly string[];
  howItApplies: readonly string[];
  similarCases: readonly { id: string; relevancyScore: number }[];
}

// All of it is invented, and nothing may be taken for a real citation or for the law of any state. The texts are the
// same for everybody and contain no personal data, so they are in the browser.
const sample = { court: 'Sample Family Court', jurisdiction: 'Sample State', url: null, isSample: true };

const similarTo = (first: string, second: string) => [
  { id: first, relevancyScore: 85 },
  { id: second, relevancyScore: 72 },
];

export const caseReports: readonly CaseReport[] = [
  {
    courtCase: {
      ...sample,
      id: 'case-1',
      caseName: 'Sample v. Sample (divorce)',
      docketNumber: 'SAMPLE-001',
      dateDecided: '2024-03-15',
      caseType: 'divorce',
      summary:
        'Two people agreed to end their marriage but disagreed about when it had ended. One had moved out a year before. The date mattered, because it decided which savings and debts belonged to both.',
      relevancyScore: 95,
    },
    keyTakeaways: [
      'The date of separation changed what there was to share.',
      'Dated papers, such as a lease and bank records, counted for more than memory.',
      'Both agreed on most points first, so the judge had only one to decide.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge looked for the day when both began living as if the marriage were over. Moving out counted. So did separate bank accounts and the messages they’d written to each other.',
      'No single document settled it. The judge compared them and chose the day most of them pointed to.',
    ],
    howItApplies: [
      'If you and your spouse name different dates, write down what happened when, and keep the papers that show it in a safe place.',
      'Then ask a lawyer where you live: does the date matter here, and what proves it?',
    ],
    similarCases: similarTo('case-2', 'case-3'),
  },
  {
    courtCase: {
      ...sample,
      id: 'case-2',
      caseName: 'Sample v. Sample (property)',
      docketNumber: 'SAMPLE-002',
      dateDecided: '2023-11-08',
      caseType: 'property',
      summary:
        'One spouse owned the house before the wedding. Over twelve years, both paid the mortgage and the repairs. They disagreed about who should get the increase in the house’s value.',
      relevancyScore: 87,
    },
    keyTakeaways: [
      'Whose name was on the house was only the first question.',
      'Bank records showed the payments that each had made.',
      'An outside expert said what the house was worth, so no one had to guess.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge looked at the house in two parts: what it was worth at the wedding, and what came later. The first part stayed with the owner.',
      'The judge then asked who had paid for the second part. Records of loan payments and repairs carried weight. Repairs with no receipt were hard to count.',
    ],
    howItApplies: [
      'If a home is in only one name, gather the loan papers and any receipts you can get safely.',
      'Then ask a lawyer where you live: how is a home from before the wedding treated here?',
    ],
    similarCases: similarTo('case-1', 'case-3'),
  },
  {
    courtCase: {
      ...sample,
      id: 'case-3',
      caseName: 'Sample v. Sample (alimony)',
      docketNumber: 'SAMPLE-003',
      dateDecided: '2024-01-22',
      caseType: 'alimony',
      summary:
        'One spouse had stayed home with the children for nine years and asked for support while training for work. The other earned a steady wage and said the amount was too high.',
      relevancyScore: 78,
    },
    keyTakeaways: [
      'A written monthly budget made the need clear.',
      'A training plan with dates and costs helped show how long support should last.',
      'The other spouse’s ability to pay counted as much as the need.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge weighed three things: what one spouse needed, what the other could pay, and how long it would take to earn a living again.',
      'The support was set for a fixed time, with a date to look at it again. The budget and the training plan were the main papers.',
    ],
    howItApplies: [
      'If you may ask for support, or be asked to pay it, list one month of income and costs. Use real bills, not guesses.',
      'Then ask a lawyer where you live: what does a court look at here, and how long can support last?',
    ],
    similarCases: similarTo('case-5', 'case-1'),
  },
  {
    courtCase: {
      ...sample,
      id: 'case-4',
      caseName: 'Sample v. Sample (custody)',
      docketNumber: 'SAMPLE-004',
      dateDecided: '2023-09-14',
      caseType: 'custody',
      summary:
        'Two parents lived twenty minutes apart. Both wanted the children on school nights. They couldn’t agree on a weekly plan for a seven-year-old and a ten-year-old.',
      relevancyScore: 92,
    },
    keyTakeaways: [
      'The children’s daily life came first: school, sleep, friends and care.',
      'Each parent brought a full weekly plan, which made it easier to compare.',
      'The records included calm, short messages between the parents.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge asked how each plan would work on an ordinary Tuesday: who drives, who helps with homework, and who is home at bedtime.',
      'The judge didn’t call either parent the better one. The plan with the fewest changes during a school week was chosen, and the parents took turns with holidays.',
    ],
    howItApplies: [
      'If you’re working on a plan, write out two normal weeks from the children’s point of view.',
      'If you’re afraid of the other parent, talk with a lawyer or an advocate before you share any plan. Then ask: what does a court look at here?',
    ],
    similarCases: similarTo('case-5', 'case-1'),
  },
  {
    courtCase: {
      ...sample,
      id: 'case-5',
      caseName: 'Sample v. Sample (support)',
      docketNumber: 'SAMPLE-005',
      dateDecided: '2024-05-30',
      caseType: 'support',
      summary:
        'A parent who paid child support lost steady work and started earning a different amount each month. The parents disagreed about what the payments should be from then on.',
      relevancyScore: 85,
    },
    keyTakeaways: [
      'The parent asked for a change soon after the income fell.',
      'A year of pay records showed more than the last month alone.',
      'Care and health costs were listed one by one.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge didn’t go by the best month or the worst one. The judge added up a whole year of pay and divided it by twelve.',
      'The judge then looked at what the children cost each month, and at how many nights they spent in each home.',
    ],
    howItApplies: [
      'If your income has changed, or the other parent’s has, keep every pay record from now on. A change in income may not change an order by itself.',
      'Then ask a lawyer or the child support office where you live: how do I ask for a change, and when would it take effect?',
    ],
    similarCases: similarTo('case-4', 'case-3'),
  },
];
