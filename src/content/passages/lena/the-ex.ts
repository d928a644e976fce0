import type { Passage } from '../../passage.ts';
import { automaticOrders, nevadaDiscovery, spoliation } from '../shared-sources.ts';

export const lenaTheEx: readonly Passage[] = [
  {
    id: 'lena-urge-to-reach-out',
    advisor: 'lena',
    title: 'The urge to contact your ex tonight',
    text: `Wait until tomorrow at noon. If it still matters then, you can still say it. Almost nothing needs to be said at night.

Right now:

1. Put the phone in a drawer in another room.
2. Write the whole message on paper. Leave nothing out.
3. Under it, finish this line: "What I hope they will answer is ..." That is the real wish.
4. Ask who else could give you a little of that. Text that person instead.

Make it harder to slip. Move the chat out of sight. Take their name off your favorites. Give a friend the job: "If I want to write, I write to you first."

If you have already sent something, do not send a second one to explain it. Go to bed.

If you need to be in touch about the children, choose one daytime slot for it. Keep longing out of that channel.

Missing them is allowed. You can miss someone without answering the feeling.`,
    asks: [
      'i want to text my ex so badly right now',
      'how do i stop myself from calling him when i miss him',
      'no contact is killing me',
      'drunk texted my ex last night, now what',
      'i keep rereading old messages from her',
      'i miss my ex so much',
      'its midnight and my thumb is on her number',
      'i typed a long message, do i hit send',
      'broke my streak of not contacting him after 19 days',
      'two glasses in and i sent a voice note begging, how do i undo it',
      'tempted to drive by his place or facetime him just to hear his voice',
      'my message was seen and ignored, should i follow up to explain myself',
      'how do i resist dialing when im lonely and weak',
      'we have to talk about pickup anyway so i make up excuses to chat with him at night',
      'talk me out of texting him',
      'i want to hear her voice so bad',
      'sent him a long message at midnight and he hasnt answered, should i send another',
      'how do people do no contact, i made it four days',
      'i almost called her from the parking lot at work',
      'miss him so much tonight, my thumb keeps going to his name',
      'is it so bad to just say goodnight to her',
      'had some wine and wrote my ex three paragraphs, help me not push send',
      'every time something funny happens i reach for the phone to tell her',
      'i want to text my ex',
      'should i message him',
      'how do i stop contacting my ex',
      'i miss him and want to call',
      'cant stick to no contact',
    ],
    sources: [],
    followUps: [
      "i can't stop checking my ex's instagram",
      'was it a mistake to leave, is divorce the right decision',
      'evenings by myself are so lonely',
    ],
  },
  {
    id: 'lena-checking-online',
    advisor: 'lena',
    title: 'Checking what your ex is doing online',
    text: `Make the next look harder, not forbidden. You are up against a habit, and habits live on ease.

- Mute or unfollow tonight. Muting is quiet, and they are not told.
- Log out of the app on your phone. Leave it only on a laptop.
- Ask mutual friends: "Please do not tell me what they post."
- Decide on a swap. Each time your thumb goes there, open the same other thing: a word game, a photo of your dog, a friend's chat.

Keep a tally on paper for a week. Just marks, no judging. Look for the one or two times of day that do the damage. Plan something for those.

Remember what you are looking at. A post is a chosen minute. It tells you nothing about their Tuesday.

Save posts only if they matter for safety or for your case. Take one screenshot with the date, and close it.

Is your ex watching **your** accounts or phone? Use the help button at the top of this chat.`,
    asks: [
      "i can't stop checking my ex's instagram",
      'stalking his facebook every hour',
      'should i block or unfollow my ex wife on social media',
      'i look at her profile and photos and it wrecks my day',
      'how do i stop looking at my ex online',
      'obsessed with my exs social media posts',
      'i watch every story he posts from a fake account',
      'checking her venmo feed and spotify to see who shes with',
      'last seen 2:14 am on whatsapp, who was he chatting with',
      'lurking on tiktok and snapchat to find out what hes up to',
      'addicted to snooping on her page, i refresh it at red lights',
      'should i unfriend him or just hide his posts',
      'my friends send me screenshots of what she puts on facebook, it ruins me',
      'found his new hinge profile because i went digging, how do i quit googling him',
      'i look at his profile twenty times a day',
      'do i delete him off everything or only hide him',
      'how to quit looking at what my wife posts',
      'she put up a beach picture and i have been sick about it all day',
      'i made a second account so i can see his stories, i know thats bad',
    ],
    sources: [],
    followUps: ['my ex already has someone new', 'i want to text my ex so badly right now'],
  },
  {
    id: 'lena-ex-has-someone-new',
    advisor: 'lena',
    title: 'When your ex has someone new',
    text: `It can feel like being left a second time. You do not need to be gracious about it today. You only need not to act on it today.

For tonight:

- Do not look the person up.
- Tell one friend: "I found out. I want company, not details."
- Eat, shower, go to bed early with something dull to watch.

For the thought "They were quick, so I meant nothing": speed says how a person handles being alone. It does not measure what you had.

If the children mention the new partner, keep your face soft. Try: "It sounds like you had pancakes. Did you like them?" Then change the subject. Fall apart later, with an adult.

If you have to meet, plan one sentence and an exit: "Hello. Nice to meet you. I have to run."

Comparing is where the pain feeds. When you catch it, put a hand on your chest and name one thing that is yours and good.

If there is a real worry about the children's safety, write down facts and ask a lawyer.`,
    asks: [
      'my ex already has someone new',
      'he moved on so fast with a girlfriend',
      'jealous of my ex wifes new boyfriend',
      'my exs wedding is next month, getting remarried so soon',
      'my kids like the new partner and it hurts',
      'my ex is engaged and living with somebody already',
      'his new girl is 26 and pregnant',
      'she introduced her boyfriend to my kids after two weeks',
      'saw them together at costco holding hands, i felt sick',
      'why could he replace me so quick, did i mean nothing',
      'my daughter calls the new lady mommy and i smiled and then fell apart',
      'meeting the girlfriend at pickup for the first time, what do i even say',
      'the baby daddy got a fiancee before the ink was dry',
      'im the one who left so why does it sting that she is dating',
      'hes got a new woman already and the ink is wet',
      'my ex is in love and im eating cereal for dinner',
      'found out through my son that mommy has a boyfriend',
      'how can she be happy with somebody else so fast',
      'he is marrying the girl from work, the invitation is on my fridge because of the kids',
      'cant stand that another man is tucking my kids in',
      'what does she have that i dont',
      'the kids wont stop talking about daddys friend and i have to smile',
      'ran into my ex and his new girlfriend at the ball game, wanted to crawl under the bleachers',
      'my ex has a new girlfriend',
      'my ex wife is dating already and it hurts',
      'he moved on and im stuck',
      'she has a boyfriend and the kids like him',
      'how do i deal with my ex being happy with somebody else',
    ],
    sources: [],
    followUps: [
      "i can't stop checking my ex's instagram",
      'i feel ugly and unlovable now',
      'am i ready to start dating again',
    ],
  },
  {
    id: 'lena-ring-and-photos',
    advisor: 'lena',
    title: 'The ring, the photos and the boxes',
    text: `You do not have to decide today. Move things out of sight first. That alone helps.

Make three boxes:

- **For the children.** Wedding photos, letters, the baby book. Close it and label it.
- **For later.** Anything you cannot judge yet. Tape it shut and write a date six months from now.
- **Out.** Things that only sting.

Do it in daylight, for one hour, with someone who can make tea.

About the ring: take it off when you want to, not when others expect it. You can wear another ring on that hand if it feels bare.

**Do not sell, give away or destroy things of value while the divorce is open.** Ask your lawyer first. Do not delete messages or photos that may matter in your case either.

On your phone, put pictures into one hidden album. Turn off memory pop-ups.

If your ex's things are still there, list them with photos. Agree on a pick-up in writing. If you fear that visit, use the help button at the top of this chat first.`,
    asks: [
      'what do i do with my wedding ring and photos',
      'should i throw out all the stuff that reminds me of her',
      'his clothes are still in the closet and i cry each time',
      'deleting pictures of us from my phone',
      'when to take off my wedding ring',
      'getting rid of keepsakes from my marriage',
      'finger feels naked without the band',
      'can i pawn my diamond before its final',
      'boxes of her junk in my garage, toss it or keep it',
      'what happens to the wedding album and dress',
      'google photos keeps showing me our vacations',
      'should i save our love letters for the kids someday',
      'his toothbrush and boots are still here, i cant bring myself to touch them',
      'had our initials engraved on everything, what should i do with these mementos',
      'still wearing my wedding band, when do people stop',
      'what do i do with all the pictures of us',
      'closet full of her things, do i box them up',
      'can i sell my engagement ring',
      'everywhere i look theres something of ours, mugs, frames, magnets',
      'do i throw the wedding pictures away or keep them for the kids',
      'his tools and jackets are still here, can i get rid of them',
      'my phone keeps showing me memories with him',
      'is it wrong to burn the wedding dress',
      'what to do with gifts and letters he gave me',
    ],
    sources: [automaticOrders, spoliation],
    followUps: [
      'our wedding anniversary is coming up and i dread it',
      'how do i make my new apartment feel like home',
    ],
  },
  {
    id: 'lena-unsent-letter',
    advisor: 'lena',
    title: 'The letter you will not send',
    text: `Write it by hand, in one sitting, for twenty minutes. Nobody will read it, so you can be unfair.

Use these openings if you get stuck:

- "What I never said is ..."
- "What I miss is ..."
- "What I will not miss is ..."
- "What I wish you knew is ..."
- "What I am taking with me is ..."

Finish with one line to yourself, not to them.

Then decide what to do with it. Tear it up, burn it safely, or lock it away. Read it in three months if you like. **Do not type it on your phone.** Do not leave it where your ex or the children could find it. In a divorce, private writing can end up in other hands.

If writing makes you feel worse after three tries, stop. Draw, walk or talk instead. Not everyone heals on paper.

You can also write one from them to you, with the apology you will never get. Read it once, aloud. You may cry there. That is the point.`,
    asks: [
      'there is so much i never got to say to him',
      'how do i get closure when my ex wont talk to me',
      'does journaling help after divorce',
      'writing a goodbye to my wife that i wont mail',
      'need closure from my ex',
      'write a letter to my ex without sending it',
      'he ghosted me after 9 years, no explanation',
      'i never got a sorry from her and never will',
      'what would i write if he could never read it',
      'is keeping a diary good for me or could his attorney get hold of it',
      'goodbye ritual, burn it or bury it',
      'i rehearse speeches to her in the shower, where can i put all these words',
      'pouring my heart out in the notes app, good idea or not',
      'i need a proper ending, he refuses to have one last conversation',
      'so many things i want to tell her and cant',
      'i need closure and he wont give me any',
      'would writing it all down help',
      'he never explained why, how do i get an ending',
      'i want to write him a goodbye but not give it to him',
      'is it smart to keep a journal during a divorce',
      'never got an apology, how do i put it to rest',
      'where do i put all the words i never got to say',
    ],
    sources: [nevadaDiscovery],
    followUps: ['i want to text my ex so badly right now', 'do i have to forgive my ex'],
  },
  {
    id: 'lena-forgiveness',
    advisor: 'lena',
    title: 'Whether you have to forgive',
    text: `No. You can build a good life without it. What helps is to carry it less, and that is something you can practice.

Try "setting it down for today":

1. Write what was done, in three plain lines.
2. Write what it cost you.
3. Write what you will do to be safe from it in the future.
4. Say: "I do not excuse it. I put it down until tomorrow."

Do this as often as you need. Some days you will pick it up again.

Forgiving, trusting and going back are three different things. You can do one without the others. Nobody may hurry you: not family, not faith, not your ex.

If you want to forgive **yourself**, pick one thing you did. Put right what can be put right. Then speak to yourself as you would to your grown child.

Was there violence or control? Then be wary if forgiving is meant to bring you back. Your safety comes first. Use the help button at the top of this chat.`,
    asks: [
      'do i have to forgive my ex',
      'how do i forgive him for what he did and move on',
      'cant forgive myself for my part in it',
      'everyone tells me to let it go already',
      'forgiving my ex husband',
      'how to forgive after betrayal',
      'my preacher says i must pardon her',
      'is it ok to never forgive him',
      'how do i let go of a grudge that eats me alive',
      'i cheated and he left, can i ever make peace with myself',
      'she wants absolution and i have none to give',
      'do i need to forgive to heal or can i skip it',
      'bible says seventy times seven but he drained our savings',
      'does excusing what she did mean i have to take her back',
      'should i forgive him',
      'people at church say forgive and forget',
      'i cant forgive what she did to us',
      'how do you let go of bitterness toward your ex',
      'is it possible to move on without forgiving',
      'how can i forgive myself for how i acted in my marriage',
    ],
    sources: [],
    followUps: [
      'im so angry i could scream',
      'how do i know if im actually healing',
      'i feel so guilty for leaving my husband',
    ],
  },
];
