import type { Page, PageLine } from '#domain/guided/page.ts';
import { dangers } from '#domain/guided/heard-danger.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { helpLines } from '#domain/help.ts';
import { crisisPart, overdosePart } from './help-parts.ts';
import { quotedWords } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

const crisis = helpLines.filter(({ id }) => id === 'crisis');

export function nightCard(told: AnswerReader): Page {
  const isDark = told.is('dark', 'yes', 'unsure') || told.isInDanger('self');
  const isMixed = told.is('drink', 'mixed') || told.isInDanger('overdose');
  const isUnsafe = told.is('safe', 'no');
  return {
    title: 'Your card for tonight',
    lead: 'This card is based on your answers. It doesn’t replace a doctor or a counselor.',
    parts: parts(
      isMixed && overdosePart('drink'),
      isDark && crisisPart('dark', companyInDark(told)),
      isUnsafe && safetyPart('safe'),
      part('Three small things', hourAct(told), bodyAct(told), headAct(told)),
      part('One person', ...personLines(told, isDark)),
      part('Not tonight', ...notTonight(told, isMixed)),
      !isDark &&
        part(
          'If you start to feel worse',
          ...crisis.map(({ call, name }) =>
            line(
              `Call or text ${call}, the ${name.replace(/^\d+ /, '')}, day or night.`,
              'passage:lena-dark-thoughts',
            ),
          ),
        ),
    ),
    sources: [],
    deadlines: [],
  };
}

function companyInDark(told: AnswerReader): PageLine {
  if (told.is('company', 'someone'))
    return line(
      `Tell the person who’s with you now. Say, “I don’t feel safe by myself.”${quotedWords(told, 'company')}`,
      'company',
      'companyWords',
      'passage:lena-dark-thoughts',
    );
  return line(
    'Text someone: “I’m not safe by myself. Can you come?”',
    'company',
    'passage:lena-dark-thoughts',
  );
}

function personLines(told: AnswerReader, isDark: boolean) {
  const isWithSomeone = told.is('company', 'someone');
  return [
    isWithSomeone &&
      !isDark &&
      line(
        `Someone you trust is with you. Let them know if the night gets hard.${quotedWords(told, 'company')}`,
        'company',
        'companyWords',
        'advice',
      ),
    told.has('person') &&
      line(
        `${told.list('person').join(', ')}. You can send just this: “Rough night. Can we talk tomorrow?”`,
        'person',
      ),
    !told.has('person') &&
      !isWithSomeone &&
      line(
        'Think of one person to tell tomorrow. Ask them to check on you each evening.',
        'person',
        'passage:lena-first-days',
      ),
    told.is('company', 'children') &&
      line(
        `If the children wake up, say: “You’re loved, and you’ll be taken care of.” That’s enough for tonight.${quotedWords(told, 'company')}`,
        'company',
        'companyWords',
        'passage:lena-first-days',
      ),
    told.is('company', 'them') &&
      line(
        'Don’t have any long talks tonight. Sleep where you feel safe. A friend’s couch is fine.',
        'company',
        'passage:lena-first-days',
      ),
  ];
}

function notTonight(told: AnswerReader, isMixed: boolean) {
  return [
    line('Don’t post announcements, make big decisions or have long talks.', 'passage:lena-first-days'),
    told.is('sleep', 'nights') &&
      line(
        'If you sleep very little, don’t drive far tomorrow. Call your doctor if it keeps happening.',
        'sleep',
        'passage:lena-cannot-fall-asleep',
      ),
    (told.is('drink', 'some', 'much') || isMixed) &&
      line('Don’t drive tonight.', 'drink', 'passage:lena-drinking'),
    (told.is('drink', 'much') || isMixed) &&
      line(
        'If it’s hard to stop drinking or using on your own, tell a doctor.',
        'drink',
        'passage:lena-drinking',
      ),
    told.is('food', 'longer') &&
      line('See a doctor if you can’t keep food down or if you faint.', 'food', 'passage:lena-not-eating'),
  ];
}

/** Someone in danger, or with such thoughts, has to be able to call from bed. */
function needsPhone(told: AnswerReader): boolean {
  const isInDanger = dangers.some((one) => told.isInDanger(one));
  return isInDanger || told.is('safe', 'no') || told.is('dark', 'yes', 'unsure') || told.is('drink', 'mixed');
}

/** A suggestion for the hardest hour. */
function hourAct(told: AnswerReader): PageLine {
  if (told.is('hour', 'bed'))
    return line(
      `Dim the lights an hour before bed. ${needsPhone(told) ? 'Keep your phone charged and next to you, and turn off everything but calls and texts.' : 'Put your phone in another room.'} If you’re still awake after 15 minutes, get up and read something boring.`,
      'hour',
      'passage:lena-cannot-fall-asleep',
    );
  if (told.is('hour', 'night'))
    return line(
      'Put paper and a pen by the bed. When you wake up, write each worry on one short line, then fold the paper.',
      'hour',
      'passage:lena-awake-at-three',
    );
  return line(
    'Tonight, write down one small task for the morning, so you know how the day will start.',
    'hour',
    'passage:lena-cannot-fall-asleep',
  );
}

/** A suggestion for the body. */
function bodyAct(told: AnswerReader): PageLine {
  if (told.is('food', 'today'))
    return line(
      'Drink a glass of water and loosen your shoulders. You ate today. That counts.',
      'food',
      'passage:lena-first-days',
    );
  return line(
    told.has('food')
      ? 'Eat something plain now, such as milk, soup, yogurt or toast. A few bites are enough.'
      : 'If you haven’t eaten today, have something plain, such as milk, soup, yogurt or toast. A few bites are enough.',
    'food',
    'passage:lena-not-eating',
  );
}

/** A suggestion for the mind. */
function headAct(told: AnswerReader): PageLine {
  return told.is('sleep', 'waking', 'nights')
    ? line(
        'Mark each worry “do” or “wait.” Nothing has to be solved before morning.',
        'sleep',
        'passage:lena-awake-at-three',
      )
    : line(
        'Breathe out slowly. Name five things you can see, four you can feel and three you can hear.',
        'sleep',
        'passage:lena-grounding',
      );
}
