import type { Slot } from '#domain/guided/flow.ts';
import { plainWords } from '#domain/guided/read/plain.ts';

interface Term {
  name: RegExp;
  means: string;
}

/** Words of our questions that people ask about. The longer name comes first. */
const terms: readonly Term[] = [
  {
    name: /\b(?:court |filing )?fees?\b/,
    means:
      'A filing fee is what the court charges to take your papers. The amount is different in each state and county. The clerk can tell you, and it’s often on the court’s website. If it’s hard to pay, you can ask the court to waive it.',
  },
  {
    name: /\bsummons\b/,
    means:
      'A summons is the paper that says a case has been started and how long you have to answer. It’s usually on top.',
  },
  {
    name: /\b(?:petition|complaint|dissolution)\b/,
    means:
      'A petition, also called a complaint, is the paper that starts a divorce or custody case. It says what the other person asks the court for. Dissolution is another word for divorce.',
  },
  {
    name: /\bmotion\b/,
    means:
      'A motion is a request to the judge in a case that’s already open. It often comes with a hearing date.',
  },
  {
    name: /\b(?:protective|restraining|no-contact|no contact) orders?\b/,
    means:
      'A protective order, also called a restraining order, is a judge’s order to stay away from someone or not contact them.',
  },
  {
    name: /\bhearing\b/,
    means:
      'A hearing is a day and time when you or your lawyer go before the judge. Look for a date with a time and a courtroom.',
  },
  {
    name: /\bwaiv(?:e|er)\b/,
    means:
      'A waiver is permission not to pay. You ask for it on a form from the court, with proof of your income.',
  },
  {
    name: /\bserved\b/,
    means: 'Being served means that the court papers were officially given to you.',
  },
  {
    name: /\btake[- ]home\b|\btake home\b/,
    means: 'Take-home pay is what lands in your account after taxes and other deductions.',
  },
  {
    name: /\bminimum payments?\b/,
    means:
      'The minimum payment is the smallest amount on the bill that keeps a loan or card from being late.',
  },
  {
    name: /\bhelocs?\b|\bhome equity\b/,
    means:
      'A HELOC is a line of credit that’s secured by a home, so the lender can claim the home if it isn’t paid.',
  },
  {
    name: /\b(?:joint|both names)\b/,
    means:
      'Joint means that both of your names are on it, so both of you can use it, and both of you may owe on it.',
  },
  {
    name: /\bauthorized users?\b/,
    means: 'An authorized user can use the card, but the account holder is the one who agreed to pay.',
  },
  {
    name: /\bexchanges?\b/,
    means: 'An exchange is when the children go from one parent to the other.',
  },
  {
    name: /\bmediat(?:or|ion)\b/,
    means:
      'In mediation, a neutral person helps both of you reach an agreement. The mediator decides nothing.',
  },
  {
    name: /\bafraid\b/,
    means:
      'Being afraid can mean fearing that they might hurt, threaten, follow or punish you or someone close to you.',
  },
  {
    name: /\bmilitary\b/,
    means:
      'It means serving now in the Army, Navy, Air Force, Marines, Coast Guard, Space Force, Guard or Reserve.',
  },
];

const asksHow = /^(?:.* )?(?:how (?:would|do|should|could|can|will|am)|where) /;
const asksIfOpen = /\bwhat if\b/;

/** The answer to a question about our question: the word that was asked about, or what the question is for. */
export function meaningWords(slot: Slot, asked: string): string {
  const plain = plainWords(asked);
  const named = terms.find(({ name }) => name.test(plain));
  if (named) return named.means;
  if (asksIfOpen.test(plain)) return openWords(slot);
  if (asksHow.test(plain) && slot.findIt) return slot.findIt;
  const own =
    slot.type === 'money'
      ? []
      : terms.filter(({ name }) => name.test(plainWords(slot.ask))).map(({ means }) => means);
  const [means, ...others] = own;
  const explained = means && others.length === 0 ? means : slot.why;
  return `${explained} ${exampleOf(slot)}`.trim();
}

function openWords(slot: Slot): string {
  if (slot.isOptional) return 'That’s okay. You can say “skip” and leave this one open for now.';
  return `That’s okay. ${slot.findIt ?? exampleOf(slot)}`.trim();
}

function exampleOf(slot: Slot): string {
  if (slot.type === 'choice' || slot.type === 'several') return '';
  return `For example: “${/[.?!]$/.test(slot.example) ? slot.example : `${slot.example}.`}”`;
}
