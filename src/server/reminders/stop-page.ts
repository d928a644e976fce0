/**
 * A visitor may have nothing but the email, so the page shows no name, no address and not what the emails are about.
 */
const pages = {
  ask: {
    title: 'Stop these emails?',
    body: '<p>You won’t get any more of these emails. You can turn them on again in Settings.</p>\n<form method="post"><button>Stop these emails</button></form>',
  },
  stopped: {
    title: 'We’ve stopped these emails',
    body: '<p>You can close this page. You can turn them on again in Settings.</p>',
  },
  unknown: {
    title: 'This link doesn’t work anymore',
    body: '<p>You can turn these emails off in Settings.</p>',
  },
} as const;

export function stopPage(name: keyof typeof pages): string {
  const { title, body } = pages[name];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/functions/v1/reminders/stop.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

export const stopStyles = `:root { color-scheme: light dark }
body { margin: 0; font: 1.125rem/1.55 system-ui, sans-serif; background: light-dark(#fbf8f3, #16201f); color: light-dark(#1f2a2e, #f1ece3) }
main { max-width: 30rem; margin: 12vh auto 0; padding: 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.3 }
button { min-height: 3rem; padding: 0 1.5rem; font: inherit; font-weight: 600; border: 0; border-radius: .5rem; background: light-dark(#1f5c57, #8fd0c6); color: light-dark(#fff, #10201e); cursor: pointer }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
`;
