import { LegalArticle, type LegalSection } from './legal-article.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What we keep',
    paragraphs: [
      'Your name and email address, your plan, your deadlines, your progress, and your conversations with the guides. Your password is kept only in a form that nobody can read back.',
      'There are no advertising or tracking tools in Evenkeel.',
    ],
  },
  {
    heading: 'Who can see it',
    paragraphs: [
      'You. The database itself keeps every account apart from the others. We look into an account only when you ask us to, or when the law requires it.',
      'If the guides work with an outside language model, the messages you send and the passages that fit them go to it to write the answer. The chat says so when that is the case.',
    ],
  },
  {
    heading: 'What stays on your device',
    paragraphs: [
      'Your browser keeps you signed in, remembers light or dark, whether the sidebar is folded, and your safety settings. “Quick exit” signs you out and removes all of it but two safety settings: the name on the tab and the idle lock. It cannot remove the pages you visited from your browser’s history: delete those yourself, or use a private window.',
    ],
  },
  {
    heading: 'Mail',
    paragraphs: [
      'Our mails have neutral subjects, because they can show on a locked phone. Use an address that only you can read.',
    ],
  },
  {
    heading: 'Your choices',
    paragraphs: [
      'You can ask for a copy of your data, have it corrected, or have your account deleted with everything in it.',
    ],
  },
];

export function PrivacyPage() {
  return (
    <LegalArticle
      title="Privacy"
      heading="Privacy Policy"
      intro="What we keep, why, and how you stay in charge of it."
      sections={sections}
    />
  );
}
