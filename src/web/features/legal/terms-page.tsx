import { LegalArticle, type LegalSection } from './legal-article.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What Evenkeel is',
    paragraphs: [
      'Evenkeel gives you facts, tools and automated guides to talk to. The guides are software, not people. They aren’t your lawyer, your doctor or your therapist.',
      'What you read here is general information. It isn’t legal, medical or financial advice. Laws differ from place to place, and they change. Before you act on something that matters, ask a professional who knows your case.',
    ],
  },
  {
    heading: 'If you’re in danger',
    paragraphs: [
      'Evenkeel can’t send help. If you or a child are in danger, call 911. “Get help now” at the top of every page lists people who answer day and night.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You have to be at least 18 years old. Keep your password to yourself. You’re responsible for what happens in your account, so tell us if you think someone else is using it.',
      'Don’t use Evenkeel to harm, threaten or deceive anyone.',
    ],
  },
  {
    heading: 'Plans and payment',
    paragraphs: [
      'A new account comes with a 7-day free trial. After that you choose a plan, or the trial simply ends. Nothing is charged unless you choose a plan.',
      'You can upgrade, downgrade, or cancel at any time. A canceled plan stays open until the end of the time you’ve paid for.',
    ],
  },
  {
    heading: 'What you write here',
    paragraphs: [
      'What you write is yours. We use it only to run the service for you, as the Privacy Policy says.',
    ],
  },
  {
    heading: 'If something goes wrong',
    paragraphs: [
      'We work to keep Evenkeel available and accurate. We can’t promise that it always is. Keep your own copy of dates and papers that matter, and check them against the court’s.',
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
