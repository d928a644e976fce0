import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { EMERGENCY_NUMBER, numberOf } from '#domain/help.ts';
import { line, part, parts } from './page-parts.ts';

const PASSAGE = 'passage:ava-abduction-fear';

/** What someone hears who tells that the other person may take the children abroad. */
export const abductionWords = `Take it seriously that the children could be taken abroad. If a child is being taken right now, call ${EMERGENCY_NUMBER}. Today, tell a lawyer, legal aid or the court, and ask about an order on travel and passports. Sign up for the Children’s Passport Issuance Alert Program: you hear about it when someone applies for a U.S. passport for your child. If you’re scared, an advocate plans with you day and night: ${numberOf('violence')}.`;

/** The page with what to do about it, after the help lines. */
export function withAbduction(page: Page, told: AnswerReader, helpParts: number): Page {
  if (!told.isInDanger('abduction')) return page;
  return {
    ...page,
    parts: parts(...page.parts.slice(0, helpParts), abductionPart(), ...page.parts.slice(helpParts)),
  };
}

function abductionPart() {
  return part(
    'If the children could be taken abroad',
    line(`If a child is being taken right now, call ${EMERGENCY_NUMBER}.`, PASSAGE),
    line(
      'Ask a lawyer, legal aid or the court how to get a clear order fast. It can forbid travel abroad or have passports held.',
      PASSAGE,
    ),
    line(
      'Sign up for the Children’s Passport Issuance Alert Program. You hear about it when someone applies for a U.S. passport for your child.',
      PASSAGE,
    ),
    line('Tell the school and sitters who can pick up your child, and give them the order.', PASSAGE),
    line(
      'Have these ready: photos, birth certificates, passport numbers and family addresses abroad.',
      PASSAGE,
    ),
    line(
      'Save the threat, or write down the exact words, the date and who heard it.',
      'passage:emma-threat-to-take-children',
    ),
    line(
      `If you’re scared, call the National Domestic Violence Hotline day and night: ${numberOf('violence')}.`,
      'advice',
    ),
  );
}
