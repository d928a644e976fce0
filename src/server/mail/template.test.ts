import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { advisorIds } from '#domain/advisor.ts';
import { escapeHtml, fillTemplate, mailTemplates, renderMail } from './template.ts';

const folder = path.join(import.meta.dirname, '../../../supabase/templates');
const values = {
  SiteURL: 'https://app.test',
  Price: '$14.99',
  Name: 'Starter',
  Interval: 'month',
  When: 'November 30, 2026 at 9:05 PM EST',
  ConfirmationURL: 'https://app.test/auth/v1/verify?token=abc&type=signup',
  Token: '123456',
  Words: 'Something on your list is due now.',
};

// ASVS: 1.1.2, 1.2.1, 1.3.7
test('values are inserted, escaped for the format', () => {
  expect(fillTemplate('<a href="{{ .ConfirmationURL }}">', values, escapeHtml)).toBe(
    '<a href="https://app.test/auth/v1/verify?token=abc&amp;type=signup">',
  );
  expect(escapeHtml(`<b title="x">'&'</b>`)).toBe('&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;');
});

// ASVS: 1.3.7
test.for(['{{ .Unknown }}', '{{.SiteURL}}', '{{ if .SiteURL }}', '{{ .Email }}', '{{\n.SiteURL }}', '{{ }}'])(
  'rejects %s',
  (template) => {
    expect(() => fillTemplate(template, values, escapeHtml)).toThrow('no value');
  },
);

test('throws when a placeholder has no value, instead of leaving a blank', async () => {
  await expect(renderMail('confirmation', { SiteURL: values.SiteURL })).rejects.toThrow('no value');
});

test.for(mailTemplates)('%s has a subject, a text and a page with the same link', async (template) => {
  const mail = await renderMail(template, values);
  expect(mail.subject).toMatch(/^[A-Z][\w -]{5,40}$/);
  expect(mail.text).not.toMatch(/[<>{}]/);
  expect(mail.html).not.toContain('{{');
  expect(mail.html).toContain('<html lang="en">');
  const address = /https:\S+/.exec(mail.text)?.[0] ?? '';
  expect(mail.html).toContain(escapeHtml(address));
});

test('emails contain the link or the code for their purpose', async () => {
  for (const template of ['confirmation', 'recovery', 'email_change'] as const) {
    expect((await renderMail(template, values)).text).toContain(values.ConfirmationURL);
  }
  expect((await renderMail('account_exists', values)).text).toContain('https://app.test/auth\n');
  expect((await renderMail('reauthentication', values)).html).toContain('>123456<');
});

test('no email template loads resources or runs code', async () => {
  for (const { name, text } of await templateFiles()) {
    expect({
      name,
      found: /<(img|link|script|iframe|style|form)|https?:|url\(|@import|\son\w+=/i.exec(text),
    }).toEqual({
      name,
      found: null,
    });
  }
});

// An email may be read on a locked phone, perhaps by the person whom the recipient is leaving.
const betraying = new RegExp(
  `\\b(${[
    'divorce',
    'separat',
    'custody',
    'court',
    'lawyer',
    'legal',
    'attorney',
    'spouse',
    'husband',
    'wife',
    'marriage',
    'partner',
    'child',
    'trial',
    'plan',
    'advis',
    'counsel',
    'therap',
    'abuse',
    'violence',
    'safe',
    'support',
    ...advisorIds,
  ].join('|')})`,
  'i',
);

// Specification: D.adds.3
test('no template reveals what the product is for', async () => {
  const files = await templateFiles();
  expect(files).toHaveLength(mailTemplates.length * 2);
  for (const { name, text } of files) {
    const visible = text.replaceAll(/<[^>]*>/g, ' ');
    expect({ name, found: betraying.exec(visible)?.[0] }).toEqual({ name });
  }
});

async function templateFiles(): Promise<{ name: string; text: string }[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
}
