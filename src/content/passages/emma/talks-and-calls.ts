import type { Passage } from '../../passage.ts';
import { dukeAnger, indianaGeneral, safetyNetPhone } from '../shared-sources.ts';

export const emmaTalksAndCalls: readonly Passage[] = [
  {
    id: 'emma-ending-a-call',
    advisor: 'emma',
    title: 'Getting off a bad phone call',
    text: `You may hang up. Say one line first, so that it is clear why.

Choose one and stick it near the phone:

- "I am ending this call. Please write to me about Saturday."
- "I talk when there is no shouting. Goodbye."
- "I have heard you. I will answer by email tomorrow."

How to do it:

1. Warn once: "If you keep shouting, I will hang up."
2. If it goes on, say your line in a flat voice.
3. Hang up. Do not pick up again that day.
4. Send two lines in writing: "I ended the call because of the shouting. The pick-up stays at five."
5. Note the time and what was said.

Do not explain, argue about who shouted, or try for the last word.

Before you take a call, ask: could this be an email? If not, take it standing up, with a timer for five minutes.

If hanging up could bring them to your door, do not test it alone. Make a plan with an advocate, through the help button at the top of this chat.`,
    asks: [
      'how do i get off the phone when he starts yelling',
      'what to say before i hang up on my ex',
      'calls with her always turn into screaming matches',
      'he keeps me on the line for an hour arguing',
      'can i hang up on my ex',
      'phone call turned ugly how do i end it',
      'he screams into the receiver and i just stand there',
      'is it rude to cut her off mid sentence and end the call',
      'one line to finish a conversation thats going nowhere',
      'she rang about shoes and forty minutes later im still getting lectured',
      'he calls back ten seconds after i disconnect, do i pick up',
      'i feel like i have to stay on until hes finished ranting',
      'script for when a facetime with my ex blows up',
      'how do i keep a phone conversation with my baby mama under five minutes',
      'how do i hang up without making it worse',
      'he goes on and on yelling on the phone',
      'can i just end the call when she starts',
      'phone talks with my ex turn into two hour fights',
      'what do i say before i hang up on him',
      'stuck on the line while she screams at me, how do i get off',
      'every call starts about the kids and ends with insults',
      'how to end a phone call with my ex',
      'she yells at me on the phone',
      'he wont let me get off the phone',
      'what do i say to stop an abusive call',
    ],
    sources: [],
    followUps: ['can we talk only through an app or email', 'how do i set a boundary that works'],
  },
  {
    id: 'emma-calm-talk',
    advisor: 'emma',
    title: 'A hard talk between two people who feel safe',
    text: `**Only for two people who are not afraid of each other.** If there is fear, threats or control, do not use this. Openness can be turned against you. Use the help button at the top of this chat instead.

If it is safe, prepare four sentences on paper:

1. **What happened**, as a camera would see it: "On three Fridays the kids came at eight, not six."
2. **How it is for you**, in one word: "I get worried."
3. **What you need:** "I need to know when they come."
4. **What you ask for**, small and clear: "Would you text me if you are over twenty minutes late?"

A request can get a no. If a no is not allowed, it is a demand.

Then listen. Say back what you heard, in one line, before you answer: "So Fridays you are stuck at work. Right?" Saying it back is not agreeing.

Keep to one topic, twenty minutes, no children near, no drinks. Stop if voices rise.

Write down what you agreed, and send it the same day.`,
    asks: [
      'how do we talk about this calmly without a fight',
      'i want to bring up a problem with my ex without blame',
      'i statements for co-parents who get along okay',
      'nonviolent communication with my former spouse',
      'how do i see her side without giving in',
      'how to start a difficult conversation with my ex',
      'were friendly enough, but money chats get tense, any tips',
      'how can i ask her for something without it sounding like criticism',
      'good way to open a sensitive topic with my sons dad over coffee',
      'active listening, mirroring what she said, how does that go',
      'we get along fine and i want to raise the bedtime issue gently',
      'how do i make a clear request instead of nagging',
      'sit down chat with my ex about screen time, what do i prepare',
      'we always drift from one subject to five, how do we stick to one topic',
      'how do i bring something up without starting a fight',
      'we get along ok but cant seem to talk about the schedule',
      'how do i ask her for something nicely',
      'we want to sit down and sort things out, how do we begin',
      'i say one thing and he hears an attack',
      'what are good words for telling my ex i am upset about something',
      'how can two decent people talk about hard stuff',
      'we are friendly but i need to tell her she forgets the meds',
      'need to have a serious chat with my ex about our son, we are on good terms',
      'how to listen so that he feels heard',
      'how to talk to my ex about a problem calmly',
      'we need to have a hard conversation',
      'how do i say what i need without blaming',
      'my ex and i are fine with each other, how do i ask for a change',
      'how to start a difficult talk with her, she is reasonable',
      'whats a good way to make a request to my co parent',
    ],
    sources: [],
    followUps: [
      'how do i decide what is worth fighting about',
      'is this abuse or just a bad marriage',
      'my ex wants to swap weekends all the time',
    ],
  },
  {
    id: 'emma-child-phone-calls',
    advisor: 'emma',
    title: 'Calls with the children that turn into conflict',
    text: `Give calls a fixed time and a quiet corner, then step out of them.

Put it in writing:

"Calls are Tuesday and Thursday, 6:30 to 6:45. Whoever has the kids helps them call. The other parent does not listen in."

Check your order first. If it says something else, follow that.

If your ex questions the child on the phone:

- Do not grab the phone.
- Afterward say: "You never have to answer grown-up questions. You can say, 'Ask Mom.'"
- Log what you heard, word for word.

If your ex will not put them on:

- Call at the agreed time. Leave one warm message: "I love you. I saw a fox today."
- Send one line: "I called at 6:30 as planned. I will try on Thursday."
- No second call that night.

A phone or tablet from the other parent can show where you are. If your address is secret, ask an advocate first. Use the help button at the top of this chat.`,
    asks: [
      'he interrogates the kids about me on facetime',
      'my ex wont let me talk to my children on the phone',
      'she calls our son ten times a day during my time',
      'ex listens in on my video calls with my daughter',
      'phone call schedule with the kids',
      'rules for video chat between parent and child',
      'she hangs up on me when im saying goodnight to my boys',
      'he wants facetime every night during dinner on my nights',
      'my ex puts them on speaker and coaches the answers',
      'it goes straight to voicemail whenever i try to reach my daughter at her moms',
      'how often should the other parent call a 4 year old',
      'i got her a gabb phone and he took it away at his house',
      'reasonable times for skype or zoom with my kid while hes at his fathers',
      'where were you, who was there, he grills them on video',
      'she listens in when i talk to my son',
      'he wont put the kids on the phone',
      'calls with my daughter get cut off after two minutes',
      'he calls six times a day to talk to the kids',
      'my ex grills our son on the phone about me',
      'do i have to let my child call dad during my time',
      'when he has them i cant ever reach them',
      'she keeps facetiming during dinner to check on us',
      'what are normal call times with the kids',
      'how do i keep phone time from turning into another fight',
      'phone calls between my kids and their dad',
      'my ex wont let me talk to my kids on the phone',
      'she interrogates the kids during calls',
      'video calls with the kids always end in a fight',
      'he calls our daughter all the time on my days',
    ],
    sources: [indianaGeneral, safetyNetPhone],
    followUps: [
      'my ex sends messages through our child',
      'my ex wont give the kids back',
      'found an airtag in my car',
    ],
  },
  {
    id: 'emma-lost-temper',
    advisor: 'emma',
    title: 'After you lost your temper',
    text: `Stop the damage first. No second message, no explaining, no calling back. Cool down for at least an hour.

Then three small repairs:

1. **To the children, today:** "I shouted at the exchange. That was wrong. It was not about you. I am working on it."
2. **To your ex, once, in writing, if it is safe:** "I raised my voice at five. I should not have. I will keep it short next time. Friday stays as planned."
3. **To your record:** write down what happened, your part included.

Do not add "but you started it". If police or lawyers are involved, ask your lawyer before you write anything.

Then find the weak spot. Hungry? Late? The driveway? Change that one thing:

- another place for the handover
- a time-out as soon as you feel the heat
- one sentence only, then go

If you touched, chased or frightened someone, that is serious. Tell a counselor and your lawyer, and stay away until it is sorted. If you lashed out because you were cornered, use the help button at the top of this chat.`,
    asks: [
      'i lost my temper at the exchange',
      'i screamed at my ex in front of the kids and regret it',
      'said terrible things by text last night how do i fix it',
      'i blew up and now im afraid she will use it against me',
      'i lost it and yelled at my ex, what now',
      'how do i apologize after an outburst',
      'i flipped her off in front of the teacher',
      'called my ex a piece of trash on voicemail, wish i could take it back',
      'i snapped, threw his bag on the lawn, kids saw it all',
      'how do i make amends after cussing her out at soccer',
      'one bad night and he recorded it, how much trouble am i in',
      'should i send a sorry text or will that look like guilt',
      'i was provoked for months and finally went off on him',
      'my daughter wont look at me after i screamed at her mom',
      'i blew up at my ex in front of the kids',
      'said horrible things to him by text and now i regret it',
      'i lost it at the exchange and yelled, how bad is that',
      'i called her names on the phone and she recorded it',
      'how do i fix it after i screamed at my ex',
      'i cussed him out in the school lot and parents saw',
      'sent an angry email at 1 am, now what',
      'should i apologize to my ex for shouting or will that be used against me',
      'i snapped back this time, after months of staying calm',
      'i banged on his car hood, i am so embarrassed',
      'i took the bait and gave him exactly what he wanted, how do i repair that',
      'i lost my temper with my ex',
      'i sent my ex a horrible message',
      'i yelled at him in front of the children, what do i do now',
      'how do i make up for blowing up at my ex',
      'i said things i regret',
    ],
    sources: [dukeAnger],
    followUps: [
      'i want to fire back at this nasty message',
      'he yells at me during pick up',
      'am i the abuser like he says',
    ],
  },
  {
    id: 'emma-third-parties',
    advisor: 'emma',
    title: 'When others join the fight',
    text: `You owe relatives and new partners no debate. One line, then quiet.

To your ex's mother or friends:

"I know you care. I keep this between me and him. I wish you well."

To a new partner who writes to you:

"Please have the children's parent contact me. Thank you."

Then mute. If they go on, save it and do not reply.

With your own people, ask them to stand down:

"Thank you for being on my side. Please do not write to him or post about it. It comes back on me."

At the door, talk only to the parent. If the new partner does the driving and all is calm, a short hello is fine. It shows the children that they may like people.

Check what your order says about who may pick up.

If relatives threaten you, follow you, or pass on your address, tell the police and an advocate. Use the help button at the top of this chat.`,
    asks: [
      'his mother and new girlfriend keep messaging me',
      'my ex gets relatives to attack me',
      'flying monkeys, her sister calls to guilt me',
      'his girlfriend or the stepmom texts me insults and argues with me',
      'my own family makes the conflict with my ex worse',
      'should i answer his mother or sister, in-laws who interfere',
      'grandma writes me nasty facebook comments',
      'his new wife thinks she can parent my kids and lectures me',
      'her brothers corner me at the gas station about the divorce',
      'my sister keeps clapping back at my ex online, how do i call her off',
      'do i owe my former father in law an explanation',
      'boyfriend of my ex answered her phone and told me off',
      'can the stepmother do pickup instead of him',
      'his aunts gang up on me and tell me to take him back',
      'his mother keeps texting me',
      'my ex mother in law sends me nasty messages',
      'her new husband thinks he can tell me how to raise my kid',
      'his girlfriend writes to me about the schedule',
      'my brother wants to go over there and tell him off',
      'how do i get his family to butt out',
      'my own mom fights with my ex on facebook and makes it worse',
      'the new wife does the pickups and gives me attitude',
      'do i have to talk to his girlfriend about our children',
      'her dad called to yell at me',
      'everybody has an opinion, how do i keep them out of it',
      'his new wife is causing trouble',
      'my mother in law interferes all the time',
      'my exs family sends me hateful texts',
      'his girlfriend keeps messaging me',
      'how do i handle his relatives when they attack me',
      'friends of my ex are getting involved',
    ],
    sources: [],
    followUps: ['she is telling everyone lies about me', 'how do i set a boundary that works'],
  },
];
