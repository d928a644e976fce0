import { html } from 'hono/html';
import { type CardKind, cards } from '../customers/cards.ts';

export type Html = ReturnType<typeof html>;

/** The tab's title doesn't mention the purchase. */
export function layout(title: string, content: Html, width: 'narrow' | 'wide' = 'narrow'): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        <header class="sandbox">Sandbox: you won’t be charged</header>
        <main class="${width}">${content}</main>
      </body>
    </html>`;
}

export function cardChoices(kinds: readonly CardKind[]): Html {
  return html`<fieldset>
    <legend>Test card</legend>
    ${kinds.map(
      (kind, index) =>
        html`<label class="choice">
          <input type="radio" name="card" value="${kind}" required ${index === 0 ? 'checked' : ''} />
          <span><span>${cards[kind].label}</span><span class="soft">${cards[kind].number}</span></span>
        </label>`,
    )}
  </fieldset>`;
}

export function problemNotice(problem: string | undefined): Html | '' {
  if (problem === 'declined') {
    return html`<p class="notice bad" role="alert">Your card was declined. Choose another card.</p>`;
  }
  if (problem === 'refused') {
    return html`<p class="notice bad" role="alert">The payment was not confirmed. Nothing was paid.</p>`;
  }
  if (problem === 'code') {
    return html`<p class="notice bad" role="alert">This code is not valid. Check it and try again.</p>`;
  }
  return '';
}
