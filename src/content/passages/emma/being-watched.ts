import type { Passage, Source } from '../../passage.ts';
import { safetyNetPhone } from '../shared-sources.ts';

const checked = '2026-11-20';

const wfcInternet: Source = {
  title: 'Internet and technology safety',
  publisher: "Women's Freedom Center",
  url: 'https://womensfreedomcenter.net/get-help/internet-technology-safety/',
  checked,
};
const elonTracker: Source = {
  title: 'Be advised: air tag tracking',
  publisher: 'Town of Elon, North Carolina, Police Department',
  url: 'https://www.townofelon.com/be-advised-air-tag-scam/',
  checked,
};
const idvsaStalking: Source = {
  title: 'Stalking',
  publisher: 'Institute on Domestic Violence and Sexual Assault, University of Texas at Austin',
  url: 'https://idvsa.org/focus/stalking/',
  checked,
};
const ahecStalking: Source = {
  title: 'January is Stalking Awareness Month',
  publisher: 'Southern Regional Area Health Education Center',
  url: 'https://www.southernregionalahec.org/january-is-stalking-awareness-month/',
  checked,
};
const wlWorkplace: Source = {
  title: 'Workplace Protections',
  publisher: 'WomensLaw.org',
  url: 'https://new.womenslaw.org/laws/general/workplace-protections',
  checked: '2026-11-22',
};
const momentumWork: Source = {
  title: 'Employment Rights for Victims of Domestic or Sexual Violence',
  publisher: 'Legal Momentum',
  url: 'https://www.legalmomentum.org/resources/employment-rights-victims-domestic-or-sexual-violence',
  checked: '2026-11-22',
};

