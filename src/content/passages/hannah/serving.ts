import type { Passage } from '../../passage.ts';
import { militaryCourt, utahService } from './sources.ts';

export const servingPassages: readonly Passage[] = [
  {
    id: 'hannah-service-how',
    advisor: 'hannah',
    title: 'How to have your spouse served',
    text: `You cannot hand over the first papers yourself. Someone else has to do it, and then sign a form that says when and how.

Common ways, depending on your state:

- **By hand**, by a sheriff, constable, process server, or another adult who is not part of the case.
- **By mail that needs a signature**, where your court allows it.
- **Your spouse accepts service** by signing a form.

Steps:

1. Ask the clerk which ways are allowed and how long you have.
2. Give the server every page, with the summons on top.
3. Get the **proof of service** form filled in and signed.
4. File it. Without it, the court may not act, and bad service can even end a case.

Do not ask your child to do it, or a friend who may get hurt. If your spouse may turn violent, ask about the sheriff and plan where you will be that day. The help button at the top of this chat can connect you with an advocate.`,
    asks: [
      'how do i serve papers on my spouse',
      'can i give my husband the divorce papers myself',
      'can my friend or sister deliver the court papers to my ex',
      'what is proof of service',
      'who is allowed to be a process server',
      'how much time do i have to get her served',
      'can i send the papers by mail to get him served',
      'who can hand my wife the paperwork for me, does it have to be a cop',
      'how much does it cost for the sheriff to serve my ex',
      'is it ok to send divorce documents by facebook messenger or email',
      'can my 19 year old son give his dad the papers',
      'she works at a hospital, can she be served at her job',
      'the guy delivered them, what form does he sign and where do i turn that in',
      'i dont want to humiliate him, is there a nicer way to get him served like he just signs for them',
      'ready to deliver the petition to him but they say it cant be me',
      'can my neighbor drop the papers on her porch',
      'does it count if i tape it to his door',
      'process server cost and how does it work, or do i use the sheriff',
      'what is proof of service and who signs it',
      'i filed monday, next i have to get it into her hands right? who does that',
    ],
    sources: [utahService],
    followUps: [
      'i dont know where my spouse lives how do i serve',
      'should i sign a waiver of service',
      'how do i keep my address secret in court papers',
    ],
  },
  {
    id: 'hannah-service-cannot-find',
    advisor: 'hannah',
    title: 'When you cannot find your spouse to serve',
    text: `You can often still get divorced. First you must show the court that you really searched. Only then can a judge allow another way to give notice, sometimes called alternative service or publication.

Search and write it all down, with dates:

- last known address, job, phone and email
- relatives and friends who may know
- social media and online people searches
- the post office, if your court lists it
- jail, prison or military lookups, where they fit

Then ask the self-help center for the form to request another way to serve. You attach your search notes. The judge decides which way is allowed.

Do not put a notice in a newspaper before the court allows it. It may not count.

If you went into hiding from this person, do not search alone. A search can show them where you are. Talk with a domestic violence advocate first. The help button at the top of this chat is there for that.`,
    asks: [
      'i dont know where my spouse lives how do i serve',
      'my husband disappeared can i still get divorced',
      'wife is dodging the process server',
      'he keeps avoiding being served',
      'service by publication how does it work',
      'ex is missing or hiding, no address, cant locate him to serve',
      'how do you serve a ghost',
      'he moved out of state and blocked me everywhere, havent had an address in three years',
      'my wife ran off and nobody will tell me where she is staying, can i still end the marriage',
      'can i put the divorce notice in the newspaper if i cant track him down',
      'hubby got deported and i lost contact with him, how does the court give him notice',
      'sheriff went by over and over but he hides and wont open the door',
      'he might be in jail or homeless, how do i search before i ask the judge for alternative service',
      'can i serve her through instagram if thats the only way to reach her',
      'he vanished four years ago and i have no idea which country hes in',
      'every letter comes back return to sender and his phone is cut off, how do i go on with the divorce',
      'do i have to put it in the newspaper if nobody knows where she lives',
      'missing husband divorce',
      'she is couch surfing somewhere and her own sister wont say where, server gave up',
      'what kind of searching does the judge want to see before i can serve him another way',
    ],
    sources: [utahService],
    followUps: [
      'how do i keep my address secret in court papers',
      'what is proof of service',
      'can i get divorced if my spouse says no',
    ],
  },
  {
    id: 'hannah-military',
    advisor: 'hannah',
    title: 'When one of you is in the military',
    text: `A federal law, the **Servicemembers Civil Relief Act**, can pause a case when duty keeps someone from taking part. It covers active duty, and some Guard members who are called up.

**If you serve** and got papers:

1. Do not ignore them. Ask the court in writing to "stay", which means postpone, the case.
2. You must show that your service really keeps you from taking part.
3. If it is granted, the pause is for at least 90 days.
4. If something was already decided without you, you can ask to have it set aside.
5. See your base legal assistance office.

**If your spouse serves:**

- Before a default, you must tell the court under oath what you know about their military status. A false statement can bring serious penalties.
- Ask the self-help center how to look up active duty.
- Serving papers on a base or overseas takes extra steps.

Also ask a lawyer where to file, and about retired pay, health care and housing. Those have rules of their own. The pause does not decide who is right.`,
    asks: [
      'my spouse is in the military does that change the case',
      'im deployed and got served with divorce',
      'servicemembers civil relief act divorce',
      'how do i serve my husband who is overseas with the army',
      'can i get a default if she is on active duty',
      'active duty, deployed, navy marine air force guard, postpone case',
      'hes in the army',
      'my husband is stationed in germany, where do the papers go',
      'i am on a ship until march, can they divorce me while im gone',
      'jag office help with divorce',
      'what is a stay under scra',
      'my reservist wife got called up, does everything stop for 90 days',
      'do i have to swear that he isnt on active duty before i get the default',
      'marine here, got a petition on base, cant get leave for the court date',
      'im deployed and she filed',
      'can they divorce me while im overseas',
      'hes in the navy and i need to serve him',
      'court wants a form about whether she is on active duty',
      'ask to postpone because of my orders',
    ],
    sources: [militaryCourt],
    followUps: [
      'how do i serve papers on my spouse',
      'how long do i have to live in a state to file there',
      'can i still do something if i missed the deadline',
    ],
  },
];
