import type { Passage } from '../../passage.ts';
import { digitalEvidence, etiquette, judgeReads } from './sources.ts';
import { texasRespond } from '../shared-sources.ts';

export const hostileMessagesPassages: readonly Passage[] = [
  {
    id: 'james-needs-answer',
    advisor: 'james',
    title: 'Does this message need a reply at all?',
    text: `Most hostile messages need no answer. Check with three questions:

1. **Is there a question or a decision in it?** A time, a cost, a doctor, a school form.
2. **Is there a wrong fact that could matter later?** For example: "You agreed to give up Sunday."
3. **Does a court paper, a lawyer or your plan ask you to respond?**

If all three are no, you can leave it. Silence is not agreement with an insult.

If one is yes, answer only that part. Leave the rest untouched, even if it is unfair. "Pick-up at 5 on Friday works." That is a full reply.

It also helps to decide **when** you answer. Unless a child is unwell or unsafe, most things can wait some hours. Pick one time a day for these messages and keep to it.

Save the message either way. Do not reply just to show that you read it.`,
    asks: [
      'do i even have to answer this',
      'can i just ignore my exs message',
      'he sent me a rant do i need to respond',
      'is it ok to leave my ex on read',
      'when should i stay silent',
      'which messages need an answer and which need no reply',
      'no question in it, just venting',
      'am i being rude if i dont answer and stay quiet',
      'my ex sent a whole paragraph about what a bad person i am and there is nothing to decide in it, do i owe her an answer',
      'if i leave my ex on read does it mean i agree with what he wrote',
      'i left him on read and now he knows i saw it',
      'which of these ten texts deserve an answer and which can i ignore',
      'i feel guilty when i ignore my baby daddy but half of it is bait, must i answer',
      'reply or let it go',
      'do i owe him a reply every single time',
      'she sent nine lines of nonsense and one line about the school form, do i reply',
      'is it rude to leave him on read when theres nothing to decide',
      'if i dont respond does that mean i agreed',
      'which texts can i ignore',
      'he just vents at me, am i allowed to say nothing',
    ],
    sources: [etiquette, texasRespond],
    followUps: ['how do i answer a long angry email', 'he says i did things i never did'],
  },
  {
    id: 'james-long-angry-email',
    advisor: 'james',
    title: 'Answering a long, angry email',
    text: `Do not answer it line by line. Find the few words that need action, and answer those.

Try this on paper:

1. Read it once. Then cross out every insult, every memory and every guess about you.
2. Underline what is left: dates, times, money, the children, papers.
3. Write each underlined thing as a short question: "What does this ask me to do, by when?"
4. Answer only these, one line each.

Often two pages become this:

"I got your email. The form for camp: I will sign it and send it by Thursday. The winter coats are in the blue bag. I will read anything else about the kids if you send it as a separate note."

No defense, no "as you well know". It feels wrong at first, because so much stays unanswered. That is the point. What you do not pick up, you do not have to carry.`,
    asks: [
      'how do i answer a long angry email',
      'my wife wrote me two pages of accusations what do i say back',
      'got a wall of text from my ex and i dont know where to start',
      'how to reply to a hostile email from co parent',
      'she brought up everything from the last ten years',
      'long hostile angry letter from husband how to reply point by point',
      'he wrote me an essay',
      'my stbx emailed four screens of blame with one line about summer camp hidden in the middle, which part do i react to',
      'got a novel from her at midnight',
      'do i rebut every paragraph or pick out the one practical thing',
      'how do i pull the actual question out of all that ranting',
      'i want to defend myself against each point she lists in her huge email but my sister says dont',
      'ten page letter full of old grudges landed in my inbox what now',
      'overwhelmed by a giant hateful mail from the father of my kids, where do i begin with responding',
      '3,000 words from my ex in my inbox, i dont even know where to begin',
      'she goes on for pages about the past and hidden somewhere is a thing about camp',
      'do i answer every point she made or only the stuff about the kids',
      'my wife sends manifestos',
      'he listed 17 things i did wrong and wants a response by friday',
      'how to boil down a rant to what actually needs doing',
    ],
    sources: [],
    followUps: ['can i just ignore my exs message', 'reading his messages makes me shake'],
  },
  {
    id: 'james-insults',
    advisor: 'james',
    title: 'When the message is an insult',
    text: `You do not have to answer name-calling. If there is a real question in the message, answer only that.

Three replies that keep your footing:

- Nothing at all, when there is nothing to decide.
- "About Saturday: yes, 10 o'clock works."
- "I will answer questions about the kids. I will not answer insults." Use this once, not every time.

What tends to feed it: "How dare you", a list of your good deeds, or an insult back. A reply sent in heat can be shown later without the message that came before it.

Save the message with the date showing. Then do something with your hands for ten minutes before you type.

Is there a threat to hurt you, the children, a pet or themselves? Then this is not a wording problem. Use the help button at the top of this chat, and tell someone you trust today.`,
    asks: [
      'my ex keeps calling me names over text',
      'what do i say when he insults me',
      'she called me a terrible mother in a message',
      'how to respond to verbal abuse from ex husband by text',
      'he swears at me every time i write about the kids',
      'insults and name calling in messages from my ex',
      'he called me a psycho',
      'she curses me out over whatsapp, what can i type that doesnt make it worse',
      'my baby mama calls me a deadbeat in every text, do i clap back',
      'ex says im fat and worthless and a bad parent whenever i ask about school, how do i stay classy',
      'stop him from belittling me in texts',
      'vulgar language from my ex wife each time we discuss saturday',
      'i am a 61 year old woman and my husband of 35 years calls me filthy words in his texts, what do i say back',
      'how to reply to put downs and mockery',
      'he called me a gold digger again',
      'every text has a name in it for me and then what time is pickup',
      'she says i am pathetic, do i let that stand',
      'what do you say back to you are a joke of a father',
      'mean words from my ex, i want to stay decent',
      'i answered an insult with an insult and now i look just as bad',
    ],
    sources: [judgeReads],
    followUps: ['i am afraid of how he will react to my message', 'should i keep all his nasty texts'],
  },
  {
    id: 'james-false-accusation',
    advisor: 'james',
    title: 'Correcting something that is not true',
    text: `Correct a wrong fact once, in one calm sentence, and stop. You are writing for a stranger who may read it later, not to change your ex's mind.

The pattern: "That is not what happened. [The fact, with the date.]"

- "I did not agree to give up Sunday. My message of May 3 says I would think about it."
- "I was at the pick-up at 5:10 on Friday. The teacher was there."
- "I have paid the March bill. The receipt is attached."

Leave out "liar", "always" and why they might say it. Do not repeat the accusation in full.

If it comes again, you can write: "I answered this on May 4." After that, no reply is needed.

Some claims are serious: harming a child, violence, drugs, hiding money. Do not argue these by text. Save them, write down what you remember with dates, and ask a lawyer or legal aid before you answer.`,
    asks: [
      'he says i did things i never did',
      'my ex is lying about me in writing should i defend myself',
      'how to respond to false accusations from ex wife',
      'she claims i agreed to something i didnt',
      'do i have to deny it in writing or does silence look guilty',
      'false accusations and lies in writing correcting the record',
      'that never happened and he says it did',
      'my ex wrote that i missed pickup and i was standing right there, how do i set it straight without a war',
      'she says i agreed when i never did, she twists the facts in every email',
      'he says in writing that i never paid and i have the venmo screenshot, how do i phrase it',
      'gaslighting me in our messages about what we discussed',
      'if i never deny what she says about me will a judge think its true',
      'ex accuses me in an email of being on drugs and its a total fabrication, do i respond or call someone',
      'how to refute a claim calmly once',
      'she told the school i never pay and its a lie',
      'he wrote that i agreed and i didnt',
      'how do i set the record straight without a fight',
      'its all twisted in her email, do i fix it',
      'accused me of skipping his game, i was there',
    ],
    sources: [digitalEvidence, judgeReads],
    followUps: ['can my texts be used in court', 'what do i say when he insults me'],
  },
  {
    id: 'james-court-threat',
    advisor: 'james',
    title: '"See you in court": answering a threat of court',
    text: `You do not have to react to the words "see you in court". Going to court is something either of you may do. Saying it is often just heat.

What you can write:

- Nothing, if there is no question in it.
- "I understand you may want to ask the court. I am still glad to sort out Saturday by Thursday."
- "Please send papers to my lawyer." Only if you have one.

Do not answer with a bigger threat. Do not ask "On what grounds?" It opens a debate you cannot win by phone.

What you should not ignore are **real papers**: a summons, a motion, a hearing date, a letter from a lawyer. These come with dates. Read them the same day, and ask the clerk or legal aid what the date means.

Is the threat about hurting you, taking the children away or sharing private pictures? Then use the help button at the top of this chat.`,
    asks: [
      'she threatens to take me to court',
      'my ex says ill see you in court every time we disagree',
      'he said his lawyer will destroy me how do i respond',
      'what to write back to legal threats from ex',
      'threats of court lawyers and suing me by text',
      'he says he will sue me',
      'my baby mama threatens to file for full custody whenever i say no, do i answer that',
      'empty threats about judges and attorneys',
      'she told me lawyer up or lose in court, what do i write to a threat like that',
      'every disagreement ends with my lawyer will call your lawyer and i get a knot in my stomach, how should i react',
      'is he bluffing about taking me before a judge',
      'what do i write when my stbx threatens to go to court',
      'got a summons after all his threatening texts, can i ignore it',
      'he says i will take you to court every time we disagree',
      'she writes my lawyer will eat you alive',
      'i will see you before the judge, what do i answer',
      'is it real or is he just mad',
      'threatens with lawyers over a haircut',
    ],
    sources: [texasRespond],
    followUps: ['can my texts be used in court', 'i am afraid of how he will react to my message'],
  },
  {
    id: 'james-reading-incoming',
    advisor: 'james',
    title: 'When opening their messages makes you shake',
    text: `You can change how these messages reach you. The surprise can be as hard as the words.

1. **Turn off the preview and the sound** for this one person.
2. **Send emails to a folder** by a rule. It does not appear among the others.
3. **Open it once a day**, at a set hour, sitting down, feet on the floor. Not before sleep, not before work.
4. **Read only for action.** Have a pen. Write: what is asked, by when. Skip the adjectives.
5. **Let somebody read it first.** A friend can tell you: "There is one question, about Tuesday. The rest is noise."
6. **Stop after.** Stand up, walk to a window, breathe out slowly five times.

If you share children, keep one line open for emergencies, such as a call.

If this person has hurt you, shaking is a reason to ask for help, not to toughen up. The help button at the top of this chat is for that too.`,
    asks: [
      'reading his messages makes me shake',
      'my heart races every time her name pops up on my phone',
      'i dread opening emails from my ex',
      'how can i read what my ex wrote without falling apart',
      'anxiety panic opening exs messages dread notifications',
      'stomach drops when he texts',
      'i get a panic attack whenever gmail shows her name, is there a way to make it less of an ambush',
      'turn off previews from one contact',
      'nauseous before i open anything he sends',
      'can my sister read his stuff for me first',
      'my hands go cold and i cant breathe when the notification pings and its my ex husband',
      'jump whenever my phone dings',
      'i reread her cruel texts before bed and then lie awake',
      'my heart pounds every time his name lights up',
      'i cant open her emails, i let them sit for days',
      'how do people read nasty mail without being wrecked for the day',
      'want to see his messages only when i am ready',
      'i shake when my phone pings and its my wife',
      'a way to have someone else look first',
    ],
    sources: [],
    followUps: ['how do i answer a long angry email', 'my ex messages me all night long'],
  },
];
