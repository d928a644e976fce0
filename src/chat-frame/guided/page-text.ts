import type { GuidedPage } from '#contract/guided.ts';

/** Inserts the values that only the device stores. */
export function fillPlaceholders(text: string, own: (slot: string) => string | null): string {
  return text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (_mark, slot: string) => own(slot) ?? '(not saved on this device)',
  );
}

/** The page as text, to copy or to save as a file. */
export function pageText(page: GuidedPage, fill: (text: string) => string): string {
  return [
    page.title,
    ...(page.message === null ? [] : [fill(page.message)]),
    ...page.parts.map(({ heading, lines }) =>
      [heading, ...lines.map(({ text }) => `- ${fill(text)}`)].join('\n'),
    ),
    page.lead,
  ].join('\n\n');
}
