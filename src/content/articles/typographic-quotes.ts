import type { ResourceSection } from '../resource.ts';

/** Content is typed with straight quotes. Screens show curly ones, as in the rest of the interface. */
export function typographicQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([—“])'/g, '‘')
    .replaceAll("'", '’');
}

export function typographicSection({
  heading,
  paragraphs,
  bulletPoints,
  callout,
}: ResourceSection): ResourceSection {
  return {
    heading: typographicQuotes(heading),
    paragraphs: paragraphs.map(typographicQuotes),
    ...(bulletPoints && { bulletPoints: bulletPoints.map(typographicQuotes) }),
    ...(callout && {
      callout: { title: typographicQuotes(callout.title), text: typographicQuotes(callout.text) },
    }),
  };
}
