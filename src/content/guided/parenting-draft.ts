import { headingWords, plannerWords } from '#content/tools/parenting-time.ts';
import type { Page } from '#domain/guided/page.ts';
import { showAge } from '#domain/guided/show-value.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { type PlanTopicId, planTopicIds } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import { asSentence } from './as-sentence.ts';
import { namesChild } from '#domain/guided/read/child-words.ts';
import { line, part, parts } from './page-parts.ts';
import { parseHomes, insertHomeNames } from './parenting-homes.ts';
import { type RuleLines, openWords, rules } from './parenting-rules.ts';
import { safetyPart } from './safety-part.ts';
import { weekendOf } from './parenting-weekend.ts';

export const patterns = [
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
  ['two-two-three', ['2 2 3', '223']],
  ['two-two-five-five', ['2 2 5 5', '2255']],
  [
    'alternate-weekends',
    ['every second weekend', 'alternate weekends', 'alternating weekends', 'every 2nd weekend', 'eow'],
  ],
  ['alternate-weekends-and-midweek', ['weekends and a night', 'and a midweek night']],
] as const;

/** Whether the picked schedule has one home for most nights. */
export function isMostlyOneHome(told: AnswerReader): boolean {
  return told.is('schedule', 'alternate-weekends', 'alternate-weekends-and-midweek');
}

export function parentingDraft(told: AnswerReader): Page {
  const isAfraid = told.is('afraid', 'yes');
  const has: Readonly<Partial<Record<PlanTopicId, RuleLines>>> = {
    'regular-schedule': normalWeeks(told),
    ...rules(told),
  };
  const open = planTopicIds.filter((id) => !has[id]);
  return {
    title: 'Your first draft of a parenting plan',
    lead: isAfraid
      ? 'This draft is for your lawyer, legal aid or an advocate. Don’t show it to the other parent.'
      : 'This is a draft based on your answers. It isn’t binding on anyone. Your court may have a form with these headings.',
    parts: parts(
      isAfraid && safetyPart('afraid'),
      isAfraid && askForSafety(),
      told.isInDanger('child') && beforeNights(),
      part('The children', ...childLines(told)),
      ...planTopicIds.flatMap((id) => {
        const lines = has[id];
        return lines ? [part(headingWords[id].name, ...lines)] : [];
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
        !told.has('homes') &&
          line('Names of the homes: What should the plan call each home?', 'homes', 'advice'),
        !told.has('now') &&
          line('Where the children sleep now: Where are they, and on which nights?', 'now', 'advice'),
        ...open
          .filter((id) => id !== 'order-of-rules' && id !== 'safety' && !(isAfraid && id === 'disputes'))
          .map((id) => openLine(told, id)),
      ),
      nextPart(isAfraid),
    ),
    sources: [],
    deadlines: [],
  };
}

function openLine(told: AnswerReader, id: PlanTopicId) {
  const words = openWords(told, id).replaceAll(/["“”]/g, '’');
  const wrote = words && ` You wrote: “${words}”`;
  return line(`${headingWords[id].name}: ${headingWords[id].ask}${wrote}`, 'tool:check_plan_headings');
}

/** After a mention that a child was hurt. */
function beforeNights() {
  return part(
    'Before you agree to any nights',
    line(
      'You told me that a child was hurt. Talk with a lawyer, legal aid or an advocate before you agree to time in the other home.',
      'advice',
    ),
    line('Ask them if visits should be supervised for now.', 'advice'),
  );
}

function askForSafety() {
  const from = ['afraid', 'passage:ava-safety-focused-plan'] as const;
  return part(
    'Built around safety',
    line('Ask for exchanges at a center, at school or through a third person.', ...from),
    line(
      'Ask for a single way to message each other, used only for the children. Or ask for no contact at all.',
      ...from,
    ),
    line('Keep your address off the court papers.', ...from),
    line('Say what happens if someone breaks a rule.', ...from),
  );
}

function nextPart(isAfraid: boolean) {
  return part(
    'Next',
    line('Write exact times and places, not “reasonable” or “as agreed.”', 'passage:ava-plan-contents'),
    line('Where the draft says “I,” “me” or “my,” put your name.', 'advice'),
    line('Look for “parenting plan” on your state court’s site.', 'passage:ava-plan-contents'),
    !isAfraid &&
      line(
        'Use the nights planner, under Tools, to count a full year of nights.',
        'schedule',
        'tool:plan_parenting_time',
      ),
  );
}

/** The nights in normal weeks. The person's own words replace the pattern's, which could say something else. */
function normalWeeks(told: AnswerReader): RuleLines {
  if (told.has('scheduleWords'))
    return [line(asSentence(told.text('scheduleWords')), 'schedule', 'scheduleWords'), mostNights(told)];
  const pattern = patterns.find(([id]) => told.is('schedule', id))?.[0];
  if (!pattern) return null;
  const { name, how } = plannerWords.patterns[pattern];
  const weekend = pattern === 'alternate-weekends' ? weekendOf(told) : { how, still: null };
  return [
    line(
      `${name}: ${insertHomeNames(weekend.how ?? how, parseHomes(told), told.text('main'))}`,
      'schedule',
      'homes',
      'main',
      'tool:plan_parenting_time',
    ),
    weekend.still !== null && line(weekend.still, 'schedule', 'exchangeTime', 'exchangeWords', 'advice'),
    isMostlyOneHome(told) &&
      !told.has('main') &&
      line('Still to write: which home the children are in most nights.', 'main'),
    !isMostlyOneHome(told) &&
      line('Still to write: in which home the first week starts, and on what day.', 'schedule', 'advice'),
  ];
}

/** The home with most nights, if no pattern names it. */
function mostNights(told: AnswerReader) {
  const { mine, theirs } = parseHomes(told);
  const home = told.is('main', 'mine') ? mine : theirs;
  const text = told.has('mainWords') ? told.text('mainWords') : `in ${home}`;
  return told.has('main') && line(`Most nights: ${asSentence(text)}`, 'main', 'mainWords', 'homes');
}

function childLines(told: AnswerReader) {
  const ages = told.ages('ages');
  const homes = parseHomes(told);
  return [
    told.has('agesWords') && namesChild(told.text('agesWords'))
      ? line(`Ages: ${asSentence(told.text('agesWords'))}`, 'ages', 'agesWords')
      : ages.length > 0 && line(`Ages: ${ages.map((age) => showAge(age)).join(', ')}.`, 'ages'),
    told.has('homes') &&
      line(
        homes.other === null
          ? `The two homes: ${homes.mine} and ${homes.theirs}.`
          : `Homes: ${asSentence(homes.other)}`,
        'homes',
      ),
    told.has('now') && line(`Where they sleep now: ${asSentence(told.text('now'))}`, 'now'),
    told.has('distanceWords') &&
      line(`Distance: ${asSentence(told.text('distanceWords'))}`, 'distance', 'distanceWords'),
    told.has('work') && line(`Set times: ${asSentence(told.text('work'))}`, 'work'),
    told.is('distance', 'away') &&
      line(
        'The homes are far apart. Plan longer stays, such as summer, breaks and long weekends, and schedule video calls.',
        'distance',
        'passage:ava-long-distance',
      ),
    told.is('distance', 'far') &&
      line(
        'The trip is longer than half an hour. Try it once on a school morning before you plan school nights in both homes.',
        'distance',
        'advice',
      ),
    told.is('distance', 'near') &&
      line(
        'The homes are close. Younger children often need shorter stays. Older ones often want fewer moves.',
        'distance',
        'passage:ava-equal-schedules',
      ),
  ];
}
