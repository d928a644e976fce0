import { type LegalText, reachUs } from './legal-section.ts';

export const privacy: LegalText = {
  effective: 'November 28, 2026',
  parts: [
    {
      heading: 'What we keep',
      paragraphs: [
        'We keep your name and email, your plan, your deadlines, your steps, and what you and the guides write. We keep your password only in a form that no one can read.',
        'Evenkeel has no ads and doesn’t track you.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'You can. The database keeps each account separate from the others. We look at yours only if you ask us to, or if the law requires it.',
        'The guides may use an outside language model. If they do, that model is named below. The model gets what you write, along with the pages that fit your question, so it can write the answer. The chat tells you when that’s the case.',
        'If you speak to the chat or have an answer read aloud, the chat first tells you who can hear or read it. We don’t keep any audio.',
        'If you get codes by text, we keep your phone number. The number and the code go to the service that sends our texts.',
        'If you sign in with an account from another service, that service learns that you use this app, and when. We keep the address and name it gives us.',
        'So you can see where you’re signed in and what happened in your account, we keep the browser type, the network address and the time. That list is deleted with your account.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Your browser keeps you signed in. It also keeps your safety and appearance settings. “Quick exit” signs you out and clears all of this except two settings: the name on the tab and the idle lock. It can’t remove the pages you visited from your browser’s history. Delete those yourself, or use a private window.',
        'Your answers under “Where to start” stay in the page’s memory. They’re gone when you close the page.',
        'Signing out also removes your place in articles and the items you checked off in checklists. Quick exit and the idle lock do the same. If a session ends on its own, your browser keeps them for when you come back. You can remove them anytime by pressing “Clear reading history” in the library.',
        'If you turn on offline reading in Settings, your browser also keeps the library, help and your list of deadlines. Chats aren’t kept there. All of this is removed when you sign out here, when your session ends, when someone else signs in, and when you use “Quick exit.”',
      ],
    },
    {
      heading: 'Email',
      paragraphs: [
        'Our emails have neutral subject lines, because they can show up on a locked phone. Use an inbox that only you can open.',
        'If you turn on reminders, we keep your reminder settings and, for a week, a list of the ones we sent. For notifications on a device, we keep the address that its browser gave us. They go through the company that makes the browser, encrypted so it can’t read them. Signing out on that device stops them.',
        'If you create a calendar address, anyone who has it can see your deadlines. They see the titles only if you chose to show them. You can remove it in Settings, and it stops working when you set a new password.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'In Settings, you can download your data, correct it, and delete your account and everything in it. We delete it right away, or after a seven-day wait, when you can still change your mind. You can do this with any plan, or without one.',
        'You can delete one conversation or all of them, or have them deleted automatically after a set time. A private chat is deleted when you leave it. We read a question or an answer only if you check a box that allows it.',
        'To make sure each person gets only one free trial and one half-price offer, we keep a scrambled form of your address or number, the date the trial ends and the date you took the offer. This record doesn’t include your name, and no one can read your address from it. We keep it after your account is gone and delete it two years after the trial.',
        'If you share with the other advisors, we keep up to five details with that chat: your state, where things stand, your children and their ages, what your home is worth and what’s owed on it, and the day you got court papers. We don’t keep any of your own words there. You can stop sharing at any time, and deleting the chat stops it too.',
        'When an advisor walks you through something step by step, your answers are kept with the chat for up to 30 days. If a step says that an answer stays on this device, we store that answer only if you save the page.',
        'When a trial or plan ends, what you wrote is kept until you delete it. Stripe keeps payment records for as long as the law requires.',
      ],
    },
    {
      heading: 'What we store for safety',
      paragraphs: [
        'Before each answer in a chat, a program checks what you wrote for signs of danger. If it finds any, the chat shows you who to call or text. The prepared answer is kept with the chat, and the chat is marked so it’s left out of emails. We don’t tell anyone. The marks are deleted when you delete the chat.',
        'To stop people from guessing passwords, we count attempts by network address, in a scrambled form, for one day at most. A failed sign-in stays in your list for 90 days. So does a scrambled form of the networks you signed in from.',
      ],
    },
    {
      heading: 'Health and other private information',
      paragraphs: [
        'What you write about how you feel, about harm, or about care you need can be health data. We don’t ask for any of it. We use what you choose to write only to answer you, and we save it only for you. We don’t sell it, share it for ads, or use it to find out where you are.',
        'If you live in Washington, Nevada or Connecticut, the law there gives you rights over health data. You can ask whether we have any, get a copy, get a list of everyone it was shared with, withdraw your consent, and have it deleted, including by anyone who got it from us. In Settings, you can do most of this right away. For the rest, write to us. If we say no, you can ask us to reconsider. After that, you can complain to your state’s attorney general.',
        'If you live in California, you can ask what we have about you, get a copy, correct it and have it deleted. You can limit how we use private information. We use it only to run the service, and we don’t sell or share it. Using these rights is free and doesn’t change your plan. Someone you choose can ask on your behalf.',
        'People in other states and countries may have rights like these. Write to us, and we’ll answer within 45 days.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Evenkeel is for adults. No one under 18 may have an account, and we don’t knowingly store anything a child gives us. If you think a child has an account here, write to us and we’ll delete it. What you write about your own children is part of your data, and it’s deleted when your data is.',
      ],
    },
    {
      heading: 'Backups',
      of: ({ backupDays }) => ({
        paragraphs: [
          backupDays > 0
            ? `We make backups so nothing is lost if a computer fails. Anything you delete stays in older backups for a while. Each backup is deleted after ${backupDays} ${backupDays === 1 ? 'day' : 'days'}, and your deleted data goes with it. If we ever have to restore a backup, we delete that data again.`
            : 'We don’t make backups. Once you delete something, it’s gone.',
        ],
      }),
    },
    {
      heading: 'Companies that work for us',
      of: ({ processors }) => ({
        paragraphs: ['These companies get what they need to do their part, and nothing more:'],
        items: processors,
      }),
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'When this policy changes, the date at the top changes, too. We won’t use what you’ve already written in a new way unless you agree.',
      ],
    },
    { heading: 'Who we are', of: reachUs },
  ],
};
