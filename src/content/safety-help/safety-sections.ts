import { EMERGENCY_NUMBER } from '#domain/help.ts';
import type { SafetySection } from './safety-section.ts';

/** What groups that help people who are watched at home advise, in our words. */
export const safetySections: readonly SafetySection[] = [
  {
    id: 'emergency',
    heading: `When to call ${EMERGENCY_NUMBER}`,
    content: [
      [
        'Call now, from any phone, if:',
        'somebody is hurting you or a child, or is about to',
        'somebody has a weapon, or says that they will kill you, a child or themselves',
        'somebody has choked you. See a doctor, even if you feel fine now',
        'you, or somebody with you, may end their life, or has taken something',
        'somebody is breaking in, or has taken a child',
      ],
      `Say where you are first. A call is the surest way. In some places you can send a text to ${EMERGENCY_NUMBER} if you cannot speak. If texts do not work where you are, you get a message that says so.`,
      'You do not have to be sure that it is bad enough. They would rather come once too often.',
    ],
  },
  {
    id: 'leave',
    heading: 'How to leave this site fast',
    content: [
      [
        'There are two ways:',
        'Press “Quick exit”. It is at the top of every page, and in each chat.',
        'On a keyboard, press the Shift key three times, fast.',
      ],
      'The page goes blank at once, and a weather page opens in its place. You are signed out. The back button does not lead back to what you saw.',
    ],
  },
  {
    id: 'quick-exit',
    heading: 'What quick exit cannot do',
    content: [
      [
        'It leaves some traces:',
        'It does not erase your history. The pages you opened before are still in the browser’s list.',
        'It does not stop a program that records your screen or your keys.',
        'It does not take back a mail, a call or a text.',
        'If your browser does not run our scripts, it is a plain link: you leave, but you stay signed in.',
      ],
    ],
  },
  {
    id: 'shared',
    heading: 'If others use your device',
    content: [
      [
        'Before you begin:',
        'Use a device that the other person has never held, if you can: at a library, at work, or a friend’s.',
        'Open a private window. It keeps no list of pages after you close it.',
        'Use a mail address that only you can open. Our mails have plain subjects, and few are sent.',
      ],
      [
        'While you are here:',
        'Say no when the browser offers to save your password.',
        'Leave notices turned off.',
        'In Settings you can give the tab another name, and have us sign you out when you step away.',
        'A copy of your data is a plain file in the downloads. Make it only where nobody else looks.',
      ],
      [
        'When you are done:',
        'Press “Logout” or “Quick exit”, and close the window.',
        'You can delete single pages from the browser’s list. An empty list can look strange.',
      ],
    ],
  },
  {
    id: 'watched',
    heading: 'If somebody may be watching your device',
    content: [
      'Maybe somebody knows things that they should not know: whom you called, where you were, what you wrote. Trust that feeling. There are programs that show another person all you do, and they are hard to find.',
      [
        'What helps:',
        'Look for help from another device. On yours, nothing is sure to be hidden, not even in a private window.',
        'Go on using your own device as you always do. If it goes silent all at once, somebody may get suspicious.',
        'Do not remove such a program before you have a plan. The other person may notice, and it may be proof.',
        'Change passwords from the other device, that of your mail first.',
      ],
      'The National Domestic Violence Hotline knows about phones and tracking. They help you make a plan that fits you.',
    ],
  },
  {
    id: 'paying',
    heading: 'If somebody sees your mail, phone or bank account',
    content: [
      'A payment shows on the bank or card statement. The free trial needs no card. A prepaid card that you buy with cash does not show on a statement.',
      'In Settings you can change the mail address of your account. The old address gets a short note about it. Our mails and notices do not say what this site is about.',
    ],
  },
  {
    id: 'limits',
    heading: 'What we cannot do',
    content: [
      'Evenkeel cannot send help, and nobody here reads along. The guides in the chats are programs. They give you numbers to call, but they call nobody.',
      'Whoever knows your password, or holds your unlocked device, can see what you see here.',
    ],
  },
];
