import { headingWords } from '#content/tools/parenting-time.ts';
import { plannerWords } from '#content/tools/parenting-time.ts';
import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import { showAge } from '#domain/guided/show-value.ts';
import type { Told } from '#domain/guided/value.ts';
import { type HeadingId, headingIds } from '#domain/tools/parenting-time/headings-tool.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

const patterns = [
  [
    'week-on-off',
    [
      'week on week off',
      'every other week',
      'one week each',
      'alternating weeks',
      'alternate weeks',
      'a week each',
    ],
  ],
  ['two-two-three', ['2 2 3']],
  ['two-two-five-five', ['2 2 5 5']],
  ['alternate-weekends', ['every second weekend', 'alternate weekends', 'alternating weekends', 'eow']],
  ['alternate-weekends-and-midweek', ['weekends and a night', 'and a midweek night']],
] as const;

export const parentingPlan: Flow = {
  id: 'parenting-plan',
  version: 2,
  advisor: 'ava',
  title: 'Your first draft of a parenting plan',
  opening: 'I want to draft a parenting plan.',
  intro:
    'We’ll start with the children’s week, not with percentages. You can skip anything you haven’t settled. Your draft will list it as open.',
  slots: [
    {
      id: 'afraid',
      fear: 'yes',
      label: 'Afraid of the other parent',
      type: 'choice',
      ask: 'First, are you afraid of the other parent, or have you or the children been hurt or threatened?',
      why: 'If so, we’ll build the plan around safety, and you won’t have to bargain alone.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes', also: ['a little', 'sometimes'] },
      ],
    },
    {
      id: 'ages',
      label: 'Their ages',
      names: ['ages', 'age', 'children'],
      type: 'ages',
      ask: 'How old are the children?',
      why: 'A toddler and a teenager need different schedules.',
      example: '4 and 9',
      findIt: 'Their ages in years are enough. For a baby, write “baby.”',
    },
    {
      id: 'distance',
      label: 'Distance between homes',
      type: 'choice',
      ask: 'How far apart are the two homes, or how far will they be?',
      why: 'Splitting school nights only works if the trip is short.',
      example: '20 minutes',
      choices: [
        {
          id: 'near',
          label: 'Under half an hour',
          minutes: [0, 31],
          also: [
            'across town',
            'in town',
            'minutes away',
            'walking distance',
            'close',
            'close by',
            'nearby',
            'same town',
            'same neighborhood',
            'same street',
            'next door',
            'down the street',
            'down the road',
            'around the corner',
            '20 minutes',
            '10 minutes',
          ],
        },
        {
          id: 'far',
          label: 'Longer, but in the same region',
          minutes: [31, 150],
          also: ['an hour', 'two hours', 'same region', 'same area', 'next town', 'same county'],
        },
        {
          id: 'away',
          label: 'A flight or a long drive away',
          minutes: [150, 10000],
          also: [
            'a plane',
            'long drive',
            'hours away',
            'another state',
            'different state',
            'out of state',
            'across the country',
            'another country',
            'by plane',
          ],
        },
        { id: 'unknown', label: 'I don’t know yet', also: ['not sure', "i don't know"] },
      ],
    },
    {
      id: 'work',
      label: 'Work and other set times',
      type: 'text',
      isOptional: true,
      longest: 300,
      ask: 'What times in your week are already set, such as work hours, shifts, practice or school?',
      why: 'A plan that ignores work falls apart in a month.',
      example: 'I work 8 to 4, soccer on Tuesdays',
    },
    {
      id: 'schedule',
      label: 'Normal weeks',
      type: 'choice',
      isOptional: true,
      when: (told) => !told.is('afraid', 'yes'),
      ask: 'Which schedule comes closest for normal weeks? Skip this if you don’t know yet.',
      why: 'It’s a starting point. The nights planner can add up the nights for a full year.',
      example: 'Week on, week off',
      choices: patterns.map(([id, also]) => ({ id, label: plannerWords.patterns[id].name, also })),
    },
    {
      id: 'holidays',
      label: 'Holidays',
      type: 'choice',
      isOptional: true,
      ask: 'How would you share holidays?',
      why: 'Holidays override your normal weeks, so they need their own rule.',
      example: 'Take turns',
      choices: [
        {
          id: 'turns',
          label: 'Take turns in odd and even years',
          also: [
            'every other year',
            'alternate',
            'alternating',
            'switch every year',
            'even years',
            'odd years',
            'switch off',
            'take turns',
            'turns',
            'odd and even',
          ],
        },
        {
          id: 'halves',
          label: 'Split each holiday in half',
          also: ['half and half', 'split them', '50/50', 'halves', 'split'],
        },
        {
          id: 'fixed',
          label: 'Always with the same parent',
          also: [
            'fixed',
            'always the same',
            'always with me',
            'always with him',
            'always with her',
            'always with their dad',
            'always with their mom',
            'always mine',
          ],
        },
        {
          id: 'double',
          label: 'Celebrate twice',
          also: ['both homes', 'each of us celebrates', 'twice', 'double'],
        },
      ],
    },
    {
      id: 'holidayWith',
      label: 'Who has which holidays',
      type: 'text',
      isOptional: true,
      longest: 200,
      when: (told) => told.is('holidays', 'fixed'),
      detailOf: { slot: 'holidays', choice: 'fixed' },
      ask: 'Which holidays are always with you, and which with the other parent?',
      why: 'A plan has to say who has the children on which day.',
      example: 'Christmas with me, Thanksgiving with their dad',
    },
    {
      id: 'exchange',
      label: 'Exchanges',
      names: ['exchange', 'handoff', 'handoffs', 'pickup', 'pickups', 'drop off'],
      type: 'choice',
      isOptional: true,
      ask: 'Where will exchanges happen?',
      why: 'A calm place and a set time leave you less to argue about.',
      example: 'At school',
      choices: [
        { id: 'school', label: 'At school or day care', also: ['school', 'day care', 'daycare'] },
        {
          id: 'public',
          label: 'At a public place',
          also: [
            "mcdonald's",
            'mcdonalds',
            'gas station',
            'police station',
            'restaurant',
            'mall',
            'curbside',
            'park',
            'library',
            'store',
            'parking lot',
          ],
        },
        {
          id: 'door',
          label: 'At the door',
          also: [
            'my place',
            'his place',
            'her place',
            'my house',
            'his house',
            'her house',
            'driveway',
            'front door',
            'our homes',
            'at home',
            'my door',
          ],
        },
        {
          id: 'nocontact',
          label: 'Without us seeing each other',
          also: ['no contact', 'through someone else', 'a center'],
        },
      ],
    },
    {
      id: 'decisions',
      label: 'Big decisions',
      type: 'choice',
      isOptional: true,
      ask: 'Who decides about school, health and religion?',
      why: 'A plan should say what happens when you disagree.',
      example: 'Together',
      choices: [
        {
          id: 'together',
          label: 'Together',
          also: [
            'both of us',
            'joint',
            'joint decisions',
            '50/50',
            'we both',
            'we decide',
            'both',
            'jointly',
          ],
        },
        {
          id: 'divided',
          label: 'Each of us decides some things',
          also: [
            'he does',
            'she does',
            'i do medical',
            'split by',
            'divided',
            'by field',
            'each of us decides',
          ],
        },
        {
          id: 'me',
          label: 'I do',
          also: ['me', 'only me', 'just me', 'i decide', 'i make all the decisions'],
        },
        {
          id: 'other',
          label: 'The other parent does',
          also: [
            'the other parent',
            'him',
            'her',
            'only him',
            'only her',
            'he does',
            'she does',
            'he decides',
            'she decides',
            'their dad',
            'their mom',
          ],
        },
      ],
    },
    {
      id: 'fields',
      label: 'Who decides what',
      type: 'text',
      isOptional: true,
      longest: 200,
      when: (told) => told.is('decisions', 'divided'),
      detailOf: { slot: 'decisions', choice: 'divided' },
      ask: 'Who decides about what? Skip this if you haven’t settled it.',
      why: 'A plan should name each area and who has the final say.',
      example: 'I decide about health, and they decide about school',
    },
    {
      id: 'calls',
      label: 'Calls',
      type: 'text',
      isOptional: true,
      longest: 200,
      ask: 'When should the children talk to the other parent? Give days and a time if you can.',
      why: 'When call times are set, calls happen and evenings stay calm.',
      example: 'Tuesday and Thursday, 6:30 to 7',
    },
    {
      id: 'travel',
      label: 'Travel',
      type: 'text',
      isOptional: true,
      longest: 200,
      ask: 'How much notice should you give before a trip, and who keeps the passports?',
      why: 'It’s easier to agree now than right before a flight.',
      example: 'Two weeks, and I keep the passports',
    },
    {
      id: 'disputes',
      label: 'If you can’t agree',
      type: 'choice',
      isOptional: true,
      when: (told) => !told.is('afraid', 'yes'),
      ask: 'What happens if you can’t agree on something?',
      why: 'Trying another step before court can save months.',
      example: 'Go to a mediator first',
      choices: [
        {
          id: 'write',
          label: 'Put it in writing and answer within ten days',
          also: ['in writing', 'by email'],
        },
        { id: 'mediator', label: 'Go to a mediator first', also: ['mediator', 'mediation'] },
        {
          id: 'expert',
          label: 'Follow the doctor’s or teacher’s advice',
          also: ['the doctor', 'the teacher'],
        },
      ],
    },
  ],
  pauses: [
    {
      id: 'afraid',
      when: (told) => told.is('afraid', 'yes'),
      words:
        'Then please don’t bargain alone. An advocate at the help line below, legal aid or a lawyer can ask the court for a plan that keeps you safe. If it’s safe to continue, say “Continue.” Your draft will be for them, not for the other parent.',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => draft(told),
};

const holidayLines: Readonly<Record<string, string>> = {
  turns: 'Take turns: odd years with one parent, even years with the other.',
  halves:
    'Split each holiday: the first part with one parent and the second with the other, with a set time to switch.',
  fixed: 'Each holiday is always with the same parent.',
  double: 'Celebrate each holiday twice: once in each home, on different days.',
};
const exchangeLines: Readonly<Record<string, string>> = {
  school: 'One parent drops off at school or day care, and the other picks up there.',
  public: 'Meet in a public place with people around, at a set time.',
  door: 'Pick up at the door at a set time.',
  nocontact: 'Do exchanges without the parents meeting: at a center, at school or through a third person.',
};
const decisionLines: Readonly<Record<string, string>> = {
  together: 'Make big decisions together. Ask in writing, and give a deadline for a reply.',
  divided: 'Divide decisions by area.',
  me: 'I make the big decisions and tell the other parent.',
  other: 'The other parent makes the big decisions and tells me.',
  // For drafts from before the question asked who.
  one: 'One parent decides and tells the other. Write down which one.',
};
const disputeLines: Readonly<Record<string, string>> = {
  write: 'Put the issue in writing first, and stick to the facts. A reply is due in ten days.',
  mediator: 'Go to a mediator first, then to court.',
  expert: 'Follow the advice of the doctor or teacher.',
};

/** The headings that have an answer, with the answer's text. */
function filled(
  told: Told,
): Partial<Record<HeadingId, { text: string; from: [string, ...string[]] } | undefined>> {
  const one = (id: string, words: Readonly<Record<string, string>>, passage: string) => {
    const text = words[told.text(id)];
    return text === undefined
      ? undefined
      : { text, from: [id, `passage:${passage}`] as [string, ...string[]] };
  };
  const pattern = patterns.find(([id]) => told.is('schedule', id))?.[0];
  const written = (id: string) =>
    told.has(id) ? { text: told.text(id), from: [id] as [string, ...string[]] } : undefined;
  return {
    'regular-schedule': pattern && {
      text: `${plannerWords.patterns[pattern].name}: ${plannerWords.patterns[pattern].how}`,
      from: ['schedule', 'tool:plan_parenting_time'],
    },
    holidays: withDetail(told, one('holidays', holidayLines, 'ava-holidays'), {
      slot: 'holidayWith',
      isAsked: told.is('holidays', 'fixed'),
      open: 'Still to write: which parent has which one.',
    }),
    exchanges: one('exchange', exchangeLines, 'ava-exchanges'),
    decisions: withDetail(told, one('decisions', decisionLines, 'ava-decisions'), {
      slot: 'fields',
      isAsked: told.is('decisions', 'divided'),
      open: 'Still to write: who has the final say on what.',
    }),
    contact: written('calls'),
    travel: written('travel'),
    disputes: one('disputes', disputeLines, 'ava-decisions'),
  };
}

interface Line {
  text: string;
  from: [string, ...string[]];
}

/** Who a rule means, in the person's own words. What they didn't say is named as open. */
function withDetail(
  told: Told,
  line: Line | undefined,
  { slot, isAsked, open }: { slot: string; isAsked: boolean; open: string },
): Line | undefined {
  if (!line || !isAsked) return line;
  return { text: `${line.text} ${told.text(slot) || open}`, from: [...line.from, slot] };
}

function draft(told: Told): Page {
  const isAfraid = told.is('afraid', 'yes');
  const has = filled(told);
  const open = headingIds.filter((id) => !has[id]);
  return {
    title: parentingPlan.title,
    lead: isAfraid
      ? 'This draft is for your lawyer, legal aid or an advocate. Don’t show it to the other parent.'
      : 'This is a draft based on your answers. It isn’t binding on anyone. Your court may have a form with these headings.',
    parts: parts(
      isAfraid && safetyPart('afraid'),
      isAfraid &&
        part(
          'Built around safety',
          line(
            'Ask for exchanges at a center, at school or through a third person.',
            'afraid',
            'passage:ava-safety-focused-plan',
          ),
          line(
            'Ask for just one way to message each other, and only about the children. Or ask for no contact at all.',
            'afraid',
            'passage:ava-safety-focused-plan',
          ),
          line('Keep your address off the court papers.', 'afraid', 'passage:ava-safety-focused-plan'),
          line('Say what happens if someone breaks a rule.', 'afraid', 'passage:ava-safety-focused-plan'),
        ),
      part('The children', ...childLines(told)),
      ...headingIds.flatMap((id) => {
        const one = has[id];
        return one ? [part(headingWords[id].name, line(one.text, ...one.from))] : [];
      }),
      part(
        'Which rule comes first',
        line(
          'Special days come first, then holidays and breaks, then vacation, then normal weeks.',
          'passage:ava-priority-rules',
        ),
      ),
      part(
        'Still open',
        ...open
          .filter((id) => id !== 'order-of-rules' && id !== 'safety' && !(isAfraid && id === 'disputes'))
          .map((id) => line(`${headingWords[id].name}: ${headingWords[id].ask}`, 'tool:check_plan_headings')),
      ),
      part(
        'Next',
        line('Write exact times and places, not “reasonable” or “as agreed.”', 'passage:ava-plan-contents'),
        line('Look for “parenting plan” on your state court’s site.', 'passage:ava-plan-contents'),
        !isAfraid &&
          line(
            'Use the nights planner, under Tools, to count a full year of nights.',
            'schedule',
            'tool:plan_parenting_time',
          ),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

function childLines(told: Told) {
  const ages = told.ages('ages');
  return [
    ages.length > 0 && line(`Ages: ${ages.map((age) => showAge(age)).join(', ')}.`, 'ages'),
    told.has('work') && line(`Set times: ${told.text('work')}`, 'work'),
    told.is('distance', 'far', 'away') &&
      line(
        'The homes are far apart. Plan in blocks, such as summer, breaks and long weekends, and schedule video calls.',
        'distance',
        'passage:ava-long-distance',
      ),
    told.is('distance', 'near') &&
      line(
        'The homes are close. Younger children often need shorter stays. Older ones often want fewer moves.',
        'distance',
        'passage:ava-equal-schedules',
      ),
  ];
}