export const emmaBeingWatched: readonly Passage[] = [
  {
    id: 'emma-phone-watched',
    advisor: 'emma',
    title: 'If your phone or accounts are watched',
    text: `Do not search for help or change settings on that phone yet. Use one they have never held: a friend's, the library's, a cheap new one.

Then, with an advocate if you can:

1. **Look for the pattern.** What do they know, and where could it come from? A shared account, a family plan, a child's tablet, the car, a friend.
2. **Keep ordinary use going** on the watched phone. Sudden silence or wiped history can tip them off.
3. **From the safer device**, make a new email they do not know. Use it for the lawyer, the bank and support.
4. **Change passwords there**, when you have a plan, since it may be noticed. Start with email. Turn on two-step login.
5. **Save proof** before you remove anything: photos of the screen, with the date.

You cannot fully erase your traces, and spyware may see more than you think. That is why the other device matters.

Trust your instinct if they seem to know too much. Use the help button at the top of this chat from a safer phone.`,
    asks: [
      'i think he is reading my messages',
      'spyware on my cell phone from my husband',
      'how does she know who i talked to and what i said',
      'he has my passwords and logs into my email and icloud',
      'my partner is monitoring my computer',
      'is my phone hacked by my ex, how to check for spy apps',
      'he quotes things i only wrote in my diary app',
      'shared apple id with my ex, can she see my imessages and photos',
      'my gmail shows as opened before i got to it, could he be logging in',
      'the kids ipad is synced to my account and he sees everything',
      'did he install something on my android, battery dies so quick',
      'family plan is in his name, can he look at who i call',
      'new password and two factor, do i do it from this device or another one',
      'he knew about my lawyer appointment and i told no one, is he in my accounts',
      'he knows things i only told my mom by text',
      'how did my ex find out where i was on saturday',
      'i think she reads my emails, what should i do first',
      'is it safe to look up a lawyer on this phone if he set it up',
      'my battery drains and he always knows who i called',
      'he is still on our family plan and our cloud, can he see my stuff',
      'which device do i use to get help if mine might have spy apps',
      'is my ex reading my texts',
      'can he see my location on my iphone',
      'i think my phone is bugged',
      'how do i know if she is in my accounts',
    ],
    sources: [safetyNetPhone, wfcInternet],
    followUps: [
      'found an airtag in my car',
      'he keeps showing up everywhere, is my ex stalking me',
      'how do i save texts as evidence',
    ],
  },
  {
    id: 'emma-tracker-found',
    advisor: 'emma',
    title: 'A tracker in the car or bag',
    text: `Do not drive home with it, and do not throw it away yet. Go to a place with people, or straight to a police station.

1. Take photos: where it was, what it looks like, the alert on your phone, the time.
2. Leave it where it is if you can. Police may want it in place, and removing it can alert the person.
3. Call the police: "I think I am being tracked. I am afraid of this person."
4. Tell an advocate before you change your routine. A sudden change can tip them off.
5. Check the rest: location sharing, shared accounts, the car's own app, the children's tablets and watches.

Have a mechanic look underneath if you only suspect it.

Write it in your log with the date. Tracking can be part of stalking, even if each act looks small.

Is it the child's own tag, with no fear at all? Then settle in writing who may see it. In any doubt, use the help button at the top of this chat.`,
    asks: [
      'found an airtag in my car',
      'my ex is tracking my location with gps',
      'my phone says an unknown tag is moving with me',
      'he put a tracker in our sons backpack',
      'how do i check my car for a tracker',
      'she always knows where i am, hidden gps tracking device',
      'iphone alert says airtag moving with you',
      'tile taped under my bumper',
      'he turns up wherever i park, could there be a device on my jeep',
      'should i throw out the tracker or leave it in place',
      'life360 and find my friends, how do i see if she follows my dot',
      'our daughters gizmo watch shows him where we live',
      'found a magnet box under the wheel well, is it a gps',
      'mechanic pulled a black gadget off my truck, do i take it to the police',
      'my phone says an unknown airtag is moving with me',
      'found a little gps thing under the bumper',
      'what do i do with a tile i found in the diaper bag',
      'how can i check my car for a tracking device',
    ],
    sources: [elonTracker, wfcInternet, ahecStalking],
    followUps: ['he keeps showing up everywhere, is my ex stalking me', 'i think he is reading my messages'],
  },
  {
    id: 'emma-stalking',
    advisor: 'emma',
    title: 'When your ex keeps turning up',
    text: `Take it seriously. Stalking is a pattern of acts aimed at one person that would make a reasonable person afraid.

It can be endless texts, gifts, or waiting at your work. It can be following, hacking or tracking.

Today:

- **Log every event**, even small ones: date, time, place, what, who saw it. Each act may be no crime alone. Together they can show it.
- **Do not answer**, once you have said clearly to stop. If it is not safe to say it, skip that step and ask an advocate.
- **Tell the places you go**: work, school, daycare, gym, neighbors. Give them a photo.
- **Plan routes and times** with an advocate. Park in light. Walk out with someone.
- **Do not meet for one last talk.**

Report it to the police and ask for a report number. Ask about a stalking or protective order. The names differ by state.

If you feel followed right now, go to where people are and call emergency services. The help button at the top of this chat has more.`,
    asks: [
      'he keeps showing up everywhere, is my ex stalking me',
      'my ex is following me in his car and drives past my house',
      'is this stalking or harassment',
      'she waits outside my work and calls 30 times a day',
      'unwanted gifts and flowers after i said leave me alone',
      'ex hangs around outside my apartment or gym, stalks and follows me',
      'he was at my dentist, my gym and my church this week, coincidence?',
      'same car parked across from my place three nights running',
      'she sends roses and letters to my job after i told her to stop',
      'creeping around my apartment complex, neighbors saw him',
      'how many times does it take before its stalking',
      'do cops take it seriously when nothing he does alone is a crime',
      'he tails me home from daycare, should i tell the school and my boss',
      'restraining type order for a woman who wont leave me alone, shadowing me everywhere',
      'he shows up everywhere i go, gym, store, church',
      'keeps driving past my place at night',
      'gifts on my car, notes at work, calls from new numbers, and i told her to quit',
      'what counts as stalking by an ex',
      'my ex is always somehow at the same coffee shop as me, coincidence or not',
      'i feel followed since the breakup, how do i prove a pattern',
    ],
    sources: [idvsaStalking, ahecStalking],
    followUps: [
      'what is a restraining order and how do i get one',
      'found an airtag in my car',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-unannounced-visits',
    advisor: 'emma',
    title: 'When your ex turns up at your door',
    text: `You do not have to open. Speak through the door or by text: "This is not a good time. Please go. Write to me about it."

If they stay, or you are afraid, call emergency services. Stay away from windows, and keep the children in an inner room.

If it is more rude than scary, set it down once in writing:

"Please come to the house only at the times in the plan. I will not open at other times."

Then never open outside those times. Not even for a forgotten jacket. "I will send it on Friday."

Make the house yours:

- Change locks and codes, if you alone live there and it is allowed. Ask your lawyer if both names are on the lease or deed.
- Check who can see your cameras, doorbell and smart locks. Change those logins.
- Move handovers away from your door.

Log each visit. Repeated visits after a clear no can be part of stalking. Use the help button at the top of this chat.`,
    asks: [
      'he comes to my door unannounced',
      'my ex still has a key and walks in',
      'she bangs on the door at night demanding to talk',
      'can i change the locks on my ex',
      'ex shows up at my house uninvited',
      'he lets himself into my home',
      'he pops by whenever he feels like it',
      'ring camera caught her on my porch at 2am',
      'she keeps coming over to get one more thing',
      'can he see me through our old nest doorbell and smart lock',
      'do i have to open up when my ex rings the bell',
      'he used the garage code and was in my living room when i got home',
      'peeking in my windows, says he just wants to check on the kids',
      'says he owns the place and barges in, both our names are on the deed',
      'he just shows up at my house',
      'she was in my kitchen when i came home, she still has a key',
      'my ex knocks whenever he feels like it',
      'do i have to let him in when he comes by without asking',
      'he came by three times this week to pick up one jacket',
      'can i change the locks so she stops walking in',
      'what do i say through the door when he wont leave',
      'he drops in on my nights and the kids let him in',
    ],
    sources: [idvsaStalking, ahecStalking],
    followUps: [
      'he keeps showing up everywhere, is my ex stalking me',
      'where can we do custody exchanges safely',
      'what is a restraining order and how do i get one',
    ],
  },
  {
    id: 'emma-trouble-at-work',
    advisor: 'emma',
    title: 'When your ex contacts your workplace',
    text: `Tell one person at work before it grows. Choose your manager or Human Resources, and keep it to what they need.

"I am in a divorce. My ex may call or come here. Please do not share my hours, my number or where I am. Please let me know if it happens."

Give them, if safe:

- a name and a photo for the front desk
- a copy of a protective order, if there is one
- a line to use: "We do not give out information about staff."

Then:

1. Ask that your calls go to voicemail.
2. Park near the entrance. Walk out with somebody.
3. Ask for another desk, shift or site if you need it.
4. Log each call or visit: date, time, who took it, words used.
5. Save messages sent to your work email.

Ask whether your state or company gives leave or other help to people who face abuse. An advocate will know.

If they come and you are afraid, stay with others and call emergency services. Use the help button at the top of this chat.`,
    asks: [
      'my ex keeps calling my job',
      'my ex came to my office and made a scene at work',
      'she emailed my boss to get me fired',
      'harassment at work by my ex partner',
      'ex harassing me at my workplace',
      'should i warn my employer about my ex',
      'he phoned reception eleven times today',
      'she walked into the restaurant while i was waiting tables and screamed',
      'what should the front desk be told about my ex',
      'my ex contacted my hr department with stories',
      'could i lose my job because he bothers my coworkers',
      'he waits in the lobby at the hospital where im a nurse',
      'showing my manager the order of protection, how much do i share',
      'changing shifts or my parking spot so she cant find me at the warehouse',
      'she came to my office and made a scene',
      'he emails my boss about me',
      'im scared ill get fired because my husband keeps turning up at the store',
      'should i warn the front desk about my ex',
      'can i get time off because of what my ex is doing',
      'ex harasses me at work',
      'he calls my office every day',
      'what do i tell my employer about my ex',
      'she showed up at my workplace',
    ],
    sources: [wlWorkplace, momentumWork],
    followUps: [
      'he keeps showing up everywhere, is my ex stalking me',
      'what is a restraining order and how do i get one',
      'she is telling everyone lies about me',
    ],
  },
];
