import type { HelpText } from './help-text.ts';

/** Leaving fast, shared devices, being watched. Numbers to call stand at "Get help now", never here. */
export const safetyHelp: readonly HelpText[] = [
  {
    id: 'support-quick-exit',
    title: 'How to leave this site at once',
    text: `Press **Quick exit** at the top of every page, or press the Shift key three times, fast. It works in the chats too.

The page goes blank at once. Then you are signed out, what this browser kept for us is removed, and a weather page opens in its place. The back button does not bring you back here.

**It does not erase your history.** The list of pages that you visited before is still in the browser.`,
    asks: [
      'what does quick exit do',
      'how do i leave fast',
      'hide this page quickly',
      'somebody just walked in how do i close this',
      'panic button',
      'what is the shift key for',
      'does quick exit delete my history',
      'quick exit',
      'exit button',
      'leave the site quickly',
      'close the page in a hurry',
      'escape button',
      'press shift three times',
      'hide the screen fast',
    ],
    followUps: ['how do i hide that i was here', 'is it safe to use this on a shared computer'],
  },
  {
    id: 'support-history',
    title: 'What stays in the browser after a visit',
    text: `Your browser keeps a list of the pages you open. We cannot erase it, and **Quick exit** does not either.

- A private window keeps no list. Open one before you come here.
- You can delete single pages from the list. An empty list can look strange, so leave the rest.
- The name of this site in a tab says little. In **Settings** you can change it to something even plainer.

If somebody may have put a spy program on your device, none of this helps. Use another device then.`,
    asks: [
      'how do i hide that i was here',
      'does this show in my browser history',
      'clear my history of this site',
      'incognito mode',
      'can somebody see that i visited this website',
      'delete traces',
      'private window',
      'browser history',
      'private browsing',
      'incognito',
      'cover my tracks',
      'clear traces',
      'does it show that i was on this site',
      'remove it from my history',
    ],
    followUps: ['i think he is watching my phone', 'what does quick exit do'],
  },
  {
    id: 'support-shared-device',
    title: 'Using a device that others use as well',
    text: `- Open a private window first.
- Do not let the browser save your password.
- When you are done, press **Logout** or **Quick exit**, and close the window.
- Do not turn on notices on that device.
- In **Settings** you can have us sign you out when you step away.

A device that only you use is safer. A library has one, or a friend, or you can ask at work.`,
    asks: [
      'is it safe to use this on a shared computer',
      'we share a family computer',
      'how do i use this on the kids tablet',
      'does it stay logged in',
      'lock the app when i walk away',
      'public library computer',
      'shared computer',
      'shared phone',
      'family tablet',
      'use it at the library',
      'somebody else uses my laptop',
      'automatic lock',
      'log out when idle',
      'idle time',
    ],
    followUps: ['how do i hide that i was here', 'somebody knows my password'],
  },
  {
    id: 'support-watched',
    title: 'If somebody may be watching your device',
    text: `There are programs that show another person all you type and open. Quick exit and a private window do not stop them.

- Look for help from a device that the person has never held.
- Go on using your own phone as usual. A sudden silence can make somebody suspicious.
- Do not remove a spy program before you have a plan. The other person may notice.

"Get help now" has a hotline for this. They know about phones and tracking, and help you plan.`,
    asks: [
      'i think he is watching my phone',
      'is there spyware on my device',
      'she always knows where i am',
      'can my partner see my screen',
      'how do i know if i am being tracked',
      'is my phone safe to use for this',
      'spyware',
      'stalkerware',
      'is he spying on my phone',
      'somebody reads my phone',
      'monitored device',
      'being watched',
      'tracking app on my phone',
    ],
    followUps: ['is it safe to use this on a shared computer', 'where are the help numbers'],
  },
  {
    id: 'support-help-numbers',
    title: 'Where the help numbers are',
    text: `Press **Get help now** at the top of any page. In a chat it is above the field where you write. You can call or text from there with one tap. People answer, day and night, for free.

The page **Safety** has them as well, without signing in. There you also read how to leave this site fast and how to use it on a shared device.

We cannot send help, and nobody here reads along. If you or a child are in danger now, call the emergency number first.`,
    asks: [
      'where are the help numbers',
      'i need to talk to a real person now',
      'emergency',
      'who do i call if i am not safe',
      'hotline',
      'do you call the police for me',
      'is there somebody i can call at night',
      'help numbers',
      'crisis line',
      'hotline number',
      'i am in danger',
      'who can i call',
      'suicide hotline',
      'domestic violence hotline',
      'get help now',
    ],
    followUps: ['what happens when i tell an advisor i am in danger', 'what does quick exit do'],
  },
  {
    id: 'support-danger-in-chat',
    title: 'What happens when you write about danger',
    text: `Before any answer, a program checks each message for signs of danger. If it finds them, you get a prepared answer with people to call or text. It may ask you one plain question. This is free, with a plan or without.

Nobody is told. No person reads along, and nothing is sent to the police or to your ex. The chat goes on as long as you want.

The program can miss something. "Get help now" is always there. The page **How our guides act in danger** says more.`,
    asks: [
      'what happens when i tell an advisor i am in danger',
      'do you report what i say',
      'will you call the police if i write about abuse',
      'is somebody monitoring the chats',
      'why did i get a crisis message',
      'the chat showed me hotline numbers but i am fine',
      'do you tell the police',
      'is the chat monitored',
      'crisis message',
      'safety check',
      'why did it show me numbers',
      'does somebody read along when i am in danger',
    ],
    followUps: ['where are the help numbers', 'can somebody else see what i write'],
  },
  {
    id: 'support-discreet',
    title: 'Making this site look like something else',
    text: `In **Settings** you can choose how this site looks in your browser: a neutral name and a neutral sign in the tab. It is kept in that browser only, so set it on each device you use.

The titles of our pages are plain anyway. Our mails and notices do not say what this is about.

Save a bookmark under a name of your own, or none at all.`,
    asks: [
      'can i disguise the app',
      'change the name in the browser tab',
      'hide the icon',
      'neutral mode',
      'somebody could see the tab title',
      'discreet mode',
      'disguise',
      'neutral name for the tab',
      'hide the name of the site',
      'make it look like notes',
      'change the icon',
      'other name in the browser',
    ],
    followUps: ['how do i hide that i was here', 'do your emails say what this is about'],
  },
  {
    id: 'support-somebody-knows-password',
    title: 'If somebody else can get into your account',
    text: `From a device that only you use:

1. Change the password of your **mail** first. Whoever reads your mail can get into most accounts.
2. Here, open **Settings**, then **Account**, and set a new password. All other devices are signed out, and an address for a calendar ends.
3. Check that the mail address in Settings is yours.

Choose words that the other person cannot guess. If a change like this could put you in danger, talk to a hotline first: "Get help now" has one.`,
    asks: [
      'somebody knows my password',
      'my ex logged into my account',
      'i think i was hacked',
      'sign out on all devices',
      'a device i do not know is signed in',
      'how do i secure my account',
      'my account was hacked',
      'stranger in my account',
      'ex knows my password',
      'log out everywhere',
      'secure my account',
      'somebody is using my account',
    ],
    followUps: ['how do i change my password', 'i think he is watching my phone'],
  },
];
