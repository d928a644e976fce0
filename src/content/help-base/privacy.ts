import type { HelpText } from './help-text.ts';

/** Who sees what, keeping and deleting. */
export const privacyHelp: readonly HelpText[] = [
  {
    id: 'support-who-sees',
    title: 'Who can see what you write',
    text: `You can. Every account is kept apart from the others, also from somebody you share your life with.

We do not read your chats. We look into an account only when you ask us to, or when the law makes us.

Two warnings. Whoever knows your password, or holds your unlocked phone, can read what you see. And a court can order people to hand over what they wrote. A talk with a program is not secret like a talk with your lawyer.`,
    asks: [
      'can somebody else see what i write',
      'is this private',
      'do you read my chats',
      'can my ex see my messages',
      'is it confidential',
      'can the court get my conversations',
      'who has access to my data',
      'can my ex see this',
      'privacy',
      'is this secret',
      'who reads my messages',
      'are my chats private',
      'can my spouse find out what i wrote',
      'is it safe to write here',
      'confidential',
      'can my lawyer or the court read my chats',
      'do people at evenkeel read this',
    ],
    followUps: ['what do you store about me', 'how do i delete a conversation', 'somebody knows my password'],
  },
  {
    id: 'support-what-is-stored',
    title: 'What we keep about you',
    text: `- your name and mail address
- your plan
- your dates and your progress
- your chats with the advisors and with this chat

Your password is kept in a form that nobody can read back. Your card number is never with us: Stripe has it.

There are no ads and no trackers here. The page **Privacy Policy**, on the sign-in screen, has the whole list.`,
    asks: [
      'what do you store about me',
      'what data do you collect',
      'do you sell my data',
      'do you use cookies or tracking',
      'where is my data kept',
      'privacy policy',
      'what information do you keep',
      'personal data',
      'cookies',
      'do you track me',
      'trackers and ads',
      'do you share my data',
      'data protection',
    ],
    followUps: ['can i download my data', 'how do i delete my account'],
  },
  {
    id: 'support-outside-model',
    title: 'Whether an outside AI gets your words',
    text: `As it comes, nothing leaves our server: the answers are found in our own library.

Who runs this site can set up an outside language model. Then your messages, and the texts that fit them, go to it so that it can write the answer. The chat says so when that is the case.

Words about danger are answered by us, with prepared texts.`,
    asks: [
      'do my messages go to openai',
      'is my data used to train ai',
      'does an outside company get my chats',
      'which ai do you use',
      'is chatgpt reading this',
      'openai',
      'chatgpt',
      'train ai with my chats',
      'language model',
      'do you send my chats to another company',
    ],
    followUps: ['can somebody else see what i write', 'are the advisors real people'],
  },
  {
    id: 'support-delete-chat',
    title: 'Deleting a conversation',
    text: `Open **Your conversations**, above each chat. Beside each one stands **Delete**; at the end of the list you can delete them all. In the chat itself, **Delete** stands at the top. What is deleted is gone at once and cannot be brought back.

In **Settings**, under **Account**, you can have them deleted by themselves 7, 30 or 90 days after the last message.

**New conversation** only starts an empty one. The old one is kept.

If you are in a court case, ask a lawyer before you delete anything that could be evidence.`,
    asks: [
      'how do i delete a conversation',
      'erase my chat history',
      'remove my messages with james',
      'clear the chat',
      'can i get a deleted chat back',
      'start a new conversation',
      'delete chat',
      'delete my messages',
      'clear chat history',
      'remove a conversation',
      'erase what i wrote',
      'new conversation',
    ],
    followUps: ['how do i delete my account', 'can somebody else see what i write'],
  },
  {
    id: 'support-find-chat',
    title: 'Finding and going on with an old conversation',
    text: `Press **Your conversations** above a chat, or at the end of the page **Advisors**. The newest stands first. You can look for words in them, or show one advisor only.

Press a title to read it. **Go on** opens it in the chat again. **Rename** gives it a name that says less, or more.

You can read, copy and delete them with any plan, and with none.`,
    asks: [
      'where are my old chats',
      'how do i find an earlier conversation',
      'search my chats',
      'rename a conversation',
      'go back to a chat from last week',
      'continue an old conversation',
      'list of my conversations',
      'chat history',
      'can i still read my chats when my plan ends',
    ],
    followUps: ['send me a copy of my chat', 'how do i delete a conversation'],
  },
  {
    id: 'support-unkept-chat',
    title: 'A chat that is not kept',
    text: `Above each chat, press **Chat without keeping**. What you write is then in no list, no search and no copy, and nobody else sees it, even if they are signed in to your account.

It is deleted for good when you leave the page, load it again, sign out or start a new conversation. If your connection breaks, it goes within two hours.

While it is open it is on our server. Your browser still remembers that you were on the page.`,
    asks: [
      'can i chat without it being saved',
      'chat without keeping',
      'do not keep this conversation',
      'private chat mode',
      'incognito chat',
      'a chat that leaves no trace',
      'what happens to a chat that is not kept',
      'do not save what i write',
    ],
    followUps: ['how do i delete a conversation', 'can somebody else see what i write'],
  },
  {
    id: 'support-delete-account',
    title: 'Deleting your account',
    text: `Open **Settings**, then **Account**. At the end, under **Your data**, press **Delete the account**. It works with any plan, and with none. Choose when, and type your password.

- **In 7 days:** the account is closed now, and everybody is signed out. Until then you can sign in and keep it.
- **At once:** everything in it is gone. It cannot be brought back.

If you have a plan, it ends. Stripe keeps records of payments, because the law asks for them. We send one mail with a plain subject.

If you are in a court case, ask a lawyer before you delete what could be evidence.`,
    asks: [
      'how do i delete my account',
      'close my account',
      'remove all my data',
      'delete everything about me',
      'right to be forgotten',
      'i want to leave and erase my profile',
      'delete account',
      'erase my account',
      'close account for good',
      'remove my profile',
      'delete all my data',
      'get rid of my account',
    ],
    followUps: ['how do i cancel', 'can i download my data'],
  },
  {
    id: 'support-export',
    title: 'Getting a copy of your data',
    text: `Open **Settings**, then **Account**. At the end, under **Your data**, press **Take a copy** and type your password. It works with any plan, and with none.

You get one ZIP file. In it are your chats, dates, steps, plan and sign-ins: to read, for a spreadsheet, and for other programs. Nothing is mailed, and the name of the file says nothing about you.

Think of who can open this device. The file lies in its downloads, and whoever finds it can read all of it.`,
    asks: [
      'can i download my data',
      'export my data',
      'i want a copy of everything',
      'how do i get my chats for my lawyer',
      'data portability',
      'export',
      'download everything',
      'copy of my data',
      'data export',
      'get my data out',
      'save all my chats to a file',
    ],
    followUps: ['how do i delete my account', 'what do you store about me'],
  },
  {
    id: 'support-mail',
    title: 'What our mails say',
    text: `Our mails have plain subjects, such as "Confirm your address". They do not say what this site is about, and they do not name an advisor. They can show on a locked phone.

We send few: to confirm an address, to set a new password, when something in your account has changed, and a day before a trial ends. Reminders, copies of chats and notes about a new sign-in come by mail only if you ask for them.

Use a mail address that only you can read. You can change it in **Settings**.`,
    asks: [
      'do your emails say what this is about',
      'will you send emails my wife can see',
      'what mail do i get from you',
      'stop sending me emails',
      'can somebody tell from the subject line',
      'newsletter unsubscribe',
      'what emails do you send',
      'email subject',
      'are the mails discreet',
      'will my partner see your mails',
      'unsubscribe from mails',
      'too many mails',
    ],
    followUps: ['how do i change my email address', 'what will show on my bank statement'],
  },
  {
    id: 'support-lawyer-share',
    title: 'Showing your lawyer what you have here',
    text: `You cannot let somebody else into your account, and you should not give them your password. There is no link to share yet.

You can print an article or a checklist and take it along. For a chat, copy the part that matters. Before you share a chat, ask your lawyer if you should. What you show to one person, the other side may get to see as well.`,
    asks: [
      'can my lawyer see my account',
      'how do i share this with my attorney',
      'can i add my therapist',
      'can my sister log in with me',
      'share a chat with somebody',
      'share my account',
      'give my lawyer access',
      'invite somebody',
      'let a friend see my account',
      'send a chat to my lawyer',
    ],
    followUps: ['can somebody else see what i write', 'can i download my data'],
  },
];
