import { LegalArticle, type LegalSection } from './legal-article.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What we keep',
    paragraphs: [
      'Your name and email, your plan, your deadlines, your steps, and what you and the guides write. We keep your password only in a form that no one can read.',
      'Evenkeel has no ads, and nothing in it tracks you.',
    ],
  },
  {
    heading: 'Who can see it',
    paragraphs: [
      'You. The database keeps each account apart from the others. We look into yours only if you ask us to, or if the law requires it.',
      'The guides may use an outside language model. If so, what you write goes to it, along with the pages that fit, so it can write the answer. The chat tells you when that’s the case.',
      'If you speak to the chat or have an answer read aloud, it first tells you who can hear or read it. We don’t keep any audio.',
      'If you get codes by text, we keep your phone number. The number and the code go to the service that sends our texts.',
      'If you sign in with an account from another service, that service learns that you use this app, and when. We keep the address and name it gives us.',
      'So you can see where you’re signed in and what happened in your account, we keep the browser type, the network address and the time. That list is deleted with your account.',
    ],
  },
  {
    heading: 'What stays on your device',
    paragraphs: [
      'Your browser keeps you signed in. It also keeps how the pages look and your safety settings. “Quick exit” signs you out and clears all of it but two of those: the name on the tab and the idle lock. It can’t clear the pages you saw from your browser’s history. Delete those yourself, or use a private window.',
      'Signing out also removes your place in articles and what you checked in checklists. So do Quick exit and the idle lock. If a session ends on its own, your browser keeps them for when you come back. “Clear reading history”, in the library, removes them anytime.',
      'If you turn it on in Settings, your browser also keeps the library, help and your list of deadlines so you can read them offline. No chat is kept that way. It’s all removed when you sign out here, when your session ends, when someone else signs in, and when you use “Quick exit”.',
    ],
  },
  {
    heading: 'Email',
    paragraphs: [
      'Our emails have neutral subjects, because they can show on a locked phone. Use an address that only you can read.',
      'If you turn on reminders, we keep how you want them and, for a week, which ones we sent. For notifications on a device, we keep the address that its browser gave us. They go through the browser’s maker, sealed so that it can’t read them. Signing out there ends it.',
      'If you create an address for your calendar, anyone who has it can see your deadlines, with their titles only if you chose that. You can remove it in Settings, and a new password ends it.',
    ],
  },
  {
    heading: 'Your choices',
    paragraphs: [
      'In Settings, you can download your data, correct it, and delete your account with everything in it. We delete it right away, or after seven days in which you can still come back. You can do this with any plan, or with none.',
      'You can delete one conversation or all of them, or have them deleted after a while. A private chat is deleted when you leave it. We read a question or an answer only if you check a box that allows it.',
      'So that each person gets one free trial and one half-price offer, we keep a scrambled form of your address or number, when the trial ends and when you took the offer. It has no name in it, and no one can read your address from it. It outlasts your account and is deleted two years after the trial.',
      'When an advisor takes you through something step by step, your answers are kept with the chat for up to 30 days. Where it says that an answer stays on this device, we store it only if you save the page.',
      'When a trial or plan ends, what you wrote is kept until you delete it. Stripe keeps payment records for as long as the law requires.',
    ],
  },
];

export function PrivacyPage() {
  return (
    <LegalArticle
      title="Privacy"
      heading="Privacy Policy"
      intro="What we keep, why, and how you stay in control of it."
      sections={sections}
    />
  );
}
