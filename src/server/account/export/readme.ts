/** Describes each file, for a person who opens the export a year later. */
export function readme(at: Date): string {
  return `A copy of your account, made on ${at.toISOString().slice(0, 10)}.

TO READ
  profile.md           your name, email, and plan
  conversations/       what you wrote and the answers, one file per chat
  paper-reviews/       what we found in your documents, one file per review
  papers/              the documents you saved
  journey.md           your steps
  sign-ins.md          when and where someone signed in, and what changed

FOR A SPREADSHEET
  deadlines.csv        your dates
  saved-cases.csv      the court decisions you saved
  payments.csv         your plan and the payments we have on record

FOR OTHER PROGRAMS
  data/                all of the above and everything else, as stored (JSON)
  this-browser.json    what’s saved only in your browser, if you included it

Times are in UTC. This copy doesn’t include your password or session keys, so no one can use it to sign in. Stripe keeps your receipts and invoices. To see them, open Settings, then Subscription.

Anyone who finds this file can read everything in it. Keep it where only you can get to it. If you delete it, empty the trash, too.
`;
}
