import { LegalArticle, type LegalSection } from './legal-article.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What we keep',
    paragraphs: [
      'Your name and email, your plan, your deadlines, your steps, and what you and the guides write. Your password is kept only in a form that nobody can read back.',
      'Evenkeel has no ads, and nothing in it tracks you.',
    ],
  },
  {
    heading: 'Who can see it',
    paragraphs: [
      'You. The database keeps each account apart from the others. We look into yours only when you ask us to, or when the law makes us.',
      'The guides may work with a language model from outside. Then what you write goes to it, with the pages that fit, so that it can write the answer. The chat says so when that is the case.',
      'If you speak to the chat or have an answer read aloud, it tells you first who hears or reads along. We keep no sound.',
      'If you get codes by text, we keep your phone number. The number and the code go to the service that sends the texts.',
      'If you sign in with an account that you have elsewhere, that service learns that you use this app, and when. We keep the address and the name it gives us.',
      'So that you can see where you are signed in and what happened to your account, we keep the kind of browser, the network address and the time. That list goes when the account does.',
    ],
  },
  {
    heading: 'What stays on your device',
    paragraphs: [
      'Your browser keeps you signed in. It also keeps how the pages look, and your safety settings. “Quick exit” signs you out and clears all of it but two of those: the name on the tab and the idle lock. It cannot clear the pages you saw from your browser’s history. Delete those yourself, or use a private window.',
      'Signing out also removes how far you read and what you ticked in checklists. So do Quick exit and the lock for when you are away. If a session ends by itself, your browser keeps them for when you come back. “Forget it”, in the library, removes them at any time.',
      'If you ask for it in Settings, your browser also keeps the library, help and your list of deadlines, so that you can read them without a connection. No chat is kept that way. All of it goes when you sign out here, when your session ends, when somebody else signs in, and with “Quick exit”.',
    ],
  },
  {
    heading: 'Mail',
    paragraphs: [
      'Our mails have neutral subjects, because they can show on a locked phone. Use an address that only you can read.',
      'If you turn on reminders, we keep how you want them, and for a week which ones we sent. For notices on a device we keep the address that its browser gave us. They go through the maker of that browser, sealed, so that it cannot read them. Signing out there ends it.',
      'If you make an address for your calendar, whoever has it can see your deadlines, with their titles only if you chose that. You can remove it in Settings, and a new password ends it.',
    ],
  },
  {
    heading: 'Your choices',
    paragraphs: [
      'In Settings you can take a copy of your data, put it right, and delete your account with all that is in it. It is deleted at once, or after seven days in which you can still come back. You can do so with any plan, and with none.',
      'You can delete a conversation, or all of them, or have them deleted after a time. A chat that you choose not to keep is deleted when you leave it. We read a question or an answer only where you tick a box for it.',
      'So that each person has one free trial and one half-price offer, we keep a scrambled form of your address or number, when the trial ends and when you took the offer. It holds no name, and nobody can read your address from it. It outlasts your account, and goes two years after the trial.',
      'When a trial or a plan ends, what you wrote is kept until you delete it. Stripe keeps records of payments for as long as the law asks for them.',
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
