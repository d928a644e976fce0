import type { Passage } from '../../passage.ts';
import { clevelandGrey, wlSaving, wlWhatIsOrder } from './sources.ts';

export const emmaReplies: readonly Passage[] = [
  {
    id: 'emma-hooks',
    advisor: 'emma',
    title: 'Spotting the bait',
    text: `Before you answer, ask: **is there a question here about the children, money or a date?** If not, it is bait, and you may leave it.

Common hooks:

- an insult that begs you to defend yourself
- a rewrite of history
- "everyone agrees with me"
- a crisis that must be solved tonight
- a compliment with a sting in it
- blame for something years ago

Find your own three. Read back a bad week and mark the line that got you. Is it being called a bad parent? Money? Your family?

Write a plain note for each: "When I read 'bad mother', I put the phone down for an hour."

Then answer only the part that needs it. From a page of abuse, the answer may be: "I will pick up at five."

You are not agreeing by staying silent on the rest. You are choosing what gets your time.

If the message holds a threat, it is not bait. Save it, do not reply, and use the help button at the top of this chat.`,
    asks: [
      'why do i always fall for his provocations',
      'how do i stop taking the bait',
      'she pushes my buttons on purpose and i react every time',
      'he twists everything and i end up defending myself',
      'he calls me a bad mother and other names, it triggers me every time',
      'how do i stop reacting when he provokes me, spot the bait',
      'one jab about my mothering and im off',
      'how does he know exactly what to say to get under my skin',
      'i spent two hours proving to her that i wasnt late in 2019',
      'he throws in a compliment and then a dig, and i swallow it whole',
      'which part of a five page rant deserves an answer',
      'i get sucked into arguments about the past every single time',
      'everyone agrees with me youre the problem, thats his favorite line and i lose it',
      'learn my triggers so i quit biting',
      'why do i fall for it every time',
      'he writes stuff only to get a rise out of me',
      'how do i tell which parts of her message need an answer',
      'she knows exactly which button to push',
      'he called me a bad mother again and i wrote three pages',
      'there is always one line in it meant to make me defend myself',
      'how do i ignore the insults and just answer about the kids',
      'what part of a two page rant do i respond to',
      'is this a real question or is he just poking me',
      'my ex keeps baiting me',
      'how do i recognize bait in his emails',
      'he says things to provoke me',
      'i get sucked in by her accusations',
      'what should i respond to and what should i ignore',
      'she wrote five insults and one question',
    ],
    sources: [],
    followUps: [
      'i want to fire back at this nasty message',
      'how do i do gray rock',
      'my heart pounds when i see his name on my phone',
    ],
  },
  {
    id: 'emma-pause-before-reply',
    advisor: 'emma',
    title: 'When you want to fire back',
    text: `Put the phone face down for twenty minutes. Hardly any message needs an answer in that time.

While you wait:

1. Walk, or run cold water over your hands.
2. Say out loud what you would love to write. Not into the phone.
3. Ask: what do I need to be true tomorrow? Pick-up at five? A form signed?

Then read it again and underline only facts and requests.

- Nothing underlined: no reply.
- One thing underlined: answer that one, in two or three lines.

Write it in a note, not in the chat. Check four points: no insult, no "always", no history, no question that invites a fight. Read it as a stranger at a desk would.

Sleep on it if you can. If it is about the child's safety tonight, call, or call for help.

A line that works for many: "I have read this. I will answer the part about Saturday by tomorrow noon."

If you fear what follows if you do not answer at once, that is a safety sign. Use the help button at the top of this chat.`,
    asks: [
      'i want to fire back at this nasty message',
      'he sent me a horrible email and im shaking, should i answer',
      'how do i not lash out when she insults me by text',
      'what do i reply to an abusive rant',
      'about to send something i will regret',
      'do i have to respond when my ex insults me in emails or texts',
      'fingers hovering over send, help',
      'she called me a deadbeat in a text, i typed back three paragraphs',
      'can i just leave his mean email unanswered',
      'how long should i wait before i answer something rude',
      'i need a comeback that wont be used against me',
      'got a snarky talking parents note at 10pm, want to let him have it',
      'check my draft, is it too harsh',
      'how to cool down and write back like a grown up when my baby daddy cusses me out',
      'how do i not answer right away when he makes me mad',
      'i have a nasty reply typed out, should i send it',
      'her text makes my blood boil and i want to set her straight',
      'i always answer in the heat of the moment and then its too late',
      'how long should i wait before i write back to my ex',
      'give me a trick so i dont hit send when im angry',
      'i read it at work and now im shaking to type something mean',
      'i got a nasty text and want to fire back',
      'how do i calm down before i reply to my ex',
      'do i have to answer this awful message right now',
      'help me wait before i answer him',
      'i always text back too fast and regret it',
      'my ex insulted me, i want to answer with the truth about him',
      'should i sleep on it before replying',
    ],
    sources: [],
    followUps: [
      'why do i always fall for his provocations',
      'my ex texts me 50 times a day',
      'how do i do gray rock',
    ],
  },
  {
    id: 'emma-gray-rock',
    advisor: 'emma',
    title: 'Gray rock: being boring on purpose',
    text: `Give the least interesting answer that still does the job. No feelings, no opinions, no news about your life.

How it sounds:

- "Okay."
- "I will check and tell you by Friday."
- "I see it differently."
- "That does not work for me."
- "Noted."

How it looks: same voice, slow hands, eyes on the child or the door. Short visits. Something to do.

Keep back your plans, your dating, your worries and your wins. Share what the children need and no more.

It does not work for everyone. Some people push harder when they get no reaction. And it is tiring, so be colorful with friends.

Do **not** use it:

- with the children, who need your warmth
- when a plain answer is required by your court order
- when silence could make someone violent

If you think that being dull could put you in danger, do what keeps you safe in the moment. Then talk to an advocate through the help button at the top of this chat.`,
    asks: [
      'how do i do gray rock',
      'grey rock method with my ex husband examples',
      'how to be boring so she loses interest in fighting',
      'emotionless short replies to a toxic person',
      'is gray rock a good idea, does gray rocking work',
      'he feeds off drama, how do i starve him of it',
      'what does being a boring rock look like at pickup',
      'should i stop sharing anything about my life with her',
      'flat voice, poker face, no details, is that the right way with a bully',
      'he fishes for news about my new job and who im seeing, how do i dodge',
      'is it ok to answer noted or okay and nothing else',
      'how do i turn off my emotions around him',
      'dull as dishwater technique for toxic exes',
      'how do i become so boring that she leaves me alone',
      'i want to stop giving him the reaction he wants',
      'what do i say when he fishes for news about my life',
      'gray rock examples please',
      'how to answer without showing any feeling',
      'she feeds on drama, how do i starve it',
      'does it work to act dull around a narcissist',
      'one word answers, flat face, is there a name for that',
      'gray rock method',
      'how to be boring to my ex',
      'what is grey rocking',
      'give no reaction, how do i do that in person',
    ],
    sources: [clevelandGrey],
    followUps: [
      'gray rock makes me look cold to the judge',
      'it got worse since i stopped reacting',
      'how do i set a boundary that works',
    ],
  },
  {
    id: 'emma-yellow-rock',
    advisor: 'emma',
    title: 'Yellow rock: brief, with good manners',
    text: `Add a greeting and a thank you to the flat answer. It costs you nothing, and it reads well to anyone who sees it later.

The shape: hello, one to four lines about the child, a polite close.

- Gray: "No."
- Yellow: "Hi. Thanks for asking. I would like to keep the schedule this weekend. Have a good day."

More to borrow:

- "Thank you for letting me know. I will have her ready at six."
- "I understand you see it another way. I will stay with the plan for now."
- "Thanks, I will think about it and answer on Thursday."

Keep the warmth in the first and last line. In the middle, only facts, places and times.

Do not thank them for an insult. Skip that part as if it were not there.

If you have a no-contact order, do not use this or any message. If polite replies are taken as an invitation, or you are afraid, ask an advocate first. The help button at the top of this chat can connect you.`,
    asks: [
      'gray rock makes me look cold to the judge',
      'what is yellow rock',
      'how to be civil and polite with a difficult co-parent',
      'friendly but firm replies for court to read',
      'yellow rock examples for co-parenting texts',
      'how do i sound nice without being a pushover',
      'my attorney says my texts are too curt',
      'words like please and thanks in every message even if he is a jerk',
      'guardian ad litem will see everything we write, how should i come across',
      'sample polite wording to turn down a request from her dad',
      'warm but brief emails to my ex wife',
      'is being cordial with somebody who insults me fake or smart',
      'what tone impresses a custody evaluator',
      'how do i answer politely without being a doormat',
      'short and nice, how would that sound',
      'my lawyer says my texts sound cold, how can i make them friendlier',
      'i want my messages to look good if a judge reads them',
      'how to be civil to an ex in writing when i feel anything but',
      'brief friendly firm, can you show me an example',
      'gray rock made me look rude, is there a kinder way',
      'what is a pleasant way to say no to my ex',
      'she complains that i am hostile, how can i write warmer but still short',
      'need wording that is courteous and still gives nothing away',
    ],
    sources: [wlWhatIsOrder],
    followUps: [
      'how do i do gray rock',
      'can we talk only through an app or email',
      'my ex wants to swap weekends all the time',
    ],
  },
  {
    id: 'emma-message-flood',
    advisor: 'emma',
    title: 'Dozens of messages a day',
    text: `Turn off the alerts for this one person and read at set times. You do not have to see each one arrive.

Set it up tonight:

1. Silence their thread. For email, make a rule that moves it to its own folder.
2. Choose one or two reading times, in daylight.
3. Keep one path for a true emergency with the children, such as a phone call.
4. Do not delete. Even the ugly ones may be needed later.

Tell them once, if it is safe:

"I read messages about the children at noon and at seven. In an emergency, please call."

Then keep to it. If you answer the fortieth text, you teach that it takes forty.

Answer several in one: "To your messages today: yes to Friday, no to the swap. The dentist is on the 12th."

If they go on after you asked for it to stop, or there are threats, it may be harassment. Keep a count, and tell your lawyer or an advocate. See the help button at the top of this chat.`,
    asks: [
      'my ex texts me 50 times a day',
      'hundreds of whatsapp messages and missed calls day and night',
      'can i block my co-parent or mute him',
      'he wont stop calling, blows up my phone when i dont answer',
      'too many texts from my ex, harassing messages all day',
      'phone wont stop dinging',
      '68 unread from my stbx since breakfast',
      'can i put her on do not disturb and check twice a day',
      'he spams me on instagram, snapchat, email and venmo notes',
      'do i have to read every single one of her paragraphs',
      'is it harassment if someone messages nonstop after being asked to quit',
      'if i dont pick up he sends ??? every two minutes until i do',
      'nonstop notifications from baby mama while im on shift',
      'he sent 63 texts since breakfast',
      'how do i handle nonstop messages from my ex',
      'phone buzzes all night, its always her',
      'texts, emails, voicemails, whatsapp, he uses them all in one hour',
      'do i have to read every single thing my ex sends',
      'cant keep up with the amount of messages about nothing',
      'can i mute my ex if we share kids',
      'blowing up my phone at work again',
      'how often should i check messages from the other parent',
      'is it harassment if she texts me forty times a day',
      'my ex texts me constantly',
      'too many messages from my ex',
      'she sends me twenty emails a day',
      'he wont stop texting',
      'how do i handle a flood of texts',
    ],
    sources: [wlSaving],
    followUps: [
      'can we talk only through an app or email',
      'how do i save texts as evidence',
      'i want to fire back at this nasty message',
    ],
  },
  {
    id: 'emma-written-only',
    advisor: 'emma',
    title: 'Moving everything into writing',
    text: `Pick one channel and use only that. Email or a co-parenting app is calmer than texts, because nobody expects an answer in a minute.

"From Monday I will use email for everything about the kids. I check it daily. Please call only in an emergency."

Then act on it:

- A text about the weekend? Answer by email: "Replying to your text about Saturday: yes."
- A call? Let it ring. Write: "I saw that you called. Please email me about it."

Check your order first. If it names a way to communicate, follow it.

If there is no order yet, ask your lawyer to put one channel in the plan. Also how fast to answer, and what counts as an emergency.

Where a protective order bars contact, do not write at all. If written contact feels unsafe, talk to an advocate through the help button at the top of this chat.`,
    asks: [
      'can we talk only through an app or email',
      'no more phone calls, i want only email or a parenting app',
      'should we use our family wizard or talking parents',
      'she wants to talk in person or by phone, i want it in writing',
      'put everything in writing with a high conflict ex',
      'switch to a co-parenting app or email only',
      'which is better, ofw or appclose',
      'i only want to deal with him through email',
      'how do i get him to quit phoning and use the app',
      'can the judge require us to communicate on a platform',
      'she refuses to download talkingparents and keeps ringing me',
      'paper trail, how do i start one with my kids dad',
      'what goes in a clause about how we communicate',
      'she corners me in the driveway to discuss stuff, i want it by email instead',
      'how do i get him to stop calling and just email',
      'is there an app for parents who cant talk',
      'i want everything in writing from now on',
      'should we use our family wizard or plain email',
      'she only wants to talk on the phone so theres no proof',
      'how to tell my ex i wont take calls anymore',
    ],
    sources: [wlWhatIsOrder],
    followUps: [
      'my ex texts me 50 times a day',
      'how do i get off the phone when he starts yelling',
      'what is parallel parenting',
    ],
  },
];
