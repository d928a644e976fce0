import type { Passage, Source } from '../../passage.ts';
import type { MadeFrom } from './made-from.ts';
import { paragraphs } from './paragraphs.ts';

/** If the number of days wasn't verified, the passage names the state and says where to find the number. */
export function answering(
  { state: { code, name }, key, lines }: MadeFrom,
  general: readonly Source[],
): Passage {
  const sources = lines.sourcesOf('answerDeadline');
  const isVerified = sources.length > 0;
  return {
    // Guided steps link to an "answer" text for the state's own number.
    id: isVerified ? `hannah-${key}-answer` : `hannah-${key}-summons`,
    advisor: 'hannah',
    title: `${name}: time to answer`,
    short: isVerified
      ? lines.answer
      : `I don't have a verified number of days for ${name}. You'll find the number on the first page, the summons. Count from the day you were served.`,
    steps: [
      'Find the number of days on your own papers.',
      'Count the days, and ask the clerk to check your date.',
      'File a few days early.',
    ],
    text: paragraphs(
      `**${lines.answer}**`,
      'Look at the first page, called the summons. It says how many days you have and where to file. Papers that ask for a hearing can have a shorter deadline.',
      [
        'What to do:',
        '',
        '1. Write down when and how you were served.',
        '2. Count the days. Ask the clerk to check your date.',
        '3. Get the answer form from the self-help pages.',
        '4. File it a few days early, and send a copy to the other side.',
      ].join('\n'),
      `If you don't file an answer in time, the case can go on without you. ${lines.fee}`,
    ),
    asks: [
      `how long do i have to answer divorce papers in ${name.toLowerCase()}`,
      `${name.toLowerCase()} divorce response deadline`,
      `i was served divorce papers in ${name.toLowerCase()}, when is my answer due`,
      `${name.toLowerCase()} how long to respond to divorce papers`,
    ],
    sources: isVerified ? sources : general,
    state: code,
    exactFor: ['hannah-answer-deadline'],
    followUps: [
      'what do i actually write in the answer form',
      'can i still do something if i missed the deadline',
    ],
  };
}
