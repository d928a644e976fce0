import type { HelpText } from './help-text.ts';

/** The other screens, and how to reach us. */
export const productHelp: readonly HelpText[] = [
  {
    id: 'support-about',
    title: 'What Evenkeel is',
    text: `Evenkeel stands beside you while a marriage or a partnership ends. It has six automated guides to talk to, a list for your dates, small steps to go, and a library of articles and checklists.

It gives general information. It is not a lawyer, and not a therapist. It does not talk to your ex or to a court for you.

You use it alone, at your own pace.`,
    asks: [
      'what is evenkeel',
      'what can i do here',
      'how does this app work',
      'where do i start',
      'what is this site for',
      'can you file my divorce for me',
      'evenkeel',
      'what does this app do',
      'explain the app',
      'how do i begin',
      'getting started',
      'first steps in the app',
      'what is this',
    ],
    followUps: ['what do i get in the free trial', 'which advisor should i ask'],
  },
  {
    id: 'support-deadlines',
    title: 'Your list of dates',
    text: `The card **Upcoming Deadlines** is on Home. Press the button to add one: what it is, the day, the time, and how much it matters. You can change it or take it off the list in the same place.

The first three on the list are samples, with dates long past. Delete them when you have seen how it looks.

Check every date with the court or your lawyer. We keep what you type, and nothing more.`,
    asks: [
      'how do i add a deadline',
      'delete a deadline',
      'why are there old dates from 2023',
      'change the date of a deadline',
      'what are the sample deadlines',
      'upcoming deadlines card',
      'can i put my court hearing in the app',
      'add a date',
      'deadline list',
      'remove a deadline',
      'edit a deadline',
      'sample deadlines',
      'old dates in my list',
      'court date in the app',
    ],
    followUps: ['how do reminders work', 'what is the journey on the progress page'],
  },
  {
    id: 'support-reminders',
    title: 'How reminders work',
    text: `A reminder comes an hour before a date and at the time itself. There are three ways:

- On the card with your dates you can turn on notices. They come only while Evenkeel is open in a tab.
- In **Settings**, under **Account**, you can turn on notices that come when it is closed, or mails. There you choose days before, quiet hours, and the words.
- There you can also put your dates into a calendar of your own.

A reminder does not say what it is about, unless you choose that. Still, do not turn them on where somebody else may see the screen or the mail.`,
    asks: [
      'how do reminders work',
      'i did not get a notification',
      'turn on notifications',
      'turn off reminders',
      'will you send me a text before court',
      'email reminder for deadlines',
      'notifications not supported',
      'reminder',
      'notification',
      'notices',
      'alerts before a deadline',
      'turn on reminders',
      'reminders do not come',
    ],
    followUps: ['how do i add a deadline', 'can i disguise the app'],
  },
  {
    id: 'support-progress',
    title: 'The journey and its rewards',
    text: `**Progress** shows a list of small steps. Tick one when you have done it. A ticked step stays ticked.

Some steps are there for everybody. The others come with the advisors on your team. Each step has a small reward, such as a badge. Only you see them.

Home counts the steps that everybody has. Progress counts all of yours. So the two figures can differ.`,
    asks: [
      'what is the journey on the progress page',
      'what are the badges for',
      'i ticked a step by mistake',
      'why does home show another percent than progress',
      'how do i get more steps',
      'undo a completed step',
      'journey',
      'badges',
      'achievements',
      'rewards',
      'progress percent',
      'steps',
      'tick a step',
      'checklist of steps',
    ],
    followUps: ['what does add to my team mean', 'how do i add a deadline'],
  },
  {
    id: 'support-library',
    title: 'The library of articles',
    text: `Open **Resources**. There are three tabs: guides, checklists, and emotional wellbeing. You can search all of them.

You can tick the lines of a checklist, and print every article. Where you stopped reading, and what you ticked, is kept in this browser only. It goes when you log out.

The library is open to everybody with an account, with a plan or without.`,
    asks: [
      'where are the articles',
      'how do i print a checklist',
      'search the resource library',
      'are the checklists saved',
      'guides about the divorce process',
      'articles',
      'library',
      'guides',
      'checklists',
      'where do i find the reading',
      'print an article',
    ],
    followUps: ['what can i still use without a plan', 'can i trust what the advisors say'],
  },
  {
    id: 'support-document-review',
    title: 'How Document Review works',
    text: `On the page **Documents** you choose a PDF, a Word file, a scan or photos of a paper. It is read on your device and is not sent to us.

You see what kind of paper it is, its dates, time limits and sums, and the line behind each one. Check them against your paper. Dates go to your deadlines with one tap.

Starting a review uses one credit. When a paper cannot be read, none is used. If the page says Coming Soon, the review is switched off here and your credits are kept.`,
    asks: [
      'when can i upload documents',
      'document review coming soon',
      'upload my divorce papers',
      'can you read my settlement agreement',
      'where do i upload a file',
      'upload documents',
      'document review',
      'documents page',
      'read my papers',
      'upload a pdf',
      'analyze my agreement',
    ],
    followUps: ['what are upload credits', 'where are the articles'],
  },
  {
    id: 'support-cases',
    title: 'Case research and saved cases',
    text: `Case research is not open yet. With Premium you can look at a few samples, to see what a case will look like. They are made up. There is nothing in them to use in court.

A case that you save is kept in this browser until you sign out. You find the saved ones on the page **Court Case Research**.`,
    asks: [
      'how do i search court cases',
      'where are my saved cases',
      'are the court cases real',
      'case research coming soon',
      'why can i not open a case',
      'court cases',
      'case research',
      'saved cases',
      'sample cases',
      'where did my saved case go',
    ],
    followUps: ['what are the plans and what do they cost', 'when can i upload documents'],
  },
  {
    id: 'support-marketplace',
    title: 'The marketplace is not open yet',
    text: `It will be a place to find people who can help, from mediators to movers. There is nothing to buy there today, and we send nobody to you.

To find a lawyer now, look for the referral service of your state's bar. Legal aid may be free if you have little money. Hannah knows how to prepare for a first talk.`,
    asks: [
      'what is the marketplace',
      'when does the marketplace open',
      'can you find me a lawyer',
      'do you recommend a mediator',
      'can i book a therapist here',
      'marketplace',
      'find a lawyer',
      'find a mediator',
      'recommend a therapist',
      'hire somebody',
    ],
    followUps: ['which advisor should i ask', 'when can i upload documents'],
  },
  {
    id: 'support-devices',
    title: 'Browsers, phones and apps',
    text: `Evenkeel runs in the browser, on a phone, a tablet or a computer. There is no app to install from a store, so none shows in your list of apps.

Use a browser that is up to date: Chrome, Edge, Firefox or Safari. Your account is the same on each device. What is kept in one browser only: light or dark, your place in an article, your ticks, and saved cases.`,
    asks: [
      'which browsers work',
      'is there an app for iphone',
      'can i use it on my phone',
      'android app',
      'does it work offline',
      'sync between my phone and laptop',
      'browser',
      'iphone',
      'android',
      'phone app',
      'app store',
      'install the app',
      'which devices',
      'does it work on a tablet',
      'offline',
    ],
    followUps: ['is it safe to use this on a shared computer', 'can i use dark mode'],
  },
  {
    id: 'support-appearance',
    title: 'Dark mode and easier reading',
    text: `Open **Settings**, then **Account**. Under **Appearance** you choose light, dark, or like your device.

You can make the text bigger with the zoom of your browser: the pages follow. Everything works with the keyboard alone and with a screen reader. If something does not, tell us with the form on this page.

On a computer, Ctrl and B (Cmd and B on a Mac) folds the sidebar.`,
    asks: [
      'can i use dark mode',
      'make the text bigger',
      'screen reader support',
      'change the colors',
      'hide the sidebar',
      'keyboard shortcuts',
      'accessibility',
      'dark mode',
      'light mode',
      'font size',
      'bigger letters',
      'theme',
      'contrast',
      'screen reader',
      'sidebar',
      'colors',
    ],
    followUps: ['which browsers work', 'is there a spanish version'],
  },
  {
    id: 'support-language',
    title: 'Other languages',
    text: `For now, Evenkeel speaks English only. If you write about danger in Spanish, you get the help numbers in Spanish. Most of those lines have people who speak Spanish, and more: ask for one.

Your browser may be able to put our pages into your language. It can get legal words wrong, so check what matters.`,
    asks: [
      'is there a spanish version',
      'can i use it in another language',
      'hablan espanol',
      'translate the app',
      'my english is not good',
      'spanish',
      'espanol',
      'language',
      'translation',
      'other languages',
    ],
    followUps: ['where are the help numbers', 'do you know the law of my state'],
  },
  {
    id: 'support-bug',
    title: 'When something does not work',
    text: `1. Load the page again.
2. Check that you are online.
3. Sign out and in again.
4. Try another browser, or a private window.

If it still fails, write to us with the form on this page and choose "Something does not work". Say which page it was, what you pressed and what you saw. That is enough. Leave out private things.`,
    asks: [
      'something is broken',
      'the page is blank',
      'it says something went wrong on our side',
      'i found a bug',
      'a button does nothing',
      'error message when saving',
      'bug',
      'error',
      'broken',
      'something does not work',
      'page does not load',
      'blank page',
      'crash',
      'it does not save',
    ],
    followUps: ['the chat does not load', 'how do i write to a person'],
  },
  {
    id: 'support-contact',
    title: 'How to reach a person',
    text: `Use the form on this page. Choose what it is about and write a few lines. It goes to us by mail. You decide whether it is safe to answer to your address. If not, we only get the number of your account.

Nobody reads it at night, and an answer can take some days. In danger, press "Get help now": people answer there at once.

Leave out what we do not need to know, such as names or a case number.`,
    asks: [
      'how do i write to a person',
      'contact support',
      'customer service phone number',
      'i want to talk to a human',
      'email address of support',
      'how long until you answer',
      'can i call you',
      'contact',
      'talk to a person',
      'human support',
      'email you',
      'phone number of support',
      'reach you',
      'customer support',
      'speak to somebody at the company',
    ],
    followUps: ['where are the help numbers', 'something is broken'],
  },
];
