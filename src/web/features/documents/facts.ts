import { kindWords } from '#content/papers/kind-words.ts';
import type { DateRole } from '#domain/papers/dates/date-finding.ts';
import type { HearingKind } from '#domain/papers/hearings/hearing-kind.ts';
import type { Doubt, Place } from '#domain/papers/paper.ts';
import type { PeriodFinding } from '#domain/papers/body/periods.ts';
import type { PaperReview } from '#domain/papers/review-paper.ts';
import { clockText, dayText } from './written-day.ts';

/** A fact of the paper, as a row of the screen. */
export interface Fact {
  id: string;
  label: string;
  /** Empty if nothing was found: the person is asked for the value. */
  value: string;
  places: readonly Place[];
  doubts: readonly Doubt[];
  /** `time` is `HH:MM`. Future dates can be added to the deadlines. Filing and signing are in the past. */
  date?: { day: string; time: string | null; title: string; isToCome: boolean };
  period?: PeriodFinding;
}

export interface FactGroup {
  title: string;
  /** The text for an empty group. Without a text, an empty group is hidden. */
  empty?: string;
  facts: readonly Fact[];
}

const hearingNames: Readonly<Record<HearingKind, string>> = {
  hearing: 'Hearing',
  trial: 'Trial',
  conference: 'Conference',
  mediation: 'Mediation',
  deposition: 'Deposition',
};

const roleNames: Readonly<Record<DateRole, string>> = {
  hearing: 'Hearing',
  due: 'Due date',
  filed: 'Filed',
  signed: 'Dated or signed',
  served: 'Served or mailed',
  expires: 'End date',
  starts: 'Start date',
  'past-hearing': 'Past hearing',
  background: 'Birth, marriage, or separation',
  commission: 'Notary’s commission ends',
  earlier: 'On or before the document’s date',
  other: 'Date',
};

/** Roles that are never offered as a deadline. */
const isOver: ReadonlySet<DateRole> = new Set<DateRole>([
  'filed',
  'signed',
  'served',
  'past-hearing',
  'background',
  'commission',
  'earlier',
]);

export function factGroups(review: PaperReview): FactGroup[] {
  return [
    {
      title: 'Hearings',
      empty: 'We didn’t find a hearing date. Check your document anyway.',
      facts: hearingFacts(review),
    },
    {
      title: 'Time limits',
      empty: 'We didn’t find a time limit. Check your document anyway.',
      facts: [...periodFacts(review, 'time-limit'), ...dateFacts(review, true)],
    },
    { title: 'About this document', facts: captionFacts(review) },
    { title: 'Other dates', facts: [...dateFacts(review, false), ...periodFacts(review, 'length')] },
    { title: 'Money', facts: moneyFacts(review) },
    { title: 'What it orders and asks for', facts: askFacts(review) },
    { title: 'Checkboxes', facts: boxFacts(review) },
    { title: 'Left blank', facts: blankFacts(review) },
  ];
}

function captionFacts({ court, caseNumber, parties }: PaperReview): Fact[] {
  const named = (id: string, label: string, found: typeof court): Fact => ({
    id,
    label,
    value: found?.value ?? '',
    places: found?.places ?? [],
    doubts: found?.doubts ?? [],
  });
  return [
    named('court', 'Court', court),
    named('case-number', 'Case number', caseNumber),
    named('party-first', 'Petitioner or plaintiff', parties.first),
    named('party-second', 'Respondent or defendant', parties.second),
  ];
}

function hearingFacts({ hearings }: PaperReview): Fact[] {
  return hearings.map(({ id, places, doubts, day, time, place, kind }) => ({
    id,
    label: hearingNames[kind],
    value: [dayText(day), time ? `at ${clockText(time)}` : null, place].filter(Boolean).join(', '),
    places,
    doubts,
    date: { day, time, title: hearingNames[kind], isToCome: true },
  }));
}

function dateFacts({ dates }: PaperReview, areDue: boolean): Fact[] {
  return dates
    .filter(({ role }) => role !== 'hearing' && (role === 'due') === areDue)
    .map(({ id, places, doubts, day, role }) => ({
      id,
      label: roleNames[role],
      value: dayText(day),
      places,
      doubts,
      date: {
        day,
        time: null,
        title: roleNames[role],
        isToCome: !isOver.has(role),
      },
    }));
}

function periodFacts({ periods }: PaperReview, use: PeriodFinding['use']): Fact[] {
  return periods
    .filter((period) => period.use === use)
    .map((period) => ({
      id: period.id,
      label: use === 'time-limit' ? 'Time limit' : 'Length of time',
      value: `${period.number} ${period.number === 1 ? period.unit.replace(/s$/, '') : period.unit}${period.trigger ? ` ${period.trigger}` : ''}`,
      places: period.places,
      doubts: period.doubts,
      ...(use === 'time-limit' && { period }),
    }));
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function moneyFacts({ money }: PaperReview): Fact[] {
  return money.map(({ id, places, doubts, amount, label, rate }) => ({
    id,
    label: label ? label.charAt(0).toUpperCase() + label.slice(1) : 'Amount',
    value: [dollars.format(amount), rate].filter(Boolean).join(' '),
    places,
    doubts,
  }));
}

const askNames = { must: 'Must', 'must-not': 'Must not', 'asks-the-court': 'Asks the court' } as const;
const whoNames = {
  you: 'You',
  first: 'Petitioner or plaintiff',
  second: 'Respondent or defendant',
  both: 'Both sides',
} as const;

function askFacts({ asks }: PaperReview): Fact[] {
  return asks.map(({ id, places, doubts, kind, who, text }) => ({
    id,
    label: who ? `${whoNames[who]}: ${askNames[kind].toLowerCase()}` : askNames[kind],
    value: text,
    places,
    doubts,
  }));
}

function boxFacts({ boxes }: PaperReview): Fact[] {
  return boxes.map(({ id, places, doubts, isTicked, text }) => ({
    id,
    label: isTicked ? 'Checked' : 'Not checked',
    value: text || 'No label nearby',
    places,
    doubts,
  }));
}

function blankFacts({ blanks }: PaperReview): Fact[] {
  return blanks.map(({ id, places, doubts, kind, label }) => ({
    id,
    label: kind === 'signature' ? 'No signature found' : 'Left blank',
    value: label || 'A blank with no label',
    places,
    doubts,
  }));
}

export function questionsFor(review: PaperReview): readonly string[] {
  const { questions } = kindWords[review.kind?.kind ?? 'other'];
  return [
    ...questions,
    ...(review.blanks.length > 0 ? ['Some parts of this document are blank. Does that matter?'] : []),
    ...(review.periods.some(({ unit }) => unit === 'court days')
      ? ['Which days count as court days here, and does service by mail add days?']
      : []),
  ];
}
