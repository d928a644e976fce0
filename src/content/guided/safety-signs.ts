import type { PageLine } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { EMERGENCY_NUMBER } from '#domain/help.ts';
import { ownQuote } from './own-words-slot.ts';
import { line } from './page-parts.ts';

/** What to do about each danger sign that the person picked. */
export function signLines(told: AnswerReader): (PageLine | false)[] {
  const has = (sign: string) => told.includes('signs', sign);
  return [
    has('choked') &&
      line(
        'You were choked. See a doctor now, even if you feel fine. Say, “Someone squeezed my neck.”',
        'signs',
        'passage:emma-choked',
      ),
    has('weapon') &&
      line(
        'Don’t argue in a room where weapons are kept. Don’t try to take or hide them.',
        'signs',
        'passage:emma-guns-in-the-home',
      ),
    has('weapon') &&
      line(
        'Tell the advocate, the police and your lawyer what kind of weapons there are, how many and where.',
        'signs',
        'passage:emma-guns-in-the-home',
      ),
    has('threat') &&
      line(
        'Write down threats word for word, with the date and place. Keep the notes out of their reach.',
        'signs',
        'passage:emma-guns-in-the-home',
      ),
    has('follow') &&
      line(
        `If you think they’re following you, don’t drive home. Go to a police station or a place with people, and call ${EMERGENCY_NUMBER}.`,
        'signs',
        'advice',
      ),
    has('follow') &&
      line(
        'Write down each time they follow you or turn up, with the date and place. It’s evidence for a protective order.',
        'signs',
        'advice',
      ),
    (has('worse') || has('follow') || has('else')) &&
      line(
        'This week, tell one person in plain words what you’re afraid of.',
        'signs',
        'passage:emma-afraid-of-ex',
      ),
    told.has('signsWords') && line(`Danger signs: ${ownQuote(told, 'signs')}`, 'signs', 'signsWords'),
  ];
}
