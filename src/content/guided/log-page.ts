import type { Page, PageLine } from '#domain/guided/page.ts';
import { showDay } from '#domain/guided/show-value.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { statementLine } from './log-words.ts';
import { ownQuote, quotedWords } from './own-words-slot.ts';
import { asSentence } from './as-sentence.ts';
import { line, part, parts } from './page-parts.ts';

const proofLines: Readonly<Record<string, string>> = {
  photos: 'Keep the original photos or video, and a second copy they can’t get to.',
  messages: 'Save messages and call records with the sender, date and time.',
  injury: 'See a doctor about any injury, even if nothing shows, and take photos on several days.',
  damage: 'Take photos of any damage before it’s fixed.',
  else: 'Keep the originals, and a second copy where they can’t get to it.',
};

export function entryPage(told: AnswerReader): Page {
  return {
    title: 'Your log entry',
    lead: 'This entry is in your own words, in order. Don’t go back and change an old entry. Add a new line instead.',
    parts: parts(
      part('The entry', ...entryLines(told)),
      part(
        'What backs it up',
        told.has('proofWords') && line(`You have: ${ownQuote(told, 'proof')}`, 'proof', 'proofWords'),
        ...told
          .list('proof')
          // Photos have their own line that says the same.
          .filter((one) => one !== 'else' || !told.includes('proof', 'photos'))
          .map((one) =>
            line(proofLines[one] ?? one, 'proof', 'passage:emma-save-messages', 'passage:emma-keep-a-log'),
          ),
      ),
      part(
        'How to keep it safe',
        line('Keep this log where they can’t get to it, and keep a second copy.', 'passage:emma-keep-a-log'),
        line(
          'Write down the calm weeks and the promises they kept, too. A fair record is easier to believe.',
          'passage:emma-keep-a-log',
        ),
      ),
    ),
    sources: [],
    deadlines: [],
  };
}

function entryLines(told: AnswerReader): (PageLine | false)[] {
  const day = told.day('day');
  const when = [day && showDay(day), told.text('time')].filter(Boolean).join(', ');
  const said = statementLine(told.text('words'));
  return [
    when !== '' && line(`When: ${asSentence(when)}`, 'day', 'time'),
    told.has('place') && line(`Where: ${asSentence(told.text('place'))}`, 'place'),
    told.has('seen') && line(`What happened: ${asSentence(told.text('seen'))}`, 'seen'),
    said !== null && line(said, 'words'),
    childLine(told) !== '' && line(childLine(told), 'child', 'childWords'),
    told.has('witness') && line(`Who else may know about it: ${told.text('witness')}`, 'witness'),
    policeLine(told) !== '' && line(policeLine(told), 'police', 'policeWords', 'report'),
    told.has('after') && line(`Afterward: ${asSentence(told.text('after'))}`, 'after'),
  ];
}

const childLines: Readonly<Record<string, string>> = {
  saw: 'A child was there and saw it.',
  heard: 'A child may have heard it.',
  no: 'No child was there.',
  unsure: 'It isn’t clear what a child noticed.',
};

/** Empty if it isn't known. */
function childLine(told: AnswerReader): string {
  const known = childLines[told.text('child')];
  return known === undefined ? '' : `${known}${quotedWords(told, 'child')}`;
}

function policeLine(told: AnswerReader): string {
  const words = quotedWords(told, 'police');
  if (!told.has('police')) return '';
  if (told.is('police', 'no')) return `Police: not called.${words}`;
  return `Police: called.${told.has('report') ? ` Report: ${asSentence(told.text('report'))}` : ''}${words}`;
}
