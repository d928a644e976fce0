import { LegalArticle, type LegalSection } from './legal-article.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What Evenkeel is',
    paragraphs: [
      'Evenkeel gives you facts, tools and automated guides to talk to. The guides are software. They are not people. They are not your lawyer, your doctor or your therapist.',
      'What you read here is meant for everybody. It is not legal, medical or money advice. Laws differ from place to place, and they change. Before you act on something that matters, ask somebody trained who knows your case.',
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
      'You need to be at least 18 years old. Keep your password to yourself. What happens under your account is yours to answer for, so tell us if you think that somebody else uses it.',
      'Do not use Evenkeel to harm, threaten or trick anybody.',
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
      'We work to keep Evenkeel open and right. We cannot promise that it always is. Keep your own copy of dates and papers that matter, and check them against the court’s.',
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
