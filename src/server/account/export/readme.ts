/** What each file is, for a person who opens the export a year later. */
export function readme(at: Date): string {
  return `A copy of your account, made on ${at.toISOString().slice(0, 10)}.

TO READ
  profile.md           your name, your address, your plan
  conversations/       what you wrote and the answers, one file each
  paper-reviews/       what we found in your documents, one file each
  papers/              the documents you kept, as you chose them
  journey.md           your steps
  sign-ins.md          when and where someone signed in, and what changed

FOR A SPREADSHEET
  deadlines.csv        your dates
  saved-cases.csv      the court decisions you saved
  payments.csv         your plan and the payments we know about

FOR OTHER PROGRAMS
  data/                all of the above and everything else, as stored (JSON)
  this-browser.json    what only your browser keeps, if you included it

Times are in UTC. Your password and session keys aren’t in here, so no one can sign in with this copy. Stripe keeps your receipts and invoices. To see them, open Settings, then Subscription.

Anyone who finds this file can read all of it. Keep it where only you can get to it. When you delete it, empty the trash, too.
`;
}
