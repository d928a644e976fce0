import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { questionLines } from './child-questions.ts';
import { asSentence } from './as-sentence.ts';
import { namesChild } from '#domain/guided/read/child-words.ts';
import { sayable } from './sayable.ts';
import { ownQuote, quotedWords } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

export function childrenPage(told: AnswerReader): Page {
  const isAfraid = told.is('afraid', 'yes');
  return {
    title: 'What to tell the children',
    lead: 'This page is based on your answers. Change the words so they sound like you.',
    parts: parts(
      isAfraid && safetyPart('afraid'),
      part('The plan', ...planLines(told, isAfraid)),
      part('Say these five things', ...fiveThings(told, isAfraid)),
      part('For you, not for the children', ...unsaidLines(told)),
      part('Where they’ll sleep', told.has('nights') && line(asSentence(told.text('nights')), 'nights')),
      ...agesFor(told.ages('ages')).map(({ heading, words, afraid }) =>
        part(heading, line((isAfraid && afraid) || words, 'ages', 'afraid', 'passage:ava-telling-by-age')),
      ),
      part('If they ask', ...questionLines(told, isAfraid)),
      part(
        'What not to say',
        line('Don’t blame anyone or share details about money or affairs.', 'passage:ava-telling-children'),
      ),
      part(
        'Afterward',
        line(
          'Tears, silence and “Can I go play?” are all fine. Talk about it again next week.',
          'passage:ava-telling-children',
        ),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

function planLines(told: AnswerReader, isAfraid: boolean) {
  const from = 'passage:ava-telling-children';
  const words = told.text('agesWords');
  const children =
    words && namesChild(words) && line(`The children: ${asSentence(words)}`, 'ages', 'agesWords');
  if (isAfraid)
    return [
      line('Tell them only once you’re safe, and tell them without the other parent there.', 'afraid', from),
      told.has('when') &&
        line(
          `You’d like to tell them: ${told.text('when')}. Keep that plan only if you’re safe by then.`,
          'when',
          'afraid',
          from,
        ),
      children || null,
    ];
  return [
    whoLine(told),
    told.has('when') && line(`When: ${asSentence(told.text('when'))}`, 'when'),
    children || null,
    line('Tell them soon instead of at the last minute, and plan time together afterward.', from),
  ];
}

function whoLine(told: AnswerReader) {
  const words = quotedWords(told, 'who');
  const from = ['who', 'passage:ava-telling-children'] as const;
  if (told.is('who', 'together')) return line(`You’ll tell them together.${words}`, 'whoWords', ...from);
  if (told.is('who', 'alone'))
    return line(`You’ll tell them alone. That’s fine.${words}`, 'whoWords', ...from);
  if (words) return line(`Who tells them: ${ownQuote(told, 'who')}`, 'whoWords', ...from);
  return line(
    'Decide who tells them. Together is good if you can both stay calm. Alone is fine, too.',
    ...from,
  );
}

function fiveThings(told: AnswerReader, isAfraid: boolean) {
  const from = 'passage:ava-telling-children';
  return [
    line(
      told.is('who', 'together')
        ? '“We’ve decided to live in two homes.”'
        : '“We’re going to live in two homes.”',
      'who',
      from,
    ),
    line('“It’s not because of anything you did. You can’t change it.”', from),
    line(
      isAfraid
        ? '“I love you, and I’ll take care of you.”'
        : '“We both love you, and we’ll both take care of you.”',
      'afraid',
      from,
    ),
    told.has('stays') && line(staysLine(told, isAfraid), 'stays', from),
    line(changesLine(told, isAfraid), 'changes', 'nights', from),
  ];
}

/** The parent's words if they can be said to a child, otherwise what always stays. */
function staysLine(told: AnswerReader, isAfraid: boolean): string {
  const { words } = sayable(told.text('stays'));
  if (words !== '') return `What stays the same: ${asSentence(words)}`;
  return isAfraid
    ? 'What stays the same: “I’ll always love you.”'
    : 'What stays the same: “We’ll always love you.”';
}

/** What the parent wrote that isn't for the children's ears. It isn't lost, and it isn't among the words to say. */
function unsaidLines(told: AnswerReader) {
  return (['stays', 'changes'] as const).flatMap((slot) => {
    const { unsaid } = sayable(told.text(slot), slot);
    const label = slot === 'stays' ? 'what stays the same' : 'what changes';
    return unsaid === ''
      ? []
      : [
          line(
            `You wrote about ${label}: “${unsaid.replaceAll(/["“”]/g, '’')}” Before you say it, put what’s settled in words without blame or money.`,
            slot,
            'passage:ava-telling-children',
          ),
        ];
  });
}

function changesLine(told: AnswerReader, isAfraid: boolean): string {
  const { words } = sayable(told.text('changes'), 'changes');
  if (words !== '') return `What changes: ${asSentence(words)}`;
  if (told.has('changes'))
    return isAfraid
      ? 'What changes: say only what’s settled. For the rest: “I don’t know yet. I’ll tell you when I do.”'
      : 'What changes: say only what’s settled. For the rest: “We don’t know yet. We’ll tell you when we do.”';
  if (told.has('nights'))
    return isAfraid
      ? 'Where they’ll sleep, as written below. For the rest, say: “I don’t know yet. I’ll tell you when I do.”'
      : 'Where they’ll sleep, as written below. For the rest, say: “We don’t know yet. We’ll tell you when we do.”';
  return isAfraid
    ? 'What changes: “I don’t know yet. I’ll tell you when I do.”'
    : 'What changes: “We don’t know yet. We’ll tell you when we do.”';
}

interface AgeGroup {
  most: number;
  heading: string;
  words: string;
  /** The words after a mention of fear. */
  afraid?: string;
}

const byAge: readonly AgeGroup[] = [
  {
    most: 2,
    heading: 'Under 3',
    words:
      'Use only a few words and stick to their routines. Say where they’ll sleep tonight and who’ll be there.',
  },
  {
    most: 5,
    heading: '3 to 5',
    words:
      'Tell them where they’ll be, when, and who’ll be with them. “You did nothing wrong.” Repeat that often.',
  },
  {
    most: 8,
    heading: '6 to 8',
    words:
      'They may hope they can fix it. “Grown-ups decided this. You can’t fix it, and you don’t have to.”',
  },
  {
    most: 12,
    heading: '9 to 12',
    words:
      'They look for someone to blame. “There were problems between us. We won’t go into the details. It’s okay to be angry with both of us.”',
    afraid:
      'They look for someone to blame. “There were grown-up problems. I won’t go into the details. It’s okay to be angry or sad.”',
  },
  {
    most: 99,
    heading: 'Teens',
    words:
      'Keep it short and direct. “We’re splitting up. Here’s what will change for you. What worries you most?”',
  },
];

function agesFor(ages: readonly number[]): AgeGroup[] {
  const groups = new Set(ages.map((age) => byAge.findIndex(({ most }) => Math.floor(age) <= most)));
  return byAge.filter((_group, index) => groups.has(index));
}
