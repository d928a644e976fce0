/** Prints only the part with `data-print-part`, with the page's title. */
export function printPart(): void {
  const root = document.documentElement;
  root.dataset['prints'] = 'part';
  window.addEventListener('afterprint', () => delete root.dataset['prints'], { once: true });
  window.print();
}
