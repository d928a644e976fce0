import { EMERGENCY_NUMBER, numberOf, textTo } from '#domain/help.ts';
import type { PageLine, PagePart } from '#domain/guided/page.ts';
import { line, part } from './page-parts.ts';

/**
 * The first part of a page for someone who is afraid, according to `slot`: numbers that answer day and night, then what
 * to do.
 */
export function safetyPart(slot: string, ...lines: readonly (PageLine | false)[]): PagePart | null {
  return part(
    'Safety first',
    line(`If you’re in danger right now, call ${EMERGENCY_NUMBER}.`, slot, 'advice'),
    line(
      `Call the National Domestic Violence Hotline day and night: ${numberOf('violence')}, or ${textTo('violence')}.`,
      slot,
      'advice',
    ),
    ...lines,
  );
}
