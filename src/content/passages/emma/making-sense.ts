import type { Passage, Source } from '../../passage.ts';
import { apaCoordination, mccSigns } from './sources.ts';
import { hotlineDocumenting, nihRelax, vaTriggers } from '../shared-sources.ts';

const hotlineGaslighting: Source = {
  title: 'What is Gaslighting?',
  publisher: 'National Domestic Violence Hotline',
  url: 'http://www.thehotline.org/2014/05/',
  checked: '2026-11-22',
};
const wlGaslighting: Source = {
  title: 'Forms of Emotional and Psychological Abuse: Gaslighting',
  publisher: 'WomensLaw.org',
  url: 'https://nocache.womenslaw.org/about-abuse/forms-abuse/emotional-and-psychological-abuse/forms-emotional-and-psychological-abuse-1',
  checked: '2026-11-22',
};

export const emmaMakingSense: readonly Passage[] = [
  {
    id: 'emma-label-narcissist',
    advisor: 'emma',
    title: 'Is my ex a narcissist?',
    text: `Nobody can tell from one side, and you do not need the word to act. A label starts a fight. A description gets help.

Turn each label into something a camera could have seen:

- not "crazy", but "sent 41 texts between nine and midnight"
- not "manipulative", but "changed the pick-up time three times on Friday"
- not "selfish", but "did not pay for the shoes we agreed on in May"

Use those lines with your lawyer, the counselor and the court. Leave out diagnoses, also those from books and videos.

Then ask what **you** need in order to live with that behavior:

1. Less contact? Go written only.
2. Less guessing? Fix times and places.
3. Less heat? Use shorter answers.
4. More safety? Talk to an advocate.

In front of the children, never name a disorder. They are half that person and will wonder about themselves.

If the behavior frightens you, the name matters even less. Use the help button at the top of this chat.`,
    asks: [
      'is my ex a narcissist',
      'i think my wife has a personality disorder',
      'how do you divorce a sociopath',
      'should i tell the judge he is bipolar or mentally ill',
      'how to deal with a narcissistic ex husband',
      'narcissist co-parent help',
      'total psycho, everything is about him, what do i call it in court',
      'npd or borderline, how do i find out what she has',
      'tiktok says hes a covert narc',
      'can i ask for a psych eval of my ex',
      'he has no empathy and never says sorry, what kind of person is that',
      'should i tell my 12 year old that her dad has a disorder',
      'my therapist thinks my ex is antisocial, can i bring that up in front of the magistrate',
      'dealing with someone who thinks theyre always the victim and superior to everyone',
      'im sure hes a narcissist, how do i deal with that',
      'is my ex a sociopath',
      'can i tell the judge my wife is bipolar',
      'everything i read about narcissists fits him',
      'should i get my ex diagnosed',
      'do i use the word narcissist in court',
    ],
    sources: [hotlineDocumenting],
    followUps: ['what should i write in my log', 'how do i do gray rock', 'what is parallel parenting'],
  },
  {
    id: 'emma-doubting-memory',
    advisor: 'emma',
    title: 'When you are told it never happened',
    text: `Stop trying to get them to agree about the past. Write down your own version and build on that.

Make memory easier to trust:

- Confirm in writing, the same day: "As we said: you take Tuesday, I take Thursday."
- Keep the calendar, receipts and messages in one place.
- Write a five-line note after any hard talk, before you sleep.
- Ask a witness while it is fresh: "What did you hear?"

When they say "You imagined that":

"I remember it differently. I will go by what is written."

Then end it.

Check yourself kindly as well. Anybody can get a detail wrong, and stress makes it worse. If a message shows that you were mistaken, say so. That makes your record stronger.

Tell one steady person what goes on, and ask them to say what they see.

If you no longer trust your own mind at all, tell an advocate how long this has gone on. Use the help button at the top of this chat.`,
    asks: [
      'he says it never happened and i doubt my memory',
      'gaslighting by my ex, am i going crazy',
      'she denies what she agreed to yesterday',
      'he rewrites history and makes me feel insane',
      'being gaslit, cant trust my own memory',
      'i never said that, he says, and i have it in a text',
      'she tells the story so differently i wonder if im losing it',
      'he moves my keys and swears he didnt',
      'makes me feel like i have dementia at 43',
      'how do i hold on to my version of what happened',
      'he swears we never agreed on thursdays',
      'everything gets flipped around until im the one saying sorry and confused',
      'that never happened, youre too sensitive, you imagined it, how do i answer that',
      'he says that never happened and now i dont know',
      'i feel like im going crazy, he denies everything',
      'she rewrites the past until i believe her',
      'is this gaslighting',
      'he told me i agreed to it and i am sure i didnt',
      'how do i trust my own memory again',
      'my ex makes me doubt what i saw with my own eyes',
      'am i losing my mind or is he lying',
      'i said i never said that he said you did, over and over',
    ],
    sources: [hotlineGaslighting, wlGaslighting],
    followUps: [
      'what should i write in my log',
      'is this abuse or just a bad marriage',
      'can we talk only through an app or email',
    ],
  },
  {
    id: 'emma-body-alarm',
    advisor: 'emma',
    title: 'When their name makes your heart pound',
    text: `Your body reads the buzz as danger. Change the buzz, then calm the body, then read.

Change it:

- Give them a silent alert and a plain name, such as "Pickup".
- Turn off previews on the lock screen.
- Keep the app off your home screen, in a folder.

Before reading:

1. Sit with your back against something.
2. Let your breath out slowly, three times.
3. Drop your shoulders. Unclench your jaw and hands.
4. Say: "These are words on a screen. I am in my kitchen."
5. Read once, fast. Look only for what you must do.

After reading, shake out your arms, walk to a window, drink water. Then do an ordinary thing with your hands for ten minutes.

Never read in bed, while driving, or just before you see the children.

If your body says danger because there **has been** danger, listen to it. Fear that comes from real events is information. Talk it through with an advocate, through the help button at the top of this chat.`,
    asks: [
      'my heart pounds when i see his name on my phone',
      'i get sick to my stomach before every handover',
      'how do i calm my body before reading her messages',
      'shaking every time the phone buzzes',
      'anxiety before opening messages from my ex',
      'panic when my ex texts me',
      'nausea when i see the gmail icon with her name',
      'my stomach drops when her ringtone goes off',
      'sunday 5pm and my hands are already trembling because hes due at 6',
      'i panic at every ping, even when its just my mom',
      'can i change the notification so i dont jump out of my skin',
      'tight jaw, sweaty palms, i have to open his email, how',
      'reading her words wrecks me physically for hours',
      'why does my body react like this when its only a text from him',
      'my stomach drops when i see her name pop up',
      'i get shaky every time he emails',
      'heart pounds when the phone dings, even when its not him',
      'how do i stop my body going into panic when my ex writes',
      'hands sweat before i open his message',
      'her ringtone makes me sick',
    ],
    sources: [vaTriggers, nihRelax],
    followUps: [
      'my ex texts me 50 times a day',
      'i want to fire back at this nasty message',
      "i'm scared of my ex what should i do",
    ],
  },
  {
    id: 'emma-suddenly-nice',
    advisor: 'emma',
    title: 'When they are suddenly sweet again',
    text: `You do not have to answer the change. Keep your limits exactly as they are, and watch for three months.

It may be honest, or it may come just before a hearing. You can only tell by time.

Look for deeds, not words:

- They keep to the schedule without being asked.
- They take a no without a mood.
- They get help on their own and do not report it to you.
- It is the same when you are of no use.

An answer that gives nothing away: "Thank you for the message. I will keep to the plan."

Before you drop a case, move back, or let an order lapse, sleep on it for a week. Then talk to your lawyer or an advocate.

Tell one friend now: "If I start to go soft, read me my list."

If there was violence, kindness after it can be part of a pattern. Do not go alone to a dinner or a talk. Speak with an advocate first, through the help button at the top of this chat.`,
    asks: [
      'now he is suddenly sweet and wants me back',
      'she is nice one day and cruel the next, love bombing',
      'she apologized and promises to change should i believe it',
      'my ex brings flowers and cries, is it real this time',
      'he says sorry and wants to come back home, suddenly nice again',
      'hes been an angel for two weeks, whats the catch',
      'she baked my favorite pie and texted heart emojis right before the hearing',
      'he started therapy and found god, has he really changed',
      'honeymoon phase again',
      'hes begging for one more chance and says hes sober now',
      'why is my ex being so kind out of the blue',
      'should i drop the restraining order now that she is behaving',
      'he bought me a necklace and wants to take me out to dinner to talk',
      'he is so nice all of a sudden, whats he up to',
      'she wants to be friends now after two years of war',
      'my ex apologized out of the blue and brought flowers',
      'he is charming again right before court',
      'should i believe that she changed',
      'now hes helpful and sweet and im confused',
      'he wants dinner as a family, do i go',
      'can people like him really change',
      'after everything he did he writes thank you for being a great mom, is it a trick',
      'hes in therapy he says and wants another chance',
    ],
    sources: [mccSigns],
    followUps: [
      'is this abuse or just a bad marriage',
      'how do i set a boundary that works',
      'he says he will kill himself if i leave',
    ],
  },
  {
    id: 'emma-will-it-end',
    advisor: 'emma',
    title: 'Whether the fighting ever stops',
    text: `For most parents it does ease. Most become clearly less angry in the first two to three years, says the American Psychological Association. A smaller group stays in conflict for longer.

You cannot choose for the other person. You can cut the number of places where you meet.

Plan for the long run:

- Fewer contact points: one channel, school handovers, clear dates.
- Fewer open questions: get the plan detailed and in writing.
- Fewer watchers: stop telling the story to people who stir.
- More life: two evenings a week where nobody says their name.

Each New Year, and each time the children change schools, look at your plan. What still causes contact? Can it be taken out?

Mark progress in plain counts: messages a week, days without upset. It may fall before you feel it.

Get your own support, and let the children have theirs.

If it is not conflict but fear, waiting is not the plan. It can need legal protection, even after years. Use the help button at the top of this chat.`,
    asks: [
      'will the fighting ever stop',
      'how many years of conflict after divorce is normal',
      'exhausted by endless war with my ex',
      'does it ever get better with a high conflict coparent',
      'when does the conflict with an ex end',
      'i cant take any more years of fighting',
      'my youngest is 3, do i really have fifteen more years of this',
      'its been six years and she still hates my guts',
      'do high conflict exes ever mellow out',
      'will he calm down once the divorce is final',
      'light at the end of the tunnel for parents who battle nonstop',
      'tired to the bone of this feud, when does it cool off',
      'does it get easier once the kids turn 18',
      'how long until we can be in the same room like normal people',
      'does this ever get better',
      'how many years do people fight like this',
      'will my ex always hate me',
      'im so tired of the war, tell me it stops',
      'youngest is four, do i have 14 more years of this',
      'when do most exes calm down',
      'its been three years and he is still angry',
    ],
    sources: [apaCoordination],
    followUps: [
      'what is parallel parenting',
      'how do i decide what is worth fighting about',
      'it got worse since i stopped reacting',
    ],
  },
];
