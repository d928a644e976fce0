/** The part of the address that leads to a section: a number, because the address may be seen by others. */
export function sectionId(index: number): string {
  return `part-${index + 1}`;
}
