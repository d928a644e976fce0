import type { Page, PageLine } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import type { Day } from '#domain/tools/day.ts';
import { pregnancyLines } from './expecting.ts';
import { ownQuote } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { receiptLine } from './served-receipt.ts';
import { safetyPart } from './safety-part.ts';
import { countyAndState } from './county-slot.ts';
import { countOf, hearingDeadline, hearingLines } from './served-dates.ts';
import { statePassage } from './state-passage.ts';

export function servedPage(told: AnswerReader, today: Day | null): Page {
  const counted = countOf(told, today);
  const hearing = told.day('hearingDay');
  const hearings = hearing ? [hearingDeadline(hearing, told.text('hearingTime'))] : [];
  // The earlier date comes first. A missed deadline is more urgent than any hearing.
  const isHearingFirst =
    hearing !== null &&
    (counted.due === null || (hearing < counted.due && (today === null || counted.due >= today)));
  return {
    title: 'Your plan after being served',
    lead: 'This page is based on your answers. It’s general information, not legal advice. Check every date with the clerk.',
    parts: parts(
      (told.is('afraid', 'yes') || told.is('safe', 'no') || told.isInDanger('violence')) &&
        safetyPart(
          'afraid',
          line(
            'Before any court day, call the clerk and say: “I’m afraid of the other person in my case. What can you do to keep us apart?”',
            'afraid',
            'passage:hannah-safe-at-court',
          ),
          line(
            'Don’t write your address on a form until you’ve asked how to keep it private.',
            'afraid',
            'passage:hannah-address-private',
          ),
          line(
            'If they threatened you or hurt you, ask an advocate or the court’s self-help center about a protective order. It’s separate from this case.',
            'afraid',
            'passage:hannah-protective-order',
          ),
        ),
      part(
        'Your dates',
        ...(isHearingFirst
          ? [...hearingLines(told), ...counted.lines]
          : [...counted.lines, ...hearingLines(told)]),
      ),
      part(
        'First steps',
        line('Take a photo of every page. Keep the originals together.', 'passage:hannah-served-first-steps'),
        told.has('county') &&
          line(
            `Your court: ${countyAndState(told)}. Ask its clerk about dates and forms, and have the case number ready.`,
            'county',
            'state',
            'passage:hannah-clerk-help',
          ),
        receiptLine(told),
        told.has('paperWords') && line(`What you got: ${ownQuote(told, 'paper')}`, 'paper', 'paperWords'),
        /\bshow[- ]cause\b/i.test(told.text('paperWords')) &&
          line(
            'An order to show cause tells you to come to court and say why something shouldn’t happen. Look for the day and the time on it, and go.',
            'paper',
            'paperWords',
            'passage:hannah-motion-order-decree',
          ),
        told.is('paper', 'unsure') &&
          line(
            'Ask the clerk or the court’s self-help center what kind of paper it is. Have the case number ready.',
            'paper',
            'passage:hannah-clerk-help',
          ),
        line(
          'Look for the words “restrained,” “standing order” or “injunction.” They tell you what you aren’t allowed to do for now.',
          'passage:hannah-automatic-rules',
        ),
        told.is('paper', 'order', 'several') &&
          line(
            'If the order is against you, don’t write, call or send messages through others unless it says you can. Only a judge can change it.',
            'paper',
            'passage:james-protective-order',
          ),
        told.is('way', 'signed') &&
          line(
            'Reread what you signed, and keep a copy. You still need to file your answer on time.',
            'way',
            'passage:hannah-sign-acceptance',
          ),
      ),
      told.is('paper', 'motion') && motionPart(),
      told.is('paper', 'petition', 'several', 'unsure') && answerPart(told),
      told.is('fee', 'yes') &&
        part(
          'The fee',
          line('Ask the clerk for the fee waiver form.', 'fee', 'passage:hannah-fee-waiver'),
          line(
            `File the form with your ${told.is('paper', 'motion') ? 'response' : 'answer'} so you don’t lose any days.`,
            'paper',
            'passage:hannah-fee-waiver',
          ),
          line(
            'Bring proof, such as pay stubs, benefit letters and bank statements.',
            'passage:hannah-fee-waiver',
          ),
        ),
      part('Who to call', ...callLines(told)),
      part(
        'What to bring',
        line('All the papers you got, in order.', 'passage:hannah-legal-aid'),
        line('This page, with your dates on it.', 'advice'),
        line(
          'A pen, so you can write down who you talked to, the date and what you were told.',
          'passage:hannah-clerk-help',
        ),
        told.is('fee', 'yes') &&
          line('Proof of your income and expenses.', 'fee', 'passage:hannah-fee-waiver'),
      ),
    ),
    sources: counted.sources,
    deadlines: isHearingFirst ? [...hearings, ...counted.deadlines] : [...counted.deadlines, ...hearings],
  };
}

function motionPart() {
  return part(
    'Your response',
    line(
      'Ask the clerk how to respond to this motion, on which form, and by what day.',
      'paper',
      'passage:hannah-clerk-help',
    ),
  );
}

function answerPart(told: AnswerReader) {
  const own = statePassage('hannah', told.text('state'), 'answer');
  return part(
    'Your answer',
    !told.is('paper', 'petition') &&
      line('This part is for a summons or petition, if you got one.', 'paper', 'advice'),
    line(
      'Get the answer form from your own court or your state court’s website. Check the date on the form.',
      'passage:hannah-answer-content',
    ),
    told.is('children', 'yes') &&
      line('Use the set of forms for people with children.', 'children', 'passage:hannah-start-filing'),
    ...pregnancyLines(told),
    line(
      'Go through the petition line by line. For each line, say whether you agree, disagree or don’t know.',
      'passage:hannah-answer-content',
    ),
    line('Ask about a counterclaim. That’s your own request to the court.', 'passage:hannah-answer-content'),
    own && line(`Your state has its own page in the library: ${own.title}.`, 'state', `passage:${own.id}`),
  );
}

function callLines(told: AnswerReader): PageLine[] {
  const words =
    told.has('lawyerWords') && line(`Lawyer: ${ownQuote(told, 'lawyer')}`, 'lawyer', 'lawyerWords');
  const named = words ? [words] : [];
  if (told.is('lawyer', 'yes'))
    return [
      line('Call your lawyer today. Tell them your date first.', 'lawyer', 'passage:hannah-legal-aid'),
      ...named,
    ];
  return [
    ...named,
    line(
      'Call legal aid in your state or county. Tell them your date first, and ask even if you think you earn too much.',
      'lawyer',
      'passage:hannah-legal-aid',
    ),
    line(
      'Call the court’s self-help center. They help with forms and steps, no matter what you earn.',
      'passage:hannah-legal-aid',
    ),
    line(
      'Call the bar association about a low-cost first meeting or help with one task.',
      'passage:hannah-limited-scope',
    ),
  ];
}
