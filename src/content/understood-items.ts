import { stateName } from '#domain/retrieval/us-state.ts';
import type { ChildAge } from '#domain/situation/child-age.ts';
import type { Children } from '#domain/situation/children.ts';
import type { Stage } from '#domain/situation/stage.ts';
import type { FactKey, KnownFacts } from '#domain/talk/understood.ts';

/** A fact in the words that the person reads. */
export interface UnderstoodItem {
  key: FactKey;
  label: string;
  value: string;
}

/** The known facts that an advisor has understood, in plain words. */
export function understoodItems({ state, situation, house, served }: KnownFacts): UnderstoodItem[] {
  const { stage, children } = situation;
  const items: readonly { key: FactKey; label: string; value: string | null }[] = [
    { key: 'state', label: 'State', value: state && stateName(state) },
    { key: 'stage', label: 'Where things stand', value: stage && stageWords[stage] },
    { key: 'children', label: 'Children', value: children && childrenWords(children) },
    {
      key: 'house',
      label: 'House',
      value: house && `worth ${dollars(house.value)}, ${dollars(house.owed)} owed`,
    },
    // A date is the day of service only for people who were served.
    { key: 'served', label: 'Papers received', value: stage === 'served' && served ? longDay(served) : null },
  ];
  return items.flatMap(({ key, label, value }) => (value === null ? [] : [{ key, label, value }]));
}

const stageWords: Readonly<Record<Stage, string>> = {
  thinking: 'thinking about it',
  separated: 'separated',
  'about-to-file': 'about to file',
  served: 'served papers',
  filed: 'filed, not final yet',
  settling: 'working on an agreement',
  after: 'the divorce is final',
};

const ageWords: Readonly<Record<ChildAge, string>> = {
  baby: 'baby',
  small: 'under 6',
  'school-age': 'grade school',
  teen: 'teen',
  adult: 'grown',
};

const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function childrenWords(children: Children): string {
  if (children === 'none') return 'none';
  const { many, ages } = children;
  const count = many === null ? 'yes' : (counts[many] ?? String(many));
  return ages.length === 0 ? count : `${count} (${ages.map((age) => ageWords[age]).join(', ')})`;
}

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function longDay(day: string): string {
  return dayFormat.format(new Date(day));
}
