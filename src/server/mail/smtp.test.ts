import { expect, test } from 'vitest';
import { startMailServer } from '../../../tests/contract/mail-server.ts';
import { EmailNotAccepted } from './mailer.ts';
import { openSmtpMailer } from './smtp.ts';

const mail = { to: 'sam@people.test', subject: 'Your code', text: '123456', html: '<p>123456</p>' };
const mailFrom = 'Evenkeel <no-reply@app.test>';

test('sends an email with sender, recipient, subject, text and HTML', async () => {
  await using server = await startMailServer();
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  await mailer.send(mail);
  expect(server.heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<no-reply@app.test>',
      'RCPT TO:<sam@people.test>',
      'From: Evenkeel <no-reply@app.test>',
      'To: sam@people.test',
      'Subject: Your code',
      'Auto-Submitted: auto-generated',
      '123456',
      '<p>123456</p>',
    ]),
  );
  mailer.close();
});

test('an email with an unsubscribe link has an unsubscribe header, and keeps its message ID when it is resent', async () => {
  await using server = await startMailServer();
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  const stopAddress = 'https://app.test/stop/2f0c';
  await mailer.send({ ...mail, messageId: '<one@app.test>', stopAddress });
  expect(server.heard).toEqual(
    expect.arrayContaining([
      'Message-ID: <one@app.test>',
      'List-Unsubscribe: <https://app.test/stop/2f0c>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Auto-Submitted: auto-generated',
    ]),
  );
  mailer.close();
});

// ASVS: 1.3.11
test('an email address is always a single recipient, whatever it contains', async () => {
  await using server = await startMailServer();
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  await mailer.send({ ...mail, to: 'a@people.test, b@people.test' }).catch(() => undefined);
  await mailer.send({ ...mail, to: 'a@people.test>\r\nRCPT TO:<b@people.test' }).catch(() => undefined);
  expect(server.heard).not.toContain('RCPT TO:<b@people.test>');
  mailer.close();
});

test.for([
  ['refuses', true],
  ['busy', false],
] as const)(
  'reports an email as not accepted when the mail server is in the state “%s” (permanently: %s)',
  async ([mood, isFinal]) => {
    await using server = await startMailServer();
    server.mood = mood;
    const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
    const error = await mailer.send(mail).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(EmailNotAccepted);
    expect(error).toMatchObject({ isFinal });
    expect(server.taken).toEqual([]);
    mailer.close();
  },
);

test.for(['still', 'still later', 'away'] as const)(
  'reports an email as not accepted for now when the mail server is %s',
  async (mood) => {
    await using server = await startMailServer();
    if (mood === 'away') await server.die();
    else server.mood = mood;
    const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom }, { greetingMs: 100, silenceMs: 100 });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'EmailNotAccepted', isFinal: false });
    mailer.close();
  },
);

test('when a mail server disconnects after the email, the outcome is unknown and the email is not resent', async () => {
  await using server = await startMailServer();
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  await mailer.send(mail);
  server.mood = 'breaks off';
  const error = await mailer.send(mail).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(EmailNotAccepted);
  expect(server.taken).toHaveLength(2);
  mailer.close();
});

// ASVS: 12.3.1
test.for([
  ['outside one’s own network', '0.0.0.0', '', false],
  ['outside, where the address says that it goes without', '0.0.0.0', '?requireTLS=false', true],
  ['inside', '127.0.0.1', '', true],
] as const)('decides whether a mail server without TLS gets emails: %s', async ([, host, query, isTaken]) => {
  await using server = await startMailServer();
  // All cases use this server, which offers no TLS.
  const smtpUrl = `smtp://${host}:${new URL(server.url).port}${query}`;
  const mailer = openSmtpMailer({ smtpUrl, mailFrom });
  const error = await mailer.send(mail).catch((each: unknown) => each);
  mailer.close();
  expect(server.taken).toHaveLength(isTaken ? 1 : 0);
  if (!isTaken) expect(error).toMatchObject({ name: 'EmailNotAccepted', isFinal: false });
});
