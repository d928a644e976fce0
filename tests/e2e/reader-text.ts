import type { Page } from 'playwright-core';

/** Twice the size (WCAG 1.4.4), or more spacing of lines, words and letters (WCAG 1.4.12). */
const readerTexts = {
  large: { fontSize: '200%', rules: '' },
  spaced: {
    fontSize: '',
    rules:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  },
} as const;

/** Returns the elements that no longer fit after the user's text settings are applied. The page is restored afterwards. */
export async function tooBigForItsPlace(page: Page): Promise<string[]> {
  const found: string[] = [];
  const place = await page.evaluate(() => scrollY);
  for (const [name, { fontSize, rules }] of Object.entries(readerTexts)) {
    await setText(page, fontSize, rules);
    found.push(...(await cutOff(page)).map((what) => `${name} text: ${what}`));
  }
  await setText(page, '', '');
  await page.evaluate((top) => scrollTo(0, top), place);
  return found;
}

/** Set through the document itself, as a browser does: the content security policy refuses a style element. */
async function setText(page: Page, fontSize: string, rules: string): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(
      (wanted) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(wanted.rules);
        document.adoptedStyleSheets = [sheet];
        document.documentElement.style.fontSize = wanted.fontSize;
      },
      { fontSize, rules },
    );
  }
}

/** Pages and dialogs that scroll sideways, and text that overflows its button, link or tab. */
async function cutOff(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(findCutOff)));
  return found.flat();
}

/** Runs in the page. */
function findCutOff(): string[] {
  const boxes = document.querySelectorAll('html, dialog[open], dialog[open] > div, [popover]:popover-open');
  const wide = [...boxes].filter((box) => box.scrollWidth > box.clientWidth + 1);
  const cut = [...document.querySelectorAll('button, a, [role="tab"]')].filter((element) => {
    const outer = element.getBoundingClientRect();
    if (outer.width <= 1 || getComputedStyle(element).display === 'inline') return false;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // Text for screen readers only.
      if ((text.parentElement?.offsetWidth ?? 0) <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inner = range.getBoundingClientRect();
      // Overflow of a few pixels into the surrounding space hides no letter.
      if (inner.right > outer.right + 6 || inner.bottom > outer.bottom + 8) return true;
    }
    return false;
  });
  return [
    ...wide.map((box) => `${box.tagName} scrolls sideways, ${box.scrollWidth} in ${box.clientWidth}`),
    ...cut.map(
      ({ tagName, textContent }) => `${tagName} "${textContent.slice(0, 30)}" is too small for its words`,
    ),
  ];
}
