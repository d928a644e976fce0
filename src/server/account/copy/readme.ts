/** What each file is, for somebody who opens the copy in a year. */
export function readme(at: Date): string {
  return `A copy of your account, made on ${at.toISOString().slice(0, 10)}.

TO READ
  profile.md           your name, your address, your plan
  conversations/       what you wrote and what was answered, a file each
  paper-reviews/       what was found on your papers, a file each
  papers/              the papers that you kept, as you chose them
  journey.md           your steps
  sign-ins.md          when and from where somebody signed in, and what was changed

FOR A SPREADSHEET
  deadlines.csv        your dates
  payments.csv         your plan and your payments, as far as we know them

FOR OTHER PROGRAMS
  data/                the same and all the rest, as it is stored (JSON)
  this-browser.json    what only your browser keeps, if it was added

Times are in UTC. Your password and the keys of your sessions are not in here, so nobody can sign in with this
copy. Receipts and invoices are kept by Stripe: Settings, Subscription opens them.

Whoever finds this file can read all of it. Keep it where only you look. When you delete it, empty the bin too.
`;
}
