import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openSmtpMailer } from './smtp.ts';

/** Takes mails as a mail server does, and keeps what was said to it. */
async function startMailServer(answerToRecipient = '250 OK') {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isInMail = false;
    socket.write('220 here\r\n');
    createInterface(socket).on('line', (line) => {
      heard.push(line);
      if (isInMail && line !== '.') return;
      isInMail = line === 'DATA';
      if (isInMail) socket.write('354 Go on\r\n');
      else socket.write(line.startsWith('RCPT') ? `${answerToRecipient}\r\n` : '250 OK\r\n');
      if (line === 'QUIT') socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => server.close() };
}

const mail = { to: 'sam@people.test', subject: 'Your code', text: '123456', html: '<p>123456</p>' };
const mailFrom = 'Evenkeel <no-reply@app.test>';

test('a mail is handed over with sender, recipient, subject and both forms', async () => {
  const server = await startMailServer();
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
  server.close();
});

test('a mail that can be stopped says how to its program, and keeps its name when it is sent again', async () => {
  const server = await startMailServer();
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
  server.close();
});

test('an address is one recipient, whatever stands in it', async () => {
  const server = await startMailServer();
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  await mailer.send({ ...mail, to: 'a@people.test, b@people.test' }).catch(() => undefined);
  await mailer.send({ ...mail, to: 'a@people.test>\r\nRCPT TO:<b@people.test' }).catch(() => undefined);
  expect(server.heard).not.toContain('RCPT TO:<b@people.test>');
  mailer.close();
  server.close();
});

test('a refused mail is an error', async () => {
  const server = await startMailServer('550 No such person');
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  await expect(mailer.send(mail)).rejects.toThrow('550');
  mailer.close();
  server.close();
});
