import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { MailNotTaken } from './mailer.ts';
import type { MailTemplate } from './template.ts';
import { loggedError } from '../logging/logged-error.ts';
import { type LetterDeps, behindTheAnswer, mailOf } from './letter.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Longer than a mail server may take before it has the mail (mail/smtp.ts). */
const HELD_MS = 5 * MINUTE;
const WAITS_MS = [SECOND * 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/** Later it would rather frighten than help. */
const KEPT_MS = 3 * DAY;
/** Whoever was handing it over so long ago has died over it. */
const HANDING_MS = 60 * MINUTE;

/** In one look: addresses that are never served must not keep others waiting, and a busy server is not pressed. */
const REFUSED_AT_MOST = 20;

/** A letter that waits is looked for so often (ms). */
export const LETTERS_EVERY_MS = 30 * SECOND;

type SendingDeps = LetterDeps & Pick<Deps, 'database' | 'now'>;

/** Says what was done; holds nothing that opens anything. */
interface KeptLetter {
  /** Null: the account is gone. */
  userId: string | null;
  to: string;
  template: Extract<
    MailTemplate,
    | 'account_closed'
    | 'account_deleted'
    | 'email_change_requested'
    | 'email_changed'
    | 'identity_linked'
    | 'identity_unlinked'
    | 'password_changed'
    | 'phone_changed'
    | 'recovery_code_used'
    | 'two_step_off'
    | 'two_step_on'
  >;
  at: Date;
}

/**
 * Writes it down in the transaction of what it tells: neither is there without the other, whatever dies in between. The id is
 * for `sendKept`; null for whoever has no address.
 */
export async function keepLetter(auth: Transaction, letter: KeptLetter): Promise<string | null> {
  if (letter.to === '') return null;
  const [kept] = await auth.query<{ id: string }>(
    `insert into auth.kept_letters as kept (id, user_id, template, address, created_at, try_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (address, template) where handed_at is null
       do update set created_at = excluded.created_at, try_at = excluded.try_at
     returning kept.id`,
    [randomUUID(), letter.userId, letter.template, letter.to, letter.at],
  );
  return kept?.id ?? null;
}

/** Behind the answer, once what it tells is committed. Where the mail server is away, `sendKeptLetters` goes on. */
export async function sendKept(deps: SendingDeps, id: string | null): Promise<void> {
  if (id === null) return;
  await behindTheAnswer(deps, async () => {
    const letter = await claim(deps, id);
    if (letter) await deliver(deps, letter);
  });
}

/** What every copy of the server does now and then: tries those that wait, and gives up those that are too old. */
export async function sendKeptLetters(deps: SendingDeps): Promise<void> {
  await giveUp(deps);
  let refused = 0;
  for (let letter = await claim(deps); letter; letter = await claim(deps)) {
    const outcome = await deliver(deps, letter);
    // The others wait like this one.
    if (outcome === 'server is away') return;
    if (outcome === 'refused for now') refused += 1;
    if (refused >= REFUSED_AT_MOST) return;
  }
}

interface Claimed {
  id: string;
  template: KeptLetter['template'];
  address: string;
  tries: number;
  holder: string;
}

async function claim({ database, now }: SendingDeps, id: string | null = null): Promise<Claimed | null> {
  const at = now();
  const holder = randomUUID();
  const [letter] = await database.asAuthAdmin((auth) =>
    auth.query<Omit<Claimed, 'holder'>>(
      `update auth.kept_letters set held_by = $1, held_until = $3, tries = tries + 1
       where id = (
         select id from auth.kept_letters
         where handed_at is null and try_at <= $2 and (held_until is null or held_until <= $2)
           ${id === null ? '' : 'and id = $4'}
         order by try_at, id limit 1 for update skip locked
       )
       returning id, template, address, tries`,
      [holder, at, new Date(at.getTime() + HELD_MS), ...(id === null ? [] : [id])],
    ),
  );
  return letter ? { ...letter, holder } : null;
}

type Outcome = 'done' | 'refused for now' | 'server is away';

async function deliver(deps: SendingDeps, letter: Claimed): Promise<Outcome> {
  const mail = await mailOf(deps, { to: letter.address, template: letter.template });
  let isHanded = false;
  const beforeHandingOver = async () => {
    isHanded = await noteHanding(deps, letter);
    if (!isHanded) throw new Error('The letter is no longer held');
  };
  try {
    if (mail) await deps.mailer.send({ ...mail, beforeHandingOver });
  } catch (error) {
    const mayTryAgain = error instanceof MailNotTaken ? !error.isFinal : !isHanded;
    if (mayTryAgain) {
      await postpone(deps, letter);
      const isOfThisMail = error instanceof MailNotTaken && error.isOfThisMail;
      return isOfThisMail ? 'refused for now' : 'server is away';
    }
    // Never the message: mail servers repeat the address in it.
    deps.log.error(loggedError(error), 'a message was not sent');
  }
  await change(deps, letter, 'delete from auth.kept_letters');
  return 'done';
}

/** From now on nobody else sends it. False where somebody else has taken it meanwhile, or it was sent before. */
async function noteHanding(deps: SendingDeps, letter: Claimed): Promise<boolean> {
  const noted = await change(
    deps,
    letter,
    'update auth.kept_letters set handed_at = $3',
    [deps.now()],
    'and handed_at is null',
  );
  return noted > 0;
}

/** A newer one of its kind may wait already: then that one goes, and this one is not needed. */
async function postpone(deps: SendingDeps, letter: Claimed): Promise<void> {
  const wait = WAITS_MS[Math.min(letter.tries, WAITS_MS.length) - 1] ?? MINUTE;
  const unneeded = `exists (
    select from auth.kept_letters newer
    where newer.address = kept.address and newer.template = kept.template and newer.id <> kept.id
      and newer.handed_at is null
  )`;
  await deps.database.asAuthAdmin(async (auth) => {
    const own = [letter.id, letter.holder];
    await auth.query(
      `delete from auth.kept_letters kept where id = $1 and held_by = $2 and ${unneeded}`,
      own,
    );
    await auth.query(
      `update auth.kept_letters set try_at = $3, held_by = null, held_until = null, handed_at = null
       where id = $1 and held_by = $2`,
      [...own, new Date(deps.now().getTime() + wait)],
    );
  });
}

/** How many rows; none when it is no longer held. */
async function change(
  { database }: SendingDeps,
  { id, holder }: Claimed,
  command: string,
  values: readonly unknown[] = [],
  condition = '',
): Promise<number> {
  const changed = await database.asAuthAdmin((auth) =>
    auth.query(`${command} where id = $1 and held_by = $2 ${condition} returning id`, [
      id,
      holder,
      ...values,
    ]),
  );
  return changed.length;
}

async function giveUp({ database, log, now }: SendingDeps): Promise<void> {
  const at = now().getTime();
  const gone = await database.asAuthAdmin((auth) =>
    auth.query(
      `delete from auth.kept_letters where id in (
         select id from auth.kept_letters where created_at < $1 or handed_at < $2 for update skip locked
       ) returning id`,
      [new Date(at - KEPT_MS), new Date(at - HANDING_MS)],
    ),
  );
  if (gone.length > 0) log.error({ letters: gone.length }, 'letters were given up');
}
