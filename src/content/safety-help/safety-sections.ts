import { ELDERCARE_NUMBER, EMERGENCY_NUMBER, numberOf } from '#domain/help.ts';
import type { SafetySection } from './safety-section.ts';

/** The advice of organizations that help people who are watched at home, in our words. */
export const safetySections: readonly SafetySection[] = [
  {
    id: 'emergency',
    heading: `When to call ${EMERGENCY_NUMBER}`,
    content: [
      [
        'Call now, from any phone, if:',
        'someone is hurting you or a child, or is about to',
        'someone has a weapon, or says they’ll kill you, a child or themselves',
        'someone has choked you (see a doctor, even if you feel fine now)',
        'someone, including you, may attempt suicide, or has taken something',
        'someone is breaking in, or has taken a child',
      ],
      `Say where you are first. A call is the most reliable way to get help, and the dispatcher can often find out where you are. In many places you can text ${EMERGENCY_NUMBER} if you can’t talk. If texts don’t work where you are, you’ll get a message that says so.`,
      'You don’t have to be sure that it’s bad enough to call. Dispatchers would rather you call and turn out not to need help.',
    ],
  },
  {
    id: 'other-ways',
    heading: 'Other ways to reach someone',
    content: [
      [
        'If you can’t talk, or need another language:',
        `The ${numberOf('crisis')} Lifeline has a chat at 988lifeline.org. For Spanish, press 2 or text AYUDA. Veterans can press 1.`,
        `Deaf or hard of hearing? Dial 711, then ${numberOf('crisis')}, or use the ASL button at 988lifeline.org.`,
        'The National Domestic Violence Hotline has a chat at thehotline.org.',
        'RAINN has a chat at rainn.org.',
        'Children and teens can call Childhelp themselves.',
        `Is an older person being hurt, neglected or taken advantage of? The Eldercare Locator at ${ELDERCARE_NUMBER} can tell you who to call. It’s open during the day.`,
      ],
    ],
  },
  {
    id: 'leave',
    heading: 'How to leave this site fast',
    content: [
      [
        'There are two ways:',
        'Press “Quick exit.” It’s at the top of every page and in each chat.',
        'On a keyboard, press the Shift key three times quickly.',
      ],
      'The page goes blank right away, and a weather page opens in its place. You’re signed out. The back button won’t take you back to what you were reading.',
    ],
  },
  {
    id: 'quick-exit',
    heading: 'What Quick exit can’t do',
    content: [
      [
        'Quick exit leaves some traces:',
        'It doesn’t erase your browser history. The pages you opened are still listed there.',
        'It doesn’t stop a program that records your screen or what you type.',
        'It can’t take back an email, a call or a text.',
        'If scripts are turned off in your browser, Quick exit is just a link. You’ll leave the site, but you’ll stay signed in.',
      ],
    ],
  },
  {
    id: 'shared',
    heading: 'If others use your device',
    content: [
      [
        'Before you begin:',
        'If you can, use a device the other person has never held, such as one at a library, at work or at a friend’s.',
        'Open a private window. After you close it, your browser won’t keep a list of the pages you opened.',
        'Use an email address that only you can open. Our emails have plain subject lines, and we send only a few.',
      ],
      [
        'While you’re here:',
        'Say no when the browser offers to save your password.',
        'Leave notifications turned off.',
        'In Settings, you can rename the browser tab and have us sign you out when you step away.',
        'The data you download is a plain file with no password. Download it only where no one else can see it.',
      ],
      [
        'When you’re done:',
        'Press “Logout” or “Quick exit,” then close the window.',
        'You can delete individual pages from your browser history. An empty history can look strange.',
      ],
    ],
  },
  {
    id: 'watched',
    heading: 'If someone may be watching your device',
    content: [
      'Does someone seem to know things they shouldn’t, such as who you called, where you were or what you wrote? Trust that feeling. Some programs show another person everything you do, and they’re hard to find.',
      [
        'What helps:',
        'Look for help from another device. On your own, you can’t be sure anything is hidden, even in a private window.',
        'Keep using your own device the way you always do. If it suddenly goes quiet, someone may get suspicious.',
        'Don’t remove a program like that before you have a plan. The other person may notice, and the program may be evidence.',
        'Make a plan before you change a password. The other person may get an alert, or find that the old password stopped working, and guess what you’re doing. When you have a plan, change your passwords from the other device, starting with your email.',
      ],
      'The National Domestic Violence Hotline knows about phone tracking and can help you make a plan that fits you.',
    ],
  },
  {
    id: 'paying',
    heading: 'If someone can see your email, phone or bank account',
    content: [
      'A payment shows up on your bank or card statement. You don’t need a card for the free trial. A prepaid card that you buy with cash doesn’t show up on a statement.',
      'In Settings, you can change your account’s email address. The old address gets a short note about the change. Our emails and notifications don’t say what this site is about.',
    ],
  },
  {
    id: 'limits',
    heading: 'What we can’t do',
    content: [
      'Evenkeel can’t send help, and no one here reads your chats. The guides in the chats are programs. They give you numbers to call, but they don’t call anyone.',
      'Anyone who knows your password or has your unlocked device can see what you see here.',
    ],
  },
];
