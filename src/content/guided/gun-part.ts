import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { numberOf } from '#domain/help.ts';
import { line, part, parts } from './page-parts.ts';

/** The page with what to do about the other person's gun, after the help lines, unless it says that already. */
export function withGun(page: Page, told: AnswerReader): Page {
  if (!told.isInDanger('gun') || told.includes('signs', 'weapon')) return page;
  const hotline = page.parts.findIndex(({ lines }) =>
    lines.some(({ text }) => text.includes(numberOf('violence'))),
  );
  const at = hotline + 1;
  return { ...page, parts: parts(...page.parts.slice(0, at), gunPart(), ...page.parts.slice(at)) };
}

function gunPart() {
  return part(
    'About the gun',
    line(
      'Tell an advocate that there’s a gun, what kind, and where it’s kept. Ask how to plan around it.',
      'passage:emma-guns-in-the-home',
    ),
    line(
      'If you ask for a protective order, say on the form that there’s a gun, and describe any threats.',
      'passage:emma-guns-in-the-home',
    ),
    line(
      'Don’t try to take or hide it, and don’t argue in a room where it’s kept.',
      'passage:emma-guns-in-the-home',
    ),
  );
}
