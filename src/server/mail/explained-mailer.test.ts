import { expect, test } from 'vitest';
import { openLog } from '../logging/log.ts';
import { startMailServer } from '../../../tests/contract/mail-server.ts';
import { explainedMailer } from './explained-mailer.ts';
import { openSmtpMailer } from './smtp.ts';

const mail = { to: 'sam@people.test', subject: 'Your code', text: '123456', html: '<p>123456</p>' };
const mailFrom = 'Evenkeel <no-reply@app.test>';

test('logs once why the mail server did not accept an email, without naming anyone', async () => {
  await using server = await startMailServer();
  const { log, logged } = openLoggedLog();
  const smtp = openSmtpMailer({ smtpUrl: server.url, mailFrom });
  const mailer = explainedMailer(smtp, log);
  const reasons = () =>
    logged()
      .split('\n')
      .filter((line) => line.includes('an email could not be handed over'))
      .map((line) => /"cause":\{[^}]*"code":"(\w+)"/.exec(line)?.[1]);
  const fail = () => expect(mailer.send(mail)).rejects.toThrow('didn’t accept an email');

  await server.die();
  await fail();
  await fail();
  expect(reasons()).toEqual(['ESOCKET']);
  await server.comeBack();
  smtp.close();
  expect(logged()).not.toContain('sam@');
});

test('a different reason is logged, and the same one again after an email was sent', async () => {
  const { log, logged } = openLoggedLog();
  const outcomes = ['ECONNECTION', 'EAUTH', 'EAUTH', '', 'EAUTH'];
  const mailer = explainedMailer(
    {
      send: async () => {
        const code = outcomes.shift();
        if (code) throw Object.assign(new Error('sam@people.test'), { code });
      },
    },
    log,
  );
  for (let count = outcomes.length; count > 0; count -= 1) await mailer.send(mail).catch(() => undefined);
  expect([...logged().matchAll(/"code":"(\w+)"/g)].map(([, code]) => code)).toEqual([
    'ECONNECTION',
    'EAUTH',
    'EAUTH',
  ]);
  expect(logged()).not.toContain('sam@');
});

function openLoggedLog() {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  return { log, logged: () => lines.join('') };
}
