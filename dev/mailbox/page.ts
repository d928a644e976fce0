import { html } from 'hono/html';
import type { StoredMail } from './stored-mail.ts';

/** All emails on one page. It shows their text and not their HTML, whose inline styles the app's policy forbids. */
export function mailboxPage(mails: readonly StoredMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox</title>
        <link rel="stylesheet" href="/mailbox.css" />
      </head>
      <body>
        <main>
          <header>
            <h1>Mailbox</h1>
            <p>
              Every mail and text message that this installation would send, newest first. Nothing leaves this
              machine.
            </p>
            <p><a href="/mailbox">Refresh</a> · <a href="/">Back to the app</a></p>
          </header>
          ${mails.length === 0 ? html`<p class="empty">No mail yet.</p>` : mails.map(mailArticle)}
        </main>
      </body>
    </html>`;
}

function mailArticle(mail: StoredMail) {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="about">
      To <strong>${mail.to}</strong> ·${mail.replyTo ? html` answers go to ${mail.replyTo} ·` : ''}
      <time datetime="${mail.receivedAt}">${mail.receivedAt.replace('T', ' ').slice(0, 19)} UTC</time>
    </p>
    <div class="text">${linked(mail.text)}</div>
  </article>`;
}

/** The text with its URLs as links. */
function linked(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

export const mailboxStyles = `:root { color-scheme: light dark; --paper: #fbf8f3; --surface: #fff; --ink: #1f2a2e; --soft: #55656a; --line: #e6dfd4; --pine: #1f5c57; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12191b; --surface: #1a2427; --ink: #e9eeec; --soft: #a9b7b9; --line: #2b383b; --pine: #7cc4ba; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 'Source Sans 3', system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0; font: 600 32px/1.2 Georgia, serif; }
h2 { margin: 0; font: 600 20px/1.3 Georgia, serif; }
header p { margin: 8px 0 0; color: var(--soft); }
header { margin-bottom: 24px; }
article { margin-top: 16px; padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.about { margin: 4px 0 12px; color: var(--soft); font-size: 15px; overflow-wrap: anywhere; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.empty { padding: 32px; text-align: center; color: var(--soft); border: 1px dashed var(--line); border-radius: 12px; }
a { color: var(--pine); text-underline-offset: 2px; }
a:focus-visible { outline: 2px solid var(--pine); outline-offset: 2px; }
`;
