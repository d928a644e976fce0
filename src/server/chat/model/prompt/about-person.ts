import { prefaces } from '#content/safety-scripts.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { ChildAge } from '#domain/situation/child-age.ts';
import type { Children } from '#domain/situation/children.ts';
import type { Stage } from '#domain/situation/stage.ts';
import { type HouseFigures, equityOf } from '#domain/talk/house-figures.ts';
import { type Amendments, type FactKey, factKeys } from '#domain/talk/understood.ts';
import type { Turn } from '../../engine.ts';
import { answerDayFor } from '../../talk/answer-day.ts';
import type { Interpretation } from '../../talk/heard.ts';

/** Context for a model, one line each: the date, and the facts that the person has told here or shared. */
export function aboutPerson(turn: Turn, heard: Interpretation): string[] {
  const { state, situation, house } = heard;
  return [
    `Today is ${longDay.format(new Date(turn.today))}.`,
    state
      ? `They live in ${stateName(state)}.`
      : 'They haven’t named the state they live in; a city they name may tell you.',
    ...(situation.stage ? [stageLines[situation.stage]] : []),
    ...(situation.children ? [childrenLine(situation.children)] : []),
    ...(house ? [houseLine(house)] : []),
    ...amendmentLines(turn.amendments ?? {}, heard),
    ...answerDayLines(turn, heard),
    ...safetyLines(turn),
    ...boundaryLines(turn),
  ];
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const stageLines: Readonly<Record<Stage, string>> = {
  thinking: 'They are thinking about separating; nothing is decided.',
  separated: 'They are separated.',
  'about-to-file': 'They are about to file for divorce.',
  served: 'They were served with papers.',
  filed: 'The divorce is filed and pending.',
  settling: 'They are working on an agreement.',
  after: 'The divorce is final.',
};

const ageNames: Readonly<Record<ChildAge, string>> = {
  baby: 'a baby',
  small: 'small',
  'school-age': 'school age',
  teen: 'teenage',
  adult: 'grown',
};

function childrenLine(children: Children): string {
  if (children === 'none') return 'They have no children: leave children out.';
  const { many, ages } = children;
  const count = many === null ? 'They have children' : `Children they spoke of: ${many}`;
  return ages.length === 0 ? `${count}.` : `${count} (${ages.map((age) => ageNames[age]).join(', ')}).`;
}

function houseLine(house: HouseFigures): string {
  const equity = equityOf(house);
  return `Their home: worth ${dollars(house.value)}, ${dollars(house.owed)} owed, so ${dollars(equity)} of equity; half of that is ${dollars(equity / 2)}.`;
}

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}

const factNames: Readonly<Record<FactKey, string>> = {
  state: 'the state they live in',
  stage: 'how far the separation or divorce is',
  children: 'their children',
  house: 'what their home is worth and what is owed on it',
  served: 'the day they got court papers',
};

/** A model also sees the messages whose facts were corrected or removed, so it is told about the corrections. */
function amendmentLines(amendments: Amendments, heard: Interpretation): string[] {
  const known: Readonly<Record<FactKey, unknown>> = { ...heard, ...heard.situation };
  return factKeys.flatMap((key) => {
    const amendment = amendments[key];
    if (!amendment) return [];
    if (known[key] === null)
      return [
        `They had you forget ${factNames[key]}: go by nothing that earlier messages say of it, and don’t bring it up.`,
      ];
    return [`They changed ${factNames[key]}: go by what stands here, whatever earlier messages say.`];
  });
}

/** Computed here, because a model is not reliable at counting days. */
function answerDayLines(turn: Turn, heard: Interpretation): string[] {
  const counted = answerDayFor(turn, heard);
  if (counted?.kind !== 'counted') return [];
  const { served, due, exception, confirm } = counted;
  const line = `Counted by this app: served on ${longDay.format(new Date(served))}, their answer to the court papers is due ${longDay.format(new Date(due))}. ${exception ?? ''} ${confirm}`;
  return [`${line.replaceAll(/\s+/g, ' ')} Tell them so.`];
}

/** Never includes the person's words: what a person said in a crisis is not sent to anyone else. */
function safetyLines({ hasViolence, isSensitive }: Turn): string[] {
  const hidden =
    'Messages about danger were answered by the app with a fixed text and aren’t shown to you. If they refer to one, don’t guess what it said: answer what they need now.';
  if (hasViolence)
    return [
      'Earlier in this conversation safety was talked about: never suggest meeting, mediating, bargaining with or confronting the other person, unless they have said since that they aren’t afraid.',
      hidden,
    ];
  if (!isSensitive) return [];
  return [
    'Earlier in this conversation safety was talked about, and help lines were shown. Be gentle; don’t bring it up unless they do.',
    hidden,
  ];
}

function boundaryLines({ boundary }: Turn): string[] {
  if (!boundary) return [];
  return [
    `Answer what can be answered, and work this in where it fits, in half a sentence of your own: "${prefaces[boundary].text}"`,
  ];
}
