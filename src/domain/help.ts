/** A help line in the USA. `call` and `text` are what a phone dials; `hours` in plain words. */
export interface HelpLine {
  id: 'emergency' | 'crisis' | 'violence' | 'child';
  name: string;
  when: string;
  call: string;
  text?: { number: string; word?: string };
  tty?: string;
}

/** The day on which somebody last compared the numbers below with the lines' own pages. */
export const helpLinesChecked = '2026-11-20';

/** For texts that name it. */
export const EMERGENCY_NUMBER = '911';

/** The only place in the code where these numbers stand. */
export const helpLines: readonly HelpLine[] = [
  { id: 'emergency', name: 'Emergency', when: 'You or a child are in danger now', call: EMERGENCY_NUMBER },
  {
    id: 'crisis',
    name: '988 Suicide & Crisis Lifeline',
    when: 'You think about suicide, or cannot cope',
    call: '988',
    text: { number: '988' },
  },
  {
    id: 'violence',
    name: 'National Domestic Violence Hotline',
    when: 'Somebody frightens, controls or hurts you',
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
];
