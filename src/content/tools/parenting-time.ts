import type { HeadingWords } from '#domain/tools/parenting-time/headings-tool.ts';
import type { PlannerWords } from '#domain/tools/parenting-time/planner-tool.ts';

export const plannerWords: PlannerWords = {
  patterns: {
    'week-on-off': { name: 'Week on, week off', how: 'Seven nights in one home, then seven in the other.' },
    'two-two-three': {
      name: '2-2-3',
      how: 'Two nights in one home, two in the other, then a long weekend of three in the first. The next week, it flips.',
    },
    'two-two-five-five': {
      name: '2-2-5-5',
      how: 'Monday and Tuesday in one home, Wednesday and Thursday in the other. Weekends alternate.',
    },
    'three-four-four-three': {
      name: '3-4-4-3',
      how: 'Three nights in one home and four in the other. The next week, it flips.',
    },
    'four-three': { name: '4-3', how: 'Four nights in one home and three in the other, the same each week.' },
    'every-weekend': {
      name: 'Every weekend',
      how: 'School nights at home B, and Friday and Saturday nights at home A.',
    },
    'alternate-weekends': {
      name: 'Every other weekend',
      how: 'At home B most of the time. Every other week, Friday and Saturday nights at home A.',
    },
    'long-alternate-weekends': {
      name: 'Every other long weekend',
      how: 'At home B most of the time. Every other week, Friday to Monday at home A.',
    },
    'alternate-weekends-and-midweek': {
      name: 'Every other weekend and a midweek night',
      how: 'Every other weekend and every Wednesday night at home A. All other nights at home B.',
    },
    custom: { name: 'Your own pattern', how: 'The nights you entered, starting on a Monday.' },
  },
  holidays: {
    'new-years-day': "New Year's Day",
    'martin-luther-king-day': 'Martin Luther King Day',
    'presidents-day': "Presidents' Day",
    easter: 'Easter Sunday',
    'mothers-day': "Mother's Day",
    'memorial-day': 'Memorial Day',
    'fathers-day': "Father's Day",
    juneteenth: 'Juneteenth',
    'independence-day': 'July 4',
    'labor-day': 'Labor Day',
    halloween: 'Halloween',
    thanksgiving: 'Thanksgiving',
    'christmas-eve': 'Christmas Eve',
    'christmas-day': 'Christmas Day',
  },
  note: 'Holidays override vacations, and vacations override normal days. We count the nights in one year. States count nights for support in their own ways, so don’t use this number to figure out support.',
};

export const headingWords: HeadingWords = {
  'regular-schedule': {
    name: 'Normal weeks',
    ask: 'Where do the children sleep on each night of the cycle?',
  },
  holidays: {
    name: 'Holidays',
    ask: 'Who has which holiday in odd and even years? When does each start and end?',
  },
  'school-breaks': { name: 'School breaks', ask: 'How are winter, spring and summer breaks shared?' },
  vacations: { name: 'Vacations', ask: 'How long can a vacation be, and how much notice is required?' },
  exchanges: {
    name: 'Exchanges',
    ask: 'Where and when do exchanges happen, and who drives? What if someone is late?',
  },
  decisions: {
    name: 'Big decisions',
    ask: 'Who decides about school, health and religion? What if you disagree?',
  },
  contact: { name: 'Calls', ask: 'When can a child call the other parent in private?' },
  travel: { name: 'Travel', ask: 'Who keeps the passports? What do you tell each other before a trip?' },
  health: {
    name: 'Health',
    ask: 'Who makes appointments, keeps the medicine and pays for what insurance doesn’t cover?',
  },
  school: { name: 'School', ask: 'Who gets school notes and grades? Who goes to conferences?' },
  'activities-and-costs': {
    name: 'Activities and costs',
    ask: 'Who signs up, who drives, and how are costs split?',
  },
  moving: { name: 'Moving away', ask: 'How much notice is required before a move, and what happens then?' },
  changes: { name: 'Changes', ask: 'How do you ask for a swap, and when is the answer due?' },
  disputes: {
    name: 'If you can’t agree',
    ask: 'What comes first: a talk, a mediator or the court? If there’s violence, go straight to court.',
  },
  'order-of-rules': { name: 'What comes first', ask: 'If two rules apply on the same day, which one wins?' },
  safety: {
    name: 'Safety',
    ask: 'Are there limits to keep someone safe, such as meeting in a public place or with a third person there?',
  },
};
