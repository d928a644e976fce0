import type { Resource } from './resource.ts';

/**
 * What the library's list and search need of an article. The text itself is fetched when somebody opens it;
 * `resources.test.ts` holds every card to its article.
 */
export interface ResourceCard extends Omit<Resource, 'content' | 'sources'> {
  headings: readonly string[];
  /** How many lines there are to tick; 0 for what is not a checklist. */
  lines: number;
  load: () => Promise<Resource>;
}

/** The last part of an article's address, e.g. `guides-1`. */
export function resourceKey({ category, id }: Pick<Resource, 'category' | 'id'>): string {
  return `${category}-${id}`;
}

/** In the order in which the tabs list them. */
export const resourceCards: readonly ResourceCard[] = [
  {
    id: 1,
    category: 'guides',
    title: 'Step-by-Step Divorce Process Guide',
    description:
      'The path of a divorce from the first quiet week to the last bit of cleanup. It covers the dates that matter and who can help at each step.',
    icon: 'scale',
    color: 'hannah',
    readTime: '15 min read',
    tags: ['divorce process', 'court', 'deadlines', 'first steps'],
    headings: [
      'Before you start: safety, and how to use this guide',
      'The whole path on one page',
      'Step 1: Get ready, quietly',
      'Step 2: Check where and when you can file',
      'Step 3: Fill in the first papers and file',
      'Step 4: Have the papers served',
      'If you were the one who was served',
      'Step 5: Keep things steady during the case',
      'Step 6: Share your financial facts',
      "Step 7: Work toward an agreement, if it's safe",
      'If you have children together',
      'Step 8: Go to a hearing',
      'Step 9: The judgment',
      'Step 10: Clean up, one week at a time',
      'When you feel lost, and who can help',
    ],
    lines: 0,
    load: () =>
      import('./resources/guides-1-divorce-process-guide.ts').then((article) => article.divorceProcessGuide),
  },
  {
    id: 2,
    category: 'guides',
    title: 'Co-Parenting Communication Guide',
    description:
      "How to write to the other parent in a few calm lines. Also, what you don't need to answer, and how to keep the kids out of the middle.",
    icon: 'messages-square',
    color: 'james',
    readTime: '12 min read',
    tags: ['co-parenting', 'messages', 'conflict', 'children'],
    headings: [
      'First, check that this guide fits you',
      'What your children get out of it',
      'Choose one place, and one time',
      'The three-line message',
      'Does it need an answer at all?',
      'A hard message, answered step by step',
      'Words to swap',
      'Asking for a change, and saying no',
      'Money, without a fight',
      'News about a child',
      'Keep the children out of the middle',
      "When working together doesn't work",
      'Your records, and your own slips',
      'A routine for a quiet week',
    ],
    lines: 0,
    load: () =>
      import('./resources/guides-2-co-parenting-communication-guide.ts').then(
        (article) => article.coParentingCommunicationGuide,
      ),
  },
  {
    id: 3,
    category: 'guides',
    title: 'Financial Planning During Divorce',
    description:
      'Ten small money questions instead of one huge one. They cover your papers and budget, the house, taxes and health coverage.',
    icon: 'piggy-bank',
    color: 'max',
    readTime: '10 min read',
    tags: ['money', 'budget', 'taxes', 'retirement'],
    headings: [
      'Start small, and start safe',
      'Gather the papers',
      'Put all you own and owe on one page',
      'Make two budgets',
      'Shared accounts, cards and credit',
      'The house',
      'Retirement and Social Security',
      'Support: for the children and for a spouse',
      'Taxes in the year you split',
      'Health coverage and beneficiaries',
      'Before you sign',
    ],
    lines: 0,
    load: () =>
      import('./resources/guides-3-financial-planning.ts').then((article) => article.financialPlanning),
  },
  {
    id: 4,
    category: 'guides',
    title: 'Legal Terms Explained',
    description:
      "The words on divorce papers, explained in plain language, in the order you'll come across them. Plus, how to read a page that scares you.",
    icon: 'book-open',
    color: 'hannah',
    readTime: '15 min read',
    tags: ['legal words', 'court papers', 'glossary'],
    headings: [
      'How to use this list',
      'The people in a case',
      'The first papers',
      'Giving papers and answering them',
      'Ways to end a marriage: divorce, separation, annulment',
      'Asking the court for something',
      'Facts and proof',
      'Agreeing, and who helps with it',
      'Words about children',
      'Words about money and property',
      'Words about safety',
      'The end of the case, and after',
      'Try it: reading one page',
    ],
    lines: 0,
    load: () =>
      import('./resources/guides-4-legal-terms-explained.ts').then((article) => article.legalTermsExplained),
  },
  {
    id: 1,
    category: 'checklists',
    title: 'Document Preparation Checklist',
    description:
      'The court papers in a divorce, stage by stage: which forms to get, how to fill them in, and what to check before you sign.',
    icon: 'file-check',
    color: 'hannah',
    readTime: '10 min read',
    tags: ['documents', 'court forms', 'deadlines', 'legal'],
    headings: [
      "Start with the stage you're in",
      'Get the right forms',
      'Write one page of facts',
      "Stage one: you're starting the case",
      "Stage one: you're answering",
      'Fees and private numbers, before you file',
      'Stage two: having papers served',
      'Stage three: temporary orders',
      'Stage four: the money forms',
      'Stage five: putting an agreement in writing',
      'Stage five: papers for a hearing',
      'Last stage: the judgment and after',
      'Five minutes before you sign or file',
    ],
    lines: 93,
    load: () =>
      import('./resources/checklists-1-document-preparation-checklist.ts').then(
        (article) => article.documentPreparationChecklist,
      ),
  },
  {
    id: 2,
    category: 'checklists',
    title: 'Child Custody Preparation Checklist',
    description:
      'What to know, write down and bring. Use it when you talk about parenting time, meet an evaluator or go to court.',
    icon: 'clipboard-check',
    color: 'ava',
    readTime: '8 min read',
    tags: ['custody', 'parenting plan', 'court', 'children'],
    headings: [
      'Safety comes before the schedule',
      'Find out where you stand today',
      'Learn what the judge will look at',
      "Describe the child's real week",
      'Keep a calendar from today',
      'Gather the papers about your child',
      'Get your home and your days ready',
      'Draft two plans, at your own pace',
      'Prepare for meetings and for court',
      'Keep the child out of the case',
    ],
    lines: 67,
    load: () =>
      import('./resources/checklists-2-child-custody-preparation-checklist.ts').then(
        (article) => article.childCustodyPreparationChecklist,
      ),
  },
  {
    id: 3,
    category: 'checklists',
    title: 'Document Collection Checklist',
    description:
      "Which records to collect, who has each one and how to ask. They're sorted by kind, from proof of who you are to insurance.",
    icon: 'folder-search',
    color: 'max',
    readTime: '8 min read',
    tags: ['documents', 'records', 'money', 'organizing'],
    headings: [
      'Before you collect anything',
      'The papers to get first',
      'Income and taxes',
      'Banks, cards and payment apps',
      'Home, cars and things of value',
      'Retirement, investments and work benefits',
      'Debts and credit',
      'Insurance and health coverage',
      "The children's records",
      'Papers that change the rules',
      "When you can't get something",
      'Get it organized once',
    ],
    lines: 89,
    load: () =>
      import('./resources/checklists-3-document-collection-checklist.ts').then(
        (article) => article.documentCollectionChecklist,
      ),
  },
  {
    id: 4,
    category: 'checklists',
    title: 'Self-Care Checklist',
    description:
      'Small things that keep you going: for today, for tonight, for the hard moments and for the week.',
    icon: 'leaf',
    color: 'lena',
    readTime: '5 min read',
    tags: ['self-care', 'sleep', 'stress', 'wellbeing'],
    headings: [
      'Three checkmarks are enough',
      'Each day, for your body',
      'Each night',
      'When it gets too loud',
      'People and peace',
      'Limits around the divorce',
      'Once a week',
      'When to call someone',
    ],
    lines: 47,
    load: () =>
      import('./resources/checklists-4-self-care-checklist.ts').then((article) => article.selfCareChecklist),
  },
  {
    id: 1,
    category: 'wellbeing',
    title: 'Managing Emotional Stress',
    description:
      'What stress does in a divorce, and what helps in the next five minutes. Then, how to make it smaller over the coming weeks.',
    icon: 'waves',
    color: 'lena',
    readTime: '7 min read',
    tags: ['stress', 'calm', 'sleep', 'coping'],
    headings: [
      'What this stress is',
      'The next five minutes',
      'Find out what sets you off',
      'Give the divorce set hours',
      'The three things that hold you up',
      'When it comes out as anger or tears',
      'Decide less, and later',
      'When to ask for more help',
    ],
    lines: 0,
    load: () =>
      import('./resources/wellbeing-1-managing-emotional-stress.ts').then(
        (article) => article.managingEmotionalStress,
      ),
  },
  {
    id: 2,
    category: 'wellbeing',
    title: 'Helping Children Through Divorce',
    description:
      'How to tell them, what to say to hard questions, how to keep them out of the middle and when to ask for help.',
    icon: 'baby',
    color: 'ava',
    readTime: '9 min read',
    tags: ['children', 'parenting', 'two homes', 'talking'],
    headings: [
      'What children need most',
      'Before you tell them',
      'Saying it',
      'What fits each age',
      'Answers to the hardest questions',
      'Keep them out of the middle',
      'Two homes and exchange days',
      "When they're angry, quiet or too good",
      'Bring in other adults',
      'When to get help',
    ],
    lines: 0,
    load: () =>
      import('./resources/wellbeing-2-helping-children-through-divorce.ts').then(
        (article) => article.helpingChildrenThroughDivorce,
      ),
  },
  {
    id: 3,
    category: 'wellbeing',
    title: 'Building Your Support Network',
    description:
      'Who can help with what, how to ask so people say yes, and where to look if your circle has gotten small.',
    icon: 'users',
    color: 'emma',
    readTime: '7 min read',
    tags: ['support', 'friends', 'family', 'loneliness'],
    headings: [
      'Why a few people make a big difference',
      'Map the people you have',
      'Keep your ask small and specific',
      "Say how you're doing without telling the whole story",
      'Friends you share, and in-laws',
      'Find people who have been there',
      'Let professionals do their part',
      'Build something that repeats',
      "If there's no one on the page",
    ],
    lines: 0,
    load: () =>
      import('./resources/wellbeing-3-building-your-support-network.ts').then(
        (article) => article.buildingYourSupportNetwork,
      ),
  },
  {
    id: 5,
    category: 'wellbeing',
    title: 'Managing Anxiety During Divorce',
    description:
      "How to ride out a wave and sort the worries you can act on from the ones you can't. Also, how to face what you've been putting off.",
    icon: 'wind',
    color: 'hannah',
    readTime: '8 min read',
    tags: ['anxiety', 'worry', 'panic', 'court nerves'],
    headings: [
      'Is it anxiety, or is it a warning?',
      'When a wave of panic comes',
      'Sort your worries into two piles',
      'Give worry an appointment',
      'Ask your thought three questions',
      'Open the drawer, step by step',
      'Before court, mediation or a hard call',
      'Turn down the background',
      'When to get help',
    ],
    lines: 0,
    load: () =>
      import('./resources/wellbeing-5-managing-anxiety-during-divorce.ts').then(
        (article) => article.managingAnxietyDuringDivorce,
      ),
  },
  {
    id: 6,
    category: 'wellbeing',
    title: 'Rebuilding Self-Worth After Divorce',
    description:
      'How to answer the harsh voice, collect proof of who you are, and find out what you like when no one else chooses.',
    icon: 'sprout',
    color: 'lena',
    readTime: '7 min read',
    tags: ['self-worth', 'confidence', 'identity', 'healing'],
    headings: [
      "What the divorce didn't decide",
      'Whose voice is it?',
      'Talk to yourself like a friend',
      'Keep a page of evidence',
      "Fix what's yours, and let go of the rest",
      'Find out who you are on a Tuesday',
      'Keep small promises',
      'Be careful where you look for proof',
      "How you can tell it's growing",
    ],
    lines: 0,
    load: () =>
      import('./resources/wellbeing-6-rebuilding-self-worth-after-divorce.ts').then(
        (article) => article.rebuildingSelfWorthAfterDivorce,
      ),
  },
];
