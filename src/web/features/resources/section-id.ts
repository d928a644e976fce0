/** The fragment of a section: a number, because other people may see the address. */
export function sectionId(index: number): string {
  return `part-${index + 1}`;
}
