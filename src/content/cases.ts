import type { CourtCase } from '#domain/journey/case.ts';

/** A sample case. All fields are plain text. */
export interface CaseReport {
  courtCase: CourtCase;
  keyTakeaways: readonly string[];
  legalAnalysis: readonly string[];
  howItApplies: readonly string[];
  similarCases: readonly { id: string; relevancyScore: number }[];
}

// All of this is invented, and nothing may look like a real citation or the law of a state. The texts are the same for
// everybody and contain no personal data, so they are part of the browser code.
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
        'Two people agreed to end their marriage but disagreed about when it had ended. One had moved out a year before. The date mattered because it decided which savings and debts they shared.',
      relevancyScore: 95,
    },
    keyTakeaways: [
      'The date of separation changed what they had to divide.',
      'Dated papers, such as a lease and bank records, carried more weight than memory.',
      'They settled most issues themselves, so the judge had only one to decide.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge looked for the day when both spouses began living as if the marriage were over. Moving out counted. So did separate bank accounts and the messages they’d written to each other.',
      'No single document settled the question. The judge compared the documents and chose the day that most of them pointed to.',
    ],
    howItApplies: [
      'If you and your spouse give different dates, write down what happened and when. Keep the papers that show it in a safe place.',
      'Then ask a lawyer whether the date matters where you live and what would prove it.',
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
      'The name on the deed was only the first question.',
      'Bank records showed what each of them had paid.',
      'An outside expert valued the house, so no one had to guess.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge split the value of the house into two parts: what it was worth at the time of the wedding and what it gained later. The first part stayed with the owner.',
      'The judge then asked who had paid for the second part. Records of loan payments and repairs carried weight. Repairs without receipts were hard to prove.',
    ],
    howItApplies: [
      'If a home is in only one person’s name, gather the loan papers and any receipts you can get safely.',
      'Then ask a lawyer how your state treats a home that one spouse owned before the wedding.',
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
        'One spouse had stayed home with the children for nine years and asked for support while training for a job. The other earned a steady wage and said the amount was too high.',
      relevancyScore: 78,
    },
    keyTakeaways: [
      'A written monthly budget made the need clear.',
      'A training plan with dates and costs helped show how long support should last.',
      'The other spouse’s ability to pay counted as much as the need.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge weighed three things: what one spouse needed, how long it would take that spouse to earn a living again, and what the other could pay.',
      'The judge ordered support for a fixed time and set a date to review it. The budget and the training plan mattered most.',
    ],
    howItApplies: [
      'If you might ask for support or be asked to pay it, list one month of income and expenses. Use real bills, not guesses.',
      'Then ask a lawyer what courts look at where you live and how long support can last.',
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
        'Two parents lived twenty minutes apart. Both wanted the children on school nights. They couldn’t agree on a weekly plan for their children, ages 7 and 10.',
      relevancyScore: 92,
    },
    keyTakeaways: [
      'The children’s daily life came first: school, sleep, friends and care.',
      'Each parent brought a full weekly plan, so the two were easy to compare.',
      'The records included short, calm messages between the parents.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge asked how each plan would work on an ordinary Tuesday: who drives, who helps with homework, and who is home at bedtime.',
      'The judge didn’t say that either parent was better, but chose the plan with the fewest changes during the school week. The parents alternated holidays.',
    ],
    howItApplies: [
      'If you’re working on a plan, write out two normal weeks from the children’s point of view.',
      'If you’re afraid of the other parent, talk with a lawyer or an advocate before you share any plan. Ask them what courts look at where you live.',
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
      'The parent asked for a change soon after their income dropped.',
      'A full year of pay records showed more than the last month alone.',
      'Child care and health costs were listed one by one.',
    ],
    legalAnalysis: [
      'In this made-up case, the judge didn’t go by the best month or the worst one. The judge added up a whole year of pay and divided it by twelve.',
      'The judge then looked at the children’s monthly costs and how many nights they spent in each home.',
    ],
    howItApplies: [
      'If your income has changed, or the other parent’s has, keep every pay record from now on. A change in income may not change the support order on its own.',
      'Then ask a lawyer or your local child support office how to ask for a change and when it would take effect.',
    ],
    similarCases: similarTo('case-4', 'case-3'),
  },
];
