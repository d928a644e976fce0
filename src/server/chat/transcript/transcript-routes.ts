import { Hono } from 'hono';
import * as v from 'valibot';
import { type Transcript, transcriptMail } from '#contract/transcript.ts';
import type { VerifiedClaims } from '../../auth/tokens/access-token.ts';
import type { Deps } from '../../deps.ts';
import { openLimit } from '../../limits/open-limit.ts';
import type { Email } from '../../mail/mailer.ts';
import { readPages } from '../conversations.ts';
import { readRetention } from '../retention/retention-settings.ts';
import { chatError } from '../errors.ts';
import type { SignedIn } from '../../http/caller.ts';
import { loggedError } from '../../logging/logged-error.ts';
import { idOf, parse, readBody } from '../request.ts';
import { composeTranscriptEmail, versionOf } from './transcript-email.ts';
import { writeTranscript } from './write-transcript.ts';

type TranscriptDeps = Pick<Deps, 'database' | 'mailer' | 'log' | 'now'>;

/** About as much as a mailbox accepts. The account's export contains the whole conversation. */
const MAX_PAGES = 8;
const TOO_MANY_COPIES = 'You’ve already emailed a few copies. Try again in an hour.';

const timeZone = v.pipe(v.string(), v.check(isTimeZone));

/** Mounted at `/conversations/:id/transcript`. Every plan lets people export their data. */
export function transcriptRoutes(deps: TranscriptDeps): Hono<SignedIn> {
  const { database, mailer, log, now } = deps;
  const admit = openLimit('transcript', database, { errorOf: chatError, message: TOO_MANY_COPIES });
  const app = new Hono<SignedIn>();

  app.get('/', async (context) => {
    const zone = parse(timeZone, context.req.query('zone') ?? 'UTC');
    const { markdown, isSensitive, letter } = await copyOf(deps, context.var.claims, {
      id: idOf(context, 'id'),
      zone,
    });
    return context.json({
      fileName: `notes-${dayIn(zone, now())}.md`,
      markdown,
      isSensitive,
      mail: letter && {
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        version: versionOf(letter),
      },
    } satisfies Transcript);
  });

  app.post('/mail', async (context) => {
    const { claims } = context.var;
    const wanted = await readBody(context, transcriptMail);
    const zone = parse(timeZone, wanted.zone);
    const { letter, isSensitive } = await copyOf({ database }, claims, { id: idOf(context, 'id'), zone });
    if (!letter) throw chatError('mail_off');
    if (versionOf(letter) !== wanted.version) throw chatError('changed');
    if (isSensitive && !wanted.includesSensitive) throw chatError('sensitive');
    await admit(claims.sub);
    try {
      await mailer.send(letter);
    } catch (error) {
      // The error message is not logged: mail servers repeat the address in it.
      log.error(loggedError(error), 'a copy was not mailed');
      throw chatError('not_sent');
    }
    return context.body(null, 204);
  });

  return app;
}

interface Copy {
  markdown: string;
  isSensitive: boolean;
  /** Null until the person agrees to receive copies by email. */
  letter: Email | null;
}

async function copyOf(
  { database }: Pick<Deps, 'database'>,
  claims: VerifiedClaims,
  { id, zone }: { id: string; zone: string },
): Promise<Copy> {
  const conversation = await readPages(database, claims, id, MAX_PAGES);
  if (!conversation) throw chatError('not_found');
  const { mayMail, address } = await readRetention(database, claims);
  const markdown = writeTranscript(conversation, zone);
  return {
    markdown,
    isSensitive: conversation.isSensitive,
    letter: mayMail && address ? composeTranscriptEmail(address, markdown) : null,
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A date such as 2026-03-31. */
function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
}
