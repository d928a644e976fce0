/** A help line in the USA. `call` and `text` are the numbers that a phone dials. `hours` is in plain words. */
export interface HelpLine {
  id: 'emergency' | 'crisis' | 'violence' | 'child' | 'assault' | 'poison' | 'native' | 'veterans';
  name: string;
  when: string;
  call: string;
  text?: { number: string; word?: string };
  tty?: string;
}

/** The date on which the numbers below were last compared with the help lines' own pages. */
export const helpLinesChecked = '2026-11-20';

/** For texts that contain the emergency number. */
export const EMERGENCY_NUMBER = '911';

/** The only place in the code that contains these numbers. */
export const helpLines: readonly HelpLine[] = [
  {
    id: 'emergency',
    name: 'Emergency',
    when: 'You or a child is in danger right now',
    call: EMERGENCY_NUMBER,
  },
  {
    id: 'crisis',
    name: '988 Suicide & Crisis Lifeline',
    when: 'You’re thinking about suicide, or you can’t cope',
    call: '988',
    text: { number: '988' },
  },
  {
    id: 'violence',
    name: 'National Domestic Violence Hotline',
    when: 'Someone is scaring, controlling, or hurting you',
    call: '1-800-799-7233',
    text: { number: '88788', word: 'START' },
    tty: '1-800-787-3224',
  },
  {
    id: 'child',
    name: 'Childhelp',
    when: 'A child is being hurt or neglected',
    call: '1-800-422-4453',
    text: { number: '1-800-422-4453' },
  },
  {
    id: 'assault',
    name: 'RAINN Sexual Assault Hotline',
    when: 'Someone did something sexual to you that you didn’t want',
    call: '1-800-656-4673',
  },
  {
    id: 'poison',
    name: 'Poison Control',
    when: 'Someone swallowed something that may be harmful',
    call: '1-800-222-1222',
  },
  {
    id: 'native',
    name: 'StrongHearts Native Helpline',
    when: 'You’re Native American or Alaska Native, and someone is hurting you',
    call: '1-844-762-8483',
  },
  {
    id: 'veterans',
    name: 'Veterans Crisis Line',
    when: 'You served, or love someone who did. Call 988, then press 1',
    call: '988',
    text: { number: '838255' },
  },
];

/**
 * A service that finds help when an older person is hurt, neglected or exploited. It isn't a crisis line, so it has no
 * button.
 */
export const ELDERCARE_NUMBER = '1-800-677-1116';

/** A help line's number, for use in a sentence. */
export function numberOf(id: HelpLine['id']): string {
  return lineOf(id).call;
}

/** The instruction "text START to …", for use in a sentence. */
export function textTo(id: HelpLine['id']): string {
  const { text, call } = lineOf(id);
  return text?.word ? `text ${text.word} to ${text.number}` : `text ${text?.number ?? call}`;
}

function lineOf(id: HelpLine['id']): HelpLine {
  const line = helpLines.find((candidate) => candidate.id === id);
  if (!line) throw new Error(`There is no help line ${id}.`);
  return line;
}
