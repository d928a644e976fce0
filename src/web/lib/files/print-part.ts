/** Prints only what is marked with `data-print-part`, and what is around it of the page's own title. */
export function printPart(): void {
  const root = document.documentElement;
  root.dataset['prints'] = 'part';
  window.addEventListener('afterprint', () => delete root.dataset['prints'], { once: true });
  window.print();
}
