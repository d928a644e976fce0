import type { Passage } from '../../passage.ts';
import { datingBeforeDivorce, digitalEvidence, keepEvidence } from './sources.ts';

export const otherPeoplePassages: readonly Passage[] = [
  {
    id: 'james-tell-family',
    advisor: 'james',
    title: 'Telling your own family',
    text: `Decide on two sentences and use them with everybody. You choose how much they hear.

"Chris and I are separating. We are working out the details, and I am not ready to talk about why."

Then tell them what helps. People want a task: "Please ask me to dinner on Tuesdays." "Please do not ask me for news." "Please be kind about Chris when the kids are there."

For the hard replies:

- "I never liked him." You can say: "I know you mean well. It does not help me now."
- "Have you tried everything?" You can say: "We have. I need you beside me, not a second opinion."
- "What happened?" You can say: "I will tell you when I am ready."

Tell the people closest to you first, so they do not hear it from others. If you have children, tell them before the wider family. Leave out what you would not want your ex to read, because stories travel.`,
    asks: [
      'how do i tell my parents im getting divorced',
      'what do i say to my family about the separation',
      'my mom keeps asking what happened',
      'telling relatives without going into details',
      'my dad hates my ex and says it in front of the kids',
      'announcing divorce to parents siblings and relatives',
      'break it to my folks that i am divorcing',
      'my mom and dad are old fashioned and catholic and adore my husband, how do i say our marriage is over',
      'sister wants all the gory details',
      'dont want to explain to my aunts at thanksgiving',
      'how do i get my brother to be civil about my wife at dinner',
      'ashamed to admit to mom and dad that it failed a second time',
      'grown children and siblings, whom do i inform first',
      'my parents cry every time i mention that i am getting divorced and say try harder, what can i answer',
      'how do i tell my parents my marriage is over',
      'my sisters want every detail and i have none left to give',
      'dad will say i told you so, what do i say',
      'telling grandma, shes 91 and loves him',
      'announcing the split to the relatives before the holidays',
      'what do i answer when my aunt says try harder',
    ],
    sources: [],
    followUps: ['how do i stay in touch with my in laws', 'what do i tell friends and coworkers'],
  },
  {
    id: 'james-in-laws',
    advisor: 'james',
    title: 'Your in-laws after the split',
    text: `You may keep a tie to people you love. Keep it separate from the divorce.

A first message, if you want contact: "You matter to me and to the kids. I will not talk about Alex and me. I would be glad to stay in touch."

What protects it:

- No news about the case, the money or dating, in either direction.
- Do not ask them what your ex says or does.
- Visits with the children are simplest in your ex's time. Otherwise ask your ex first, or look in your plan.
- If they take sides: "I understand you stand by him. I will stay friendly when we meet."

If they attack you, one line is enough: "I will not answer messages like this. I wish you well."

Be careful if your ex is somebody you fear. Relatives may pass on where you are. Then share nothing about your address, your work or your week.`,
    asks: [
      'how do i stay in touch with my in laws',
      'my mother in law blames me for the divorce',
      'can the kids still see grandma on his side',
      'i miss my exs family what can i write to them',
      'relationship with in laws grandparents on the other side after separation',
      'his folks were like my own',
      'is it ok to still have coffee with my exs mom after 20 years of being her daughter in law',
      'my father in law wont speak to me since she moved out',
      'letter to my mother in law',
      'stay close to my nieces on her side',
      'they blame me at every family thing and i bite my tongue, what is one decent line for his folks',
      'lost his whole clan in the divorce and i grieve them more than him, may i reach out',
      'should i take the kids to see their nana while its not his weekend',
      'can i still call my mother in law mom',
      'his parents want to see the children on my days',
      'she was like a sister to me and now shes my exs sister again, do i write to her',
      'do i go to my ex father in laws funeral, and what do i say',
      'her family stopped talking to me overnight',
      'how do i stay on good terms with his side',
    ],
    sources: [],
    followUps: ['my exs mother sends me angry messages', 'how do i tell my parents im getting divorced'],
  },
  {
    id: 'james-friends-coworkers',
    advisor: 'james',
    title: 'What to tell friends, neighbors and people at work',
    text: `One line is enough for most people. You can say it and change the subject.

- **Neighbors, other parents:** "We live apart now. The kids are doing all right. How is soccer going?"
- **Coworkers:** "I am going through some changes at home. If I seem distracted, that is why."
- **Your boss:** "I am separating. I will have a few appointments this month. I will give you the dates ahead."
- **Mutual friends:** "I am not asking you to choose. Please do not pass things between us."

Pick two or three people who get the whole story, and save it for them. They should be able to keep it.

If somebody digs: "I would rather not go into it." You can say it twice, in the same words.

If you hear that your ex tells lies about you, you do not have to correct each one. Ask the one person who matters: "If you wonder about something, ask me."`,
    asks: [
      'what do i tell friends and coworkers',
      'how do i tell my boss i am getting divorced',
      'our friends are taking sides',
      'people at school pickup keep asking about my husband',
      'my ex is telling everyone lies about me',
      'what to say about divorce at work to boss neighbors friends gossip',
      'nosy neighbor',
      'what do i say when a mom at soccer asks where my hubby is',
      'our couple friends picked him',
      'hr needs to know i have hearings, how much do i share with my manager',
      'church ladies whisper about us and i want one dignified sentence',
      'she tells everybody in town i cheated, should i set our buddies straight',
      'i am a teacher and my colleagues keep asking why i look tired, how do i answer without crying',
      'explain to the bowling league that we split',
      'what do i tell my boss about all the time off',
      'neighbors saw the moving truck and keep asking',
      'our couple friends dont know whose side to take',
      'short line for people at church who ask how your wife is',
      'someone at the office heard and now its gossip',
      'do i post something or just let it spread',
    ],
    sources: [],
    followUps: ['is it ok to post about my divorce', 'how do i tell my parents im getting divorced'],
  },
  {
    id: 'james-social-media',
    advisor: 'james',
    title: 'Posting while you divorce',
    text: `Until things are settled, post nothing about your ex, the case, money, dating or the children's troubles. Posts can be saved by anybody in a second, and they can turn up as evidence.

A test before you share: would it be all right if a judge, your boss and your child read it?

Tonight you can:

1. Change your passwords and turn off shared logins.
2. Turn off location on photos and apps.
3. Ask friends not to tag you or the kids.
4. Mute your ex. You do not need to see their life at midnight.
5. Ask before you delete. Removing old posts during a case can be held against you, so talk to a lawyer first.

If your ex posts about you, take a picture with the date and do not comment. You can write once: "Please take down the post with Lily's school on it." Keep it about the child.

If private pictures are shared or threatened, use the help button at the top of this chat.`,
    asks: [
      'is it ok to post about my divorce',
      'my ex is trashing me on facebook',
      'should i delete my instagram during custody',
      'he posts pictures of our kids with his new girlfriend',
      'can i write about my marriage on tiktok',
      'social media posts facebook instagram during divorce',
      'change my relationship status',
      'i want to put the truth about my cheating husband on facebook for everybody to see, bad idea?',
      'she subtweets me',
      'is snapchat safe to complain on during the case',
      'can his lawyer use my vacation selfies against me',
      'my baby mama put our custody paperwork in her stories, what should i do about it',
      'ex put my daughters face on tiktok',
      'can i scrub my old reels before the hearing',
      'can i post that im single',
      'she put our divorce on facebook',
      'should i go quiet online',
      'is my tiktok going to hurt me',
      'he posts pictures of the kids i dont like',
      'unfriend or leave it',
    ],
    sources: [digitalEvidence, keepEvidence],
    followUps: ['can my texts be used in court', 'what do i tell friends and coworkers'],
  },
  {
    id: 'james-third-party-texts',
    advisor: 'james',
    title: 'The new partner or a relative writes to you',
    text: `You do not have to talk about the children with anybody but their other parent. One kind line is enough.

"Thanks for your note. I keep messages about the kids between Jordan and me, so I will write to him. All the best."

After that, you need not answer again. Do not argue, explain the marriage, or ask questions about the other house.

Some notes are practical and harmless: "I am doing pick-up today, I am in the red car." If your ex has agreed, a plain "Thanks, see you at 5" is fine.

If your ex sends everything through this person, tell your ex once: "Please write to me yourself about the kids. I will answer you within a day."

Save rude messages. If there are threats, or it does not stop after you asked once, keep a list with dates. Ask legal aid or the police what is possible.`,
    asks: [
      'his new girlfriend keeps texting me',
      'my exs mother sends me angry messages',
      'ex makes his new wife write to me about the kids',
      'should i answer her boyfriend',
      'my sister in law is attacking me by text',
      'new wife new boyfriend or relatives message me instead of my ex',
      'his mom is in my dms',
      'my exs new girlfriend keeps sending me long texts about my parenting and says he wants her to handle all communication, do i go along',
      'his new wife writes me about the kids homework as if she were their mom, can i tell her to butt out',
      'his sister wrote me a mean message on facebook messenger',
      'my ex has his new wife write me, do i owe her a response',
      'new husband of my ex emails me instructions for pickup',
      'my ex makes his new girl write to me about the kids and never writes himself',
      'his relatives gang up on me on whatsapp, how do i shut that down nicely',
      'her mother texts me about my parenting',
      'the girlfriend answers when i write to him, do i have to deal with her',
      'got a long message from his new wife telling me how pickup will go',
      'my exs best friend keeps writing me to work things out',
      'why is his brother messaging me, i just want to talk to the dad',
    ],
    sources: [keepEvidence],
    followUps: [
      'how do i stay in touch with my in laws',
      'my ex moved in with a new woman and the kids are there',
    ],
  },
  {
    id: 'james-tell-ex-dating',
    advisor: 'james',
    title: 'Telling your ex that you are seeing someone',
    text: `Skip this message if your ex has been violent or follows what you do. Talk to an advocate first, through the help button at the top of this chat.

Otherwise: you do not owe news about your private life. You may want to say it before the children do, when a new person will be around them.

Keep it short and about the children:

"I want you to hear this from me. I am seeing someone, and the kids will meet him for lunch on Sunday. Nothing changes in our schedule."

- No feelings, no history, no comparison.
- No question, unless your plan asks you to agree on this.
- Send it in a calm week, in writing, some days ahead.

If you get anger back, you can say: "I understand this is not easy to read. I will answer questions about the kids." Then leave it.

If your divorce is not final, ask a lawyer whether dating can matter in your state.`,
    asks: [
      'how do i tell my ex i have a boyfriend',
      'do i have to tell my ex husband im dating',
      'i met someone and my ex will find out from the kids',
      'telling my ex wife about my new girlfriend',
      'telling ex about new relationship dating someone new',
      'im seeing someone, tell him?',
      'my kids will meet my boyfriend on sunday and i would rather their dad learns it from me, how do i put it in a text',
      'is it his business that i date',
      'i am 58 and have a lady friend now, should my wife hear it from me or from the grandkids',
      'my boyfriend is moving in, should i tell my ex first',
      'do i owe her a heads up before i introduce my partner',
      'afraid she will flip when she learns i got on tinder and met somebody nice, how do i break the news',
      'i have a boyfriend now and feel i should be the one telling my ex',
      'do i have to tell my ex i have a boyfriend',
      'my kids are going to meet my girlfriend sunday, does their mom need to hear it from me',
      'how to break it that theres someone new without a bomb going off',
      'he will find out from the kids anyway so what do i write',
      'met someone, divorce isnt final, keep quiet or say it',
    ],
    sources: [datingBeforeDivorce],
    followUps: ['his new girlfriend keeps texting me', 'my ex asks about my private life'],
  },
];
