import type { Passage, Source } from '../../passage.ts';
import { hotlineSigns, mccSigns, wlOrders, wlWhatIsOrder } from './sources.ts';
import { safetyNetPhone, wlLeaving } from '../shared-sources.ts';

const checked = '2026-11-20';

const hotlineSuicide: Source = {
  title: 'When Your Partner Threatens Suicide',
  publisher: 'National Domestic Violence Hotline',
  url: 'http://www.thehotline.org/tag/threats/',
  checked,
};
const fjcStrangulation: Source = {
  title: 'Four Things You May Not Know About Strangulation as Abuse',
  publisher: 'Greene County Family Justice Center',
  url: 'https://greenecountyfamilyjusticecenter.org/four-things-you-may-not-know-about-strangulation-as-abuse',
  checked,
};
const njStrangulation: Source = {
  title: 'Signs of Strangulation',
  publisher: '180 Turning Lives Around',
  url: 'https://180nj.org/get-help/information-for-survivors/signs-of-strangulation/',
  checked,
};
const hotlineMutual: Source = {
  title: "Mutual Abuse: It's Not Real",
  publisher: 'National Domestic Violence Hotline',
  url: 'https://thehotline.org/resources/the-myth-of-mutual-abuse',
  checked: '2026-11-22',
};

export const emmaAbuse: readonly Passage[] = [
  {
    id: 'emma-is-it-abuse',
    advisor: 'emma',
    title: 'Bad fighting, or abuse',
    text: `Ask yourself one thing first: **are you afraid of what they will do if you say no?** If yes, treat it as a safety matter, whatever name it has.

Other signs to take seriously:

- you are cut off from friends, family, work or money
- your phone, time or car is checked
- you are put down or humiliated again and again
- threats to hurt you, the children, a pet or themselves
- pushing, grabbing, choking, blocking the door, breaking things
- you are told that it is your fault they do it

One of these is enough to talk to someone. It does not have to leave a bruise. Abuse is a pattern used to keep power over a partner.

If there is fear or control, scripts, mediation and heart-to-heart talks are not the tool. A safety plan is. An advocate can make one with you, whether you stay or go.

Use the help button at the top of this chat, from a phone your partner cannot check.`,
    asks: [
      'is this abuse or just a bad marriage',
      'he never hit me but i feel controlled',
      'what counts as emotional abuse or coercive control',
      'she screams, threatens and watches every penny, is that domestic violence',
      'how do i know if its toxic or dangerous',
      'am i being abused by my partner',
      'he checks my odometer and my receipts',
      'walking on eggshells in my own home, is this normal',
      'never left a bruise but he punches holes in the wall next to me',
      'my wife took my paycheck, cut me off from my brothers and calls me pathetic, can a man be abused',
      'he decides what i wear and who i see, does that count',
      'she stands in the doorway so i cant walk out when we argue, is that a red flag',
      'im told its my fault that he blows up, how bad does it have to be before it has a name',
      'is he just hot tempered or is this a pattern',
      'how can i tell if this is normal fighting or something worse',
      'he never lays a hand on me but i walk on eggshells all day, what is that called',
      'my sister says what i live with isnt normal, is she right',
      'he decides who i see and what i spend, is that just being old fashioned',
      'every couple argues, where is the line',
      'she goes through my phone and times my trips to the store, i thought thats love',
      'im a guy, can a wife be abusive',
      'he calls me names every day but says its a joke, am i too sensitive',
      'is controlling the money a kind of abuse or just a bad habit',
      'is my relationship abusive or are we just unhappy',
      'how do i know if its abuse',
      'he controls everything i do, is that abuse',
      'what are the signs of emotional abuse',
      'she puts me down all day, isolates me from friends, what do you call that',
      'bad marriage or abusive marriage, how do you tell',
    ],
    sources: [hotlineSigns, mccSigns],
    followUps: [
      "i'm scared of my ex what should i do",
      'am i the abuser like he says',
      'is my ex a narcissist',
    ],
  },
  {
    id: 'emma-afraid-of-ex',
    advisor: 'emma',
    title: 'When you are afraid of your ex',
    text: `If you are in danger now, get to other people and call emergency services. Trust your own sense of it. You know this person best.

If it is not this minute:

1. **Tell one person** exactly what you fear. Agree on a code word that means "send help".
2. **Use a safer phone** to ask for help: a friend's, the library's, work's.
3. **Talk to an advocate.** They plan with you and do not push. The help button at the top of this chat lists the line.
4. **Do not meet alone**, not even to talk it out or hand over keys.
5. **Keep contact in writing**, short, about facts only. If even that feels risky, ask the advocate first.
6. **Ask about a protective order.** A court can order someone to stay away and stop contacting you.

Do not announce that you are leaving, filing or getting help. Things can get worse around the time of a break. A plan comes before a talk.

Ignore any tip, here or elsewhere, that asks you to be open or meet halfway with someone you fear.`,
    asks: [
      "i'm scared of my ex what should i do",
      'afraid of my husband when he gets mad',
      'my ex wife threatened to hurt me, im scared of what she will do',
      'i dont feel safe at home tonight',
      'death threats, he said he would kill me and hurt the kids',
      'scared and terrified of my ex partner, who can help',
      'what he might do when he finds out keeps me up, who do i turn to',
      'she said ill regret it and i believe her',
      'he has a bad history and now he wants to meet me alone to drop off keys',
      'i get chills when his truck pulls up, i think he could hurt me',
      'where can a man call if he is frightened of his ex wife',
      'do i tell him im getting help or keep it secret, hes unpredictable',
      'need a code word with my sister in case my ex snaps',
      'my gut says something bad is coming from him, am i overreacting',
      'i get scared when i see his truck in the lot, what steps do i take',
      'how do i deal with an ex i am frightened of',
      'is it ok to refuse to meet him alone',
      'who can help me make a plan when my ex scares me',
      'my ex scares me',
      'i feel unsafe around him, who do i talk to',
      'scared of how she will react',
      'im nervous to be alone with my ex',
    ],
    sources: [wlLeaving, wlOrders, safetyNetPhone],
    followUps: [
      'how do i leave safely',
      'what is a restraining order and how do i get one',
      'i think he is reading my messages',
    ],
  },
  {
    id: 'emma-leaving-safely',
    advisor: 'emma',
    title: 'Planning to leave safely',
    text: `Make the plan quietly and tell only people who will keep it. An abusive partner may become more violent when you go, or weeks or months after.

Plan two ways out: one with time, one in a hurry.

A bag, kept outside the home if you can:

- spare keys, license, cash, cards
- papers or copies: birth certificates, court orders, insurance
- medicines, a charger, a change of clothes, a comfort toy
- a written list of phone numbers

Also decide:

- where you will go, and who drives
- how pets will be looked after
- what a neighbor should do on a signal
- where evidence is kept, far from home

If there are children, talk to a lawyer before you go **without** them. Leaving them can hurt your custody case. Ask about taking them too.

Getting out safely matters more than the bag. If it has to be now, go.

An advocate can check your plan for gaps. Use the help button at the top of this chat, from a device that is not watched.`,
    asks: [
      'how do i leave safely',
      'escape plan from an abusive spouse with kids',
      'what should i pack before i run',
      'where can i go if i walk out with nothing',
      'is it dangerous to tell a violent husband im filing for divorce or moving out',
      'get out of the house with my kids without him knowing, safety plan',
      'go bag checklist for me and the baby',
      'i want out but he would lose it, how do i do this quietly',
      'shelter or my moms couch, which is smarter when i sneak away',
      'if i flee without my son can that hurt me in custody later',
      'he works thursdays, thats my window to get away, what papers do i grab',
      'what about my dog when i run from my boyfriend',
      'stashing a suitcase and some money at my neighbors before i go, what else should be in there',
      'disappear with my kids before he gets home, what should be ready',
    ],
    sources: [wlLeaving],
    followUps: [
      'i think he is reading my messages',
      'what is a restraining order and how do i get one',
      'there are guns in the house and im worried',
    ],
  },
  {
    id: 'emma-choked',
    advisor: 'emma',
    title: 'If you were choked or strangled',
    text: `**Get medical care now, even if you feel fine and there are no marks.** Harm to the neck and brain can be inside, and signs can appear hours or days later.

Go at once, or call emergency services, if you notice:

- trouble breathing, swallowing or speaking
- a raspy or lost voice, or neck pain
- headache, feeling faint, sickness
- changes in sight, memory or balance
- you passed out, wet yourself, or lost time
- you are pregnant

Say the words: "Someone squeezed my neck." Staff then know what to look for. Ask them to write it down.

It can take only seconds to pass out. Being strangled once is a strong sign that the danger is rising, also of being killed later. It is not "just a fight".

Do not go back to talk about it. Do not be alone with them.

Photograph your neck over several days, and note your symptoms with the time. Then speak to an advocate about safety, today. Use the help button at the top of this chat.`,
    asks: [
      'he put his hands around my neck',
      'my husband choked me last night but there are no bruises',
      'strangled during a fight do i need a hospital',
      'she squeezed my throat and i blacked out',
      'choking in a domestic fight, is it dangerous later',
      'my throat hurts after he grabbed my neck',
      'my ex had me in a headlock until everything went dark, that was tuesday',
      'raspy voice since he squeezed',
      'should i go to the er days later for a squeezed windpipe',
      'i peed myself when he was on top of me with his hands on my windpipe',
      'no marks on my neck but a headache and blurry eyes',
      'he did it only once and let go fast, strangling is that serious',
      'does being strangled matter for the baby if im pregnant',
      'trouble swallowing since my wife pressed her arm on my neck',
    ],
    sources: [fjcStrangulation, njStrangulation],
    followUps: [
      "i'm scared of my ex what should i do",
      'how do i leave safely',
      'what should i write in my log',
    ],
  },
  {
    id: 'emma-guns-in-the-home',
    advisor: 'emma',
    title: 'Guns, threats and weapons',
    text: `If a weapon has been shown, mentioned or moved to scare you, treat it as an emergency. Leave the room and the house if you can, and call emergency services.

When you can plan:

- Do not try to take or hide the gun from an angry person.
- Do not argue in a room where weapons are kept.
- Know two ways out of each room. Teach the children to go to a neighbor.
- Tell the advocate, the police and your lawyer: what kind, how many, where.
- Write down threats in the exact words, with date and place.

When you ask for a protective order, say that there are guns. Some courts can order that they be handed over. This depends on the state, so ask.

Ask before papers are served on someone who has guns. That moment needs a plan for where you and the children will be.

The help button at the top of this chat leads to people who plan for this. Use a phone that is not watched.`,
    asks: [
      'there are guns in the house and im worried',
      'he showed me his gun during an argument',
      'my ex owns weapons and is angry about the divorce papers',
      'can the court take away his firearms',
      'he threatened to shoot me, he keeps firearms and a rifle',
      'his hunting rifles are in our bedroom closet',
      'he cleans his pistol at the table whenever we argue about custody',
      'should i hide the ammo or lock up his handgun',
      'how do i tell the judge that he owns an ar 15',
      'cop husband has a service weapon and im about to serve him papers',
      'he sent me a picture of bullets',
      'would the sheriff collect his firearms if i ask for a protective order',
      'she keeps a loaded glock in her nightstand and has a temper',
    ],
    sources: [wlWhatIsOrder],
    followUps: ['how do i leave safely', 'what is a restraining order and how do i get one'],
  },
  {
    id: 'emma-suicide-threats',
    advisor: 'emma',
    title: 'When your ex threatens suicide',
    text: `Take it seriously **and** do not go there alone. Call emergency services or a crisis line and give the address. They need trained help.

You can say, once, by text:

"I am worried about you. I have called people who can help. I cannot come."

Then stop. You cannot be on watch for another adult.

Tell somebody close to them too.

If it comes each time you say no or try to leave, it is a way to control you. Do the same each time: call for help, do not bargain, do not go back. What they choose is not your fault.

Two extra cautions:

- If there is a gun, or talk of taking you or the children along, leave and call emergency services.
- If the children hear it, tell them: "Grown-up helpers are looking after this. It is not your job."

Note the date and the words. The help button at the top of this chat shows whom to call.`,
    asks: [
      'he says he will kill himself if i leave',
      'my ex wife threatens suicide every time i set a limit',
      'she texts goodbye messages and wont pick up',
      'is it my fault if my ex hurts himself because of the divorce',
      'what to do when your partner threatens suicide',
      'she will kill herself if i go, do i have to stay',
      'every time i bring up moving out he hints he wont be here tomorrow',
      'she sends pictures of pills when i dont answer, is it manipulation',
      'do i go over there if he says hes going to end his life or call someone',
      'he told our daughter hes not going to be around much longer, what do i tell her',
      'i feel responsible for keeping my ex alive',
      'wont let me go, says im the only reason he gets up, is that emotional blackmail',
      'can i request a welfare check on my ex husband when he sends goodbye hints',
      'she says it will be on my conscience if she harms herself',
    ],
    sources: [hotlineSuicide],
    followUps: [
      "i'm scared of my ex what should i do",
      'now he is suddenly sweet and wants me back',
      'how do i set a boundary that works',
    ],
  },
  {
    id: 'emma-am-i-the-abuser',
    advisor: 'emma',
    title: 'When you are told that you are the abuser',
    text: `You may have shouted, thrown something or said cruel things. Look at that honestly. Look at the whole pattern too.

Ask yourself:

- Who is afraid of whom?
- Who decides about money, friends, sleep, going out?
- Who changes plans to avoid a blow-up?
- What was happening right before I lost it?
- Did I do it to get my way, or to get away?

Fear usually runs one way. Lashing out while cornered is not the same as ruling somebody. It can still hurt people, and it can be used against you. So work on it either way.

1. Leave the room earlier. "I am stopping now."
2. Do not block, grab, push, follow or break things.
3. Apologize for your own act in one line. Do not take on the rest.
4. See a counselor alone. Say: "I want to look at how I act."

If people are afraid of **you**, stop the contact that scares them. Get help now. The help button at the top of this chat is there for you too.`,
    asks: [
      'am i the abuser like he says',
      'i yelled back and threw a plate, does that make me abusive',
      'she provokes me until i explode then calls me crazy',
      'we both scream so is it mutual abuse',
      'i slapped him and shoved him, am i abusive too',
      'i hit him back, am i an abuser too',
      'i keep hearing im the toxic one, what if its true',
      'broke his phone in a rage, what does that make me',
      'i called her awful names and blocked the doorway, was that abusive of me',
      'is it self defense or am i just as bad as him',
      'reactive abuse, what is that',
      'he films me when i lose it and says see you are the crazy one',
      'honestly i think i scared my wife, how do i look at my own behavior',
      'do i need anger classes or a therapist after what i did to my boyfriend in that fight',
      'he says im the abusive one',
      'she tells everyone i abused her and i start to believe it',
      'maybe its me, i did push back',
      'how do i know whether i am the toxic one',
      'i did things im ashamed of when he cornered me',
      'my ex calls me an abuser because i shouted, is he right',
      'are we both abusive or is it one of us',
      'i scream too, so whos to blame',
      'can you be a victim and still have behaved badly',
      'am i the abuser',
      'my ex says that i am abusive',
      'im afraid that i am the toxic one',
      'i was awful too, does that make me an abuser',
    ],
    sources: [hotlineMutual],
    followUps: [
      'is this abuse or just a bad marriage',
      'i lost my temper at the exchange',
      'he says it never happened and i doubt my memory',
    ],
  },
];
