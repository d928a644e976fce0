import type { AnswerReader } from '#domain/guided/value.ts';
import { line } from './page-parts.ts';
import { sayable } from './sayable.ts';

interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The questions of children with answers. The ones that the parent picked come first. */
export function questionLines(told: AnswerReader, isAfraid: boolean) {
  const isPicked = ({ id }: Question) => told.includes('worry', id);
  const all = questions(told, isAfraid);
  const own = told.text('worryWords');
  return [
    own && told.includes('worry', 'else')
      ? line(
          `You wrote: “${own.replaceAll(/["“”]/g, '’')}” Keep your answer short, true and free of blame. If you’re stuck, say “I’ll answer tonight,” and then do.`,
          'worry',
          'worryWords',
          'passage:ava-child-questions',
        )
      : null,
    ...[...all.filter(isPicked), ...all.filter((one) => !isPicked(one))].map(({ question, answer }) =>
      line(`“${question}” ${answer}`, 'worry', 'nights', 'changes', 'passage:ava-child-questions'),
    ),
  ];
}

function questions(told: AnswerReader, isAfraid: boolean): Question[] {
  return [
    { id: 'fault', question: 'Is it my fault?', answer: '“No. Nothing you did or said made this happen.”' },
    {
      id: 'why',
      question: 'Why?',
      answer: isAfraid
        ? '“It’s between the grown-ups. It isn’t because of you.”'
        : '“We weren’t happy living together. It’s between the grown-ups.”',
    },
    {
      id: 'back',
      question: 'Will you get back together?',
      answer: isAfraid
        ? '“No. I know that’s hard to hear.”'
        : '“No. I know you wish we would. We’ll always be your parents.”',
    },
    { id: 'live', question: 'Where will I live?', answer: whereAnswer(told, isAfraid) },
    { id: 'choose', question: 'Do I have to choose?', answer: '“No. You don’t have to choose.”' },
    // After a mention of fear, no text says that anyone will be glad.
    ...(isAfraid
      ? []
      : [
          {
            id: 'love',
            question: 'Do you still love each other?',
            answer: '“Not as a couple. I’m glad you have both of us.”',
          },
        ]),
  ];
}

const place =
  /\b(?:sleep|nights?|overnights?|weekends?|live|lives|living|stay(?:s|ing)? (?:with|at|in)|mov(?:e|es|ing))\b/i;

/** Repeats only statements by the parent. Questions that they left open aren't presented as settled. */
function whereAnswer(told: AnswerReader, isAfraid: boolean): string {
  const [nights, changes] = (['nights', 'changes'] as const).map(
    (slot) => sayable(told.text(slot), slot === 'changes' ? 'changes' : 'stays').words,
  );
  const settled = nights || (changes && place.test(changes) ? changes : '');
  if (settled)
    return `Tell them what’s settled: ${settled.replace(/[.!]*$/, '.')} Add: “You don’t have to choose.”`;
  return isAfraid
    ? '“I don’t know yet. I’ll tell you as soon as I do. You don’t have to choose.”'
    : '“We don’t know yet. We’ll tell you as soon as we do. You don’t have to choose.”';
}
