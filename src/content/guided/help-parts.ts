import type { Page, PageLine, PagePart } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { EMERGENCY_NUMBER, type HelpLine, numberOf, textTo } from '#domain/help.ts';
import { withAbduction } from './abduction-part.ts';
import { withGun } from './gun-part.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

const FIRST_PARTS = 2;

/**
 * Returns the page with help lines for the dangers that the person mentioned, unless its first parts already have them.
 */
export function withHelp(page: Page, told: AnswerReader): Page {
  const first = page.parts.slice(0, FIRST_PARTS);
  const added = helpParts(told).filter(({ id }) => !first.some((one) => names(one, id)));
  const made = { ...page, parts: parts(...added.map(({ made }) => made), ...page.parts) };
  return withGun(withAbduction(made, told, added.length), told);
}

function helpParts(told: AnswerReader): { id: HelpLine['id']; made: PagePart | null }[] {
  return [
    ...(told.isInDanger('overdose') ? [{ id: 'poison', made: overdosePart('advice') } as const] : []),
    ...(told.isInDanger('self') ? [{ id: 'crisis', made: crisisPart('advice') } as const] : []),
    ...(told.isInDanger('child') ? [{ id: 'child', made: childPart() } as const] : []),
    ...(told.isInDanger('violence') || told.isInDanger('gun')
      ? [{ id: 'violence', made: safetyPart('advice') } as const]
      : []),
  ];
}

function names({ lines }: PagePart, id: HelpLine['id']): boolean {
  return lines.some(({ text }) => text.includes(numberOf(id)));
}

/** For someone who mentioned thoughts of suicide. */
export function crisisPart(slot: string, ...lines: readonly (PageLine | false)[]): PagePart | null {
  return part(
    'If you think about dying',
    line(`Call or text ${numberOf('crisis')}, the Suicide & Crisis Lifeline, day or night.`, slot, 'advice'),
    line(
      `If you might act on those thoughts, call ${EMERGENCY_NUMBER} and move away from anything you could use to hurt yourself.`,
      slot,
      'advice',
    ),
    ...lines,
  );
}

/** For someone who took a lot of pills, or pills and alcohol. */
export function overdosePart(slot: string): PagePart | null {
  return part(
    'Before anything else',
    line(
      `Call ${EMERGENCY_NUMBER} if you feel very sleepy, confused or sick, or if it’s hard to breathe.`,
      slot,
      'advice',
    ),
    line(`Call Poison Control day and night: ${numberOf('poison')}.`, slot, 'advice'),
    line('Don’t take any more, and don’t be alone tonight.', slot, 'advice'),
  );
}

function childPart(): PagePart | null {
  return part(
    'If a child isn’t safe',
    line(`If a child is hurt or in danger now, call ${EMERGENCY_NUMBER}.`, 'advice'),
    line('If there may be an injury, see a doctor today and say what happened.', 'advice'),
    line(`Childhelp talks you through what to do, day or night: call or ${textTo('child')}.`, 'advice'),
  );
}
