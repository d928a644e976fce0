import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openPage, phone, signIn } from './browser.ts';
import { registered } from './registered.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

/** The specification's minimum size of a chat. */
const MIN_PX = 500;
/** The height of the advisor's name and the space around it. */
const LINE_PX = 76;

const windows = [
  [375, 667],
  [390, 844],
  [1280, 900],
  [1280, 720],
  [1600, 1000],
] as const;

test.each(windows)('at %i × %i a conversation fills the window', async (width, height) => {
  const isPhone = width < 768;
  const person = await registered(app, `W${width}H${height}`);
  const { page, complaints } = await openPage(browser, app.url, {
    ...(isPhone ? phone : desktop),
    viewport: { width, height },
  });
  await signIn(page, person.email, person.password, '/lena');
  const chat = page.frameLocator('iframe');
  for (const question of ['how do i file for divorce', 'who keeps the house']) {
    await ask(chat, question);
    await expectFullHeight(page, isPhone);
    await expectBeginningVisible(chat);
  }
  if (!isPhone) {
    // The prompts are below the chat. The page scrolls back up when one is used.
    await page
      .getByRole('button', { name: /^Use in chat: / })
      .first()
      .click();
    await answered(chat, 3);
    await expectFullHeight(page, isPhone);
    await expectBeginningVisible(chat);
  }
  expect(complaints).toEqual([]);
});

test('planted: a chat that moves under the top bar is detected', async () => {
  const person = await registered(app, 'Under');
  const { page } = await openPage(browser, app.url, desktop);
  await signIn(page, person.email, person.password, '/lena');
  await ask(page.frameLocator('iframe'), 'how do i file for divorce');
  await expect.poll(() => covered(page)).toEqual([]);
  await page.evaluate(() => scrollBy({ top: 92, behavior: 'instant' }));
  expect(await covered(page)).not.toEqual([]);
});

async function ask(chat: FrameLocator, question: string): Promise<void> {
  const before = await chat.locator('.message-own').count();
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('button', { name: 'Send' }).click();
  await answered(chat, before + 1);
}

async function answered(chat: FrameLocator, count: number): Promise<void> {
  await expect.poll(() => chat.locator('.message-answer[aria-busy=false]').count()).toBe(count);
}

async function expectFullHeight(page: Page, isPhone: boolean): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  // Polled, because the page scrolls in an animation frame after the conversation has begun.
  await expect.poll(() => covered(page), { message: 'covered corners' }).toEqual([]);
  const frame = await boxOf(page.locator('iframe'));
  expect(frame.height).toBeGreaterThanOrEqual(MIN_PX);
  expect(frame.bottom).toBeLessThanOrEqual(height);
  expect(frame.bottom).toBeGreaterThanOrEqual(height - 8);
  const line = await boxOf(
    isPhone
      ? page.getByText('Automated guide, not a person').last()
      : page.getByRole('heading', { level: 1 }),
  );
  const top = isPhone ? 0 : (await boxOf(page.getByRole('banner').first())).bottom;
  expect(line.top).toBeGreaterThanOrEqual(top);
  expect(line.bottom).toBeLessThanOrEqual(frame.top);
  expect(frame.top - top).toBeLessThanOrEqual(LINE_PX);
}

/** Returns the points along the edges of the chat where a click would hit another element. */
function covered(page: Page): Promise<string[]> {
  return page.locator('iframe').evaluate((frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const points = [left + 20, (left + right) / 2, right - 20].flatMap((x) =>
      [top + 2, top + 20, bottom - 20, bottom - 2].map((y) => [x, y] as const),
    );
    return points
      .filter(([x, y]) => document.elementFromPoint(x, y) !== frame)
      .map(([x, y]) => `${x}, ${y}: ${document.elementFromPoint(x, y)?.tagName}`);
  });
}

async function expectBeginningVisible(chat: FrameLocator): Promise<void> {
  const room = await boxOf(chat.getByRole('region', { name: 'Conversation' }));
  const answer = await boxOf(chat.locator('.message-answer').last());
  expect(answer.top).toBeGreaterThanOrEqual(room.top);
  expect(answer.top).toBeLessThanOrEqual(room.bottom - 60);
}

async function boxOf(part: Locator): Promise<{ top: number; bottom: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}
