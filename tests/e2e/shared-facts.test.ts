import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openPage, phone, signIn } from './browser.ts';
import { app, browser, setStage } from './stage.ts';

setStage({}, { isWindowless: true });

test('a person shares facts with all advisors, removes one with another advisor, and stops sharing', async () => {
  const { page, complaints } = await openPage(browser, app.url, phone);
  // The plan of this person includes every advisor.
  await signIn(page, 'admin@evenkeel.test', 'steady-lantern-9', '/hannah');
  await ask(page, 'I live in Ohio and my kids are 8 and 15');
  const hannah = await openPanel(page);
  await expectFacts(hannah, ['State: Ohio', 'Children: two (grade school, teen)']);
  await hannah.getByText('We use these details only in this chat.').waitFor();
  await hannah.getByText('never your exact words').waitFor();
  await hannah.getByRole('button', { name: 'Share with the other advisors' }).click();
  await hannah.getByText('Shared with the other advisors.').waitFor();
  await hannah.getByText('Your other advisors use these details too.').waitFor();
  expect(await widerThanScreen(hannah)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await page.goto('/ava');
  await ask(page, 'how do we tell the kids');
  const ava = await openPanel(page);
  await expectFacts(ava, [
    'State: Ohio\nYou told Hannah',
    'Children: two (grade school, teen)\nYou told Hannah',
  ]);
  expect(await widerThanScreen(ava)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await ava.getByRole('button', { name: 'Forget: Children' }).click();
  await ava.getByText('Removed from this chat: Children.').waitFor();
  await expectFacts(ava, ['State: Ohio\nYou told Hannah']);

  await page.goto('/hannah');
  const again = await openPanel(page);
  await expectFacts(again, ['State: Ohio', 'Children: two (grade school, teen)']);
  await again.getByRole('button', { name: 'Stop sharing' }).click();
  await again.getByText('No longer shared.').waitFor();
  await again.getByRole('button', { name: 'Share with the other advisors' }).waitFor();

  await page.goto('/ava');
  await (await openPanel(page)).getByText('Nothing yet.').waitFor();
  expect(complaints).toEqual([]);
});

async function ask(page: Page, question: string): Promise<void> {
  const chat = page.frameLocator('iframe');
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.locator('.message-answer[aria-busy=false]').waitFor();
}

type Panel = ReturnType<FrameLocator['getByRole']>;

async function openPanel(page: Page): Promise<Panel> {
  const chat = page.frameLocator('iframe');
  await chat.getByRole('button', { name: 'What I understood' }).click();
  return chat.getByRole('region', { name: 'What I understood' });
}

async function expectFacts(panel: Panel, facts: readonly string[]): Promise<void> {
  await expect.poll(() => panel.locator('li > p').allInnerTexts()).toEqual(facts);
}

function widerThanScreen(panel: Panel): Promise<boolean> {
  return panel.evaluate((section) => section.scrollWidth > section.clientWidth);
}
