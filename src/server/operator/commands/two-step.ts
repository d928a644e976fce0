import { lockAccount } from '../../auth/users/account.ts';
import { sendEmailOnce } from '../../mail/send-email.ts';
import { endSessions } from '../../auth/sign-in/session.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { type Command, type CommandWords, CommandRefused } from './command.ts';
import { findPerson } from './find-person.ts';
import { recordCommand } from './note-command.ts';

export const twoStepCommands: readonly Command[] = [
  {
    words: 'two-step reset',
    takes: '<address or id>',
    tells: 'turns two-step sign-in off for someone who lost their phone and codes',
    isDangerous: true,
    run: reset,
  },
];

async function reset(deps: OperatorDeps, { argument }: CommandWords): Promise<string> {
  const person = await findPerson(deps, argument);
  await deps.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, person.id);
    const removed = await auth.query(
      'delete from auth.mfa_factors where user_id = $1::text::uuid returning id',
      [person.id],
    );
    if (removed.length === 0) throw new CommandRefused('Two-step sign-in isn’t turned on for this account.');
    await endSessions(auth, person.id, null);
    await recordCommand(auth, { action: 'factor_unenrolled', userId: person.id, at: deps.now() });
  });
  return `Two-step sign-in is off, and they’re signed out everywhere. ${await notifyPerson(deps, person.email)}`;
}

/** A person who did not request the change must learn of it. */
async function notifyPerson(deps: OperatorDeps, to: string): Promise<string> {
  try {
    await sendEmailOnce(deps, { to, template: 'two_step_off' });
    return 'We emailed them about it.';
  } catch {
    return 'We couldn’t send them an email about it.';
  }
}
