import { LegalArticle, type LegalSection } from './legal-article.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What Evenkeel is',
    paragraphs: [
      'Evenkeel gives you information, tools and automated guides to talk to. The guides are software. They are not people, and not your lawyer, therapist, accountant or doctor.',
      'What you read here is general information, not legal, medical or financial advice. Laws differ from place to place and change. Before you act on something that matters, ask a professional who knows your case.',
    ],
  },
  {
    heading: 'When you are in danger',
    paragraphs: [
      'Evenkeel cannot send help. If you or a child are in danger, call 911. “Get help now” at the top of every page lists people who answer day and night.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You need to be at least 18 years old. Keep your password to yourself. You are responsible for what happens under your account, so tell us if you think that somebody else uses it.',
      'Please do not use Evenkeel to harm, threaten or deceive anybody.',
    ],
  },
  {
    heading: 'Plans and payment',
    paragraphs: [
      'A new account has a free trial of 7 days. After that you choose a plan, or the trial simply ends; nothing is charged unless you choose a plan.',
      'You can upgrade, downgrade, or cancel at any time. A canceled plan stays open until the end of the time you have paid for.',
    ],
  },
  {
    heading: 'What you write here',
    paragraphs: [
      'What you write stays yours. We use it only to run the service for you, as the Privacy Policy says.',
    ],
  },
  {
    heading: 'If something goes wrong',
    paragraphs: [
      'We work to keep Evenkeel open and correct, but we cannot promise that it always is. Keep your own copy of dates and papers that matter, and check them against the court’s.',
    ],
  },
];

export function TermsPage() {
  return (
    <LegalArticle
      title="Terms"
      heading="Terms of Service"
      intro="What you can expect from us, and what we ask of you, in plain words."
      sections={sections}
    />
  );
}
