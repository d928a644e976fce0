import type { Passage, Source } from '../../passage.ts';
import { cottageHeart } from './sources.ts';
import { michiganHearing, nihRelax, safetyInCourt, vaTriggers } from '../shared-sources.ts';

const checked = '2026-11-20';

const nmPanic: Source = {
  title: 'Panic Attacks',
  publisher: 'Northwestern Medicine',
  url: 'https://www.nm.org/conditions-and-care-areas/behavioral-health/panic-attacks',
  checked,
};
const vaPtsd: Source = {
  title: 'What is PTSD?',
  publisher: 'National Center for PTSD, US Department of Veterans Affairs',
  url: 'https://www.ptsd.va.gov/understand/what/index.asp',
  checked,
};

export const lenaPanicAndMemories: readonly Passage[] = [
  {
    id: 'lena-panic-now',
    advisor: 'lena',
    title: 'When panic hits',
    text: `Put both feet on the floor. Breathe out slowly, as if through a straw. You do not need to fix anything in the next five minutes.

**Get medical help now** if this is new for you, or if your chest hurts or breathing is hard. Panic and a heart problem can feel alike, so have it checked.

1. Breathe in for a count of four. Breathe out for six. Do this ten times. Stop if you get dizzy.
2. Press your palms together hard, then let go.
3. Name five blue or green things you can see.
4. Say out loud: "This is a wave. It rises and it falls."

If the panic came from something real and near, such as a threat, safety comes first. Use the help button at the top of this chat.`,
    asks: [
      'i think im having a panic attack what do i do',
      "my heart is racing and i can't breathe",
      'anxiety attack over the divorce how do i make it stop',
      'i feel like im dying, shaking, hands tingling',
      'freaking out right now and i need to calm down fast',
      'panic attack help',
      'chest pounding, hyperventilating in the bathroom',
      'meltdown in the parking lot cant catch my breath, feels like a heart attack',
      'is it my heart or is it just panic',
      'sweating and trembling out of nowhere after i got served, the walls are closing in and i need it to pass',
      'heart palpitations and dizzy, should i go to the ER',
      'having a full on freak out in the kitchen while the kids watch tv, talk me down',
      'my throat closes up and i think im about to pass out',
      'never had one of these attacks before at 54, scary as hell, what stops it',
      'cant breathe cant breathe hands going numb what do i do this second',
      'i was in line at the pharmacy and my heart took off like a train, thought i was having a stroke',
      'does breathing into a paper bag really work for an attack',
      'came on out of nowhere at a red light, pouring sweat, i pulled over, how do i ride it out',
      'my chest is tight and my fingers tingle, i am alone in the house and scared of my own body',
      'doctor said it was only nerves but it keeps coming, how do i make it pass quicker when it starts',
    ],
    sources: [nmPanic, cottageHeart],
    followUps: [
      'is there a quick grounding exercise i can do anywhere',
      'my body hurts all over since the breakup',
      'i get so anxious before a court date',
    ],
  },
  {
    id: 'lena-grounding',
    advisor: 'lena',
    title: 'A two-minute way to come back to now',
    text: `Try this with your eyes open. Nobody around you needs to know you are doing it.

1. Breathe out slowly once.
2. Name **five** things you can see. Be exact: "a cup with a chip."
3. Feel **four** things: sock, chair, sleeve, cold glass.
4. Hear **three** sounds.
5. Find **two** smells.
6. Notice **one** taste.
7. Breathe out slowly again.

Do it when you are only a little tense first. It is easier to use on a bad day if you know it already.

If counting does not work for you, pick one color and find it ten times. Or describe the room as if to someone on the phone.

Exercises like this are generally safe. They do not replace care from a doctor. If somebody near you is a danger, calm is not the task. Use the help button at the top of this chat.`,
    asks: [
      'is there a quick grounding exercise i can do anywhere',
      'how does that 5 4 3 2 1 thing work',
      'mindfulness for beginners who are bad at meditation',
      'simple breathing technique to relax in the car',
      'help me come back to the present, my head is spinning',
      'grounding and breathing exercises to calm down',
      'something calming i can do at my desk without anyone noticing',
      'senses trick to snap out of spiraling thoughts',
      'i feel like im floating outside my body and nothing seems real, how do i get back in the room',
      'my therapist mentioned naming five objects, whats the whole list',
      'discreet way to settle down while waiting in line at target',
      'i zone out and drift away when she talks, a short exercise to practice daily',
      'counting makes it worse, is there another method like picking a color',
      'meditation apps annoy me, got anything that takes two minutes with my eyes open',
      'everything looks far away like through glass, what can i do to feel here again',
      'counselor told me to use my five senses, i forgot the steps',
      'need a little trick to settle myself before i walk into the school meeting',
      'what can i do with my eyes open on the bus when my thoughts take off',
      'is there something like counting what i see and hear and smell to calm myself',
      'a short calming exercise that i could teach myself and use at my desk',
    ],
    sources: [nihRelax],
    followUps: [
      'i think im having a panic attack what do i do',
      'why do i wake up at 3am with my mind racing',
    ],
  },
  {
    id: 'lena-bad-memories',
    advisor: 'lena',
    title: 'Flashbacks, nightmares and being on edge',
    text: `When a memory rushes in, tell your body where it is: the date, the room, who is here. Say "I am safe now" **only if it is true**.

Then:

- Look around and name what is different from back then.
- Hold something cold or rough.
- Turn on a light after a nightmare. Get up, drink water, and come back.

After frightening events it is common to have upsetting memories, to feel on edge and to sleep badly. Places, voices, smells or sounds can bring it back. Most people start to feel better after some weeks or months.

If it goes on for more than a few months, or stops your daily life, ask for help. A doctor, or a counselor who works with trauma, is the right person. You do not need to prove that it was "bad enough".

If that person is still a danger, use the help button at the top of this chat.`,
    asks: [
      'i keep having nightmares about my ex',
      'flashbacks of what he did to me',
      'i jump at every noise since i left',
      'is this ptsd from my marriage',
      'smells and songs bring back the screaming',
      'bad dreams about him hitting me, trauma from an abusive relationship',
      'i flinch when a man raises his voice',
      'been gone eight months, yet my body still braces for his footsteps on the stairs',
      'triggered by his cologne at walmart and i was right back there',
      'hypervigilant, checking the locks over and over',
      'i relive that night whenever i hear a garage door',
      'wake up screaming and soaked in sweat from dreams about my marriage',
      'dude here, she used to throw things at me, now slammed cabinets make me shake, do men get trauma too',
      'when do the intrusive images of what happened fade away',
      'a car like his drove past and my whole body went stiff',
      'it has been over a year and i still dream i am back in that house',
      'certain sounds throw me right back, i know im safe but my body doesnt',
      'i keep looking over my shoulder and sit facing the door in restaurants',
      'why do i startle so easily, the toaster popped and i screamed',
      'could the marriage have given me trauma even though it wasnt a war or anything',
      'how do i come out of it when a memory grabs me in the middle of the day',
      'will the nightmares stop on their own or do i need somebody for that',
      'flashback in the middle of the supermarket',
      'why am i still on edge when he lives two states away',
      'the bad times keep replaying even though im out now',
      'could i have ptsd from living with him',
      'nightmares every night since i got out of that marriage',
      'slamming doors make me freeze',
      'i cannot watch movies with yelling, it all comes back',
      'a year out and i still flinch',
    ],
    sources: [vaPtsd, vaTriggers],
    followUps: [
      'is there a quick grounding exercise i can do anywhere',
      'how do i find a counselor i can afford',
    ],
  },
  {
    id: 'lena-court-nerves',
    advisor: 'lena',
    title: 'Nerves before a court date',
    text: `Prepare three things tonight: the bag, the way there, and one calm sentence. Then stop.

The night before:

- Papers, ID, charger, water, snack, tissues, in one bag by the door.
- Check the place, the time and the parking. Plan to be early.
- Clothes laid out. Nothing new or tight.
- No reading of old messages. Light dinner, no extra drink.

In the hallway:

1. Feet flat. Breathe out longer than in.
2. Look at a fixed point when your ex speaks.
3. If you lose the thread, say: "May I have a moment, please?"

Your sentence could be: "I answer what I am asked. Then I stop."

Afterward, eat before you drive. Give yourself a slow evening, and tell one person how it went. You may feel empty or shaky, even if it went well.

If you are afraid of seeing your ex there, call the clerk's office in advance. Ask what can be done about waiting areas or appearing by video. The help button at the top of this chat can link you to an advocate.`,
    asks: [
      'i get so anxious before a court date',
      'shaking with nerves about the hearing tomorrow',
      'how do i stay calm in front of the judge',
      'i feel drained and sick after court',
      'terrified of seeing my ex at mediation or court',
      'nervous about testifying at trial or a custody hearing',
      'sick to my stomach, custody hearing at 9 am',
      'what to wear and bring to family court so i feel steady',
      'first time on the stand, my voice shakes when the judge looks at me',
      'zoom court monday, how do i not fall apart on camera',
      'will i have to sit near her in the hallway before we go in',
      'i freeze up when his attorney cross examines me',
      'cant eat, cant think, trial is tomorrow morning',
      'came home from the courthouse and slept 14 hours, is that normal',
      'court is in the morning and im a wreck',
      'how do i keep my hands from shaking in front of the judge',
      'what if i cry on the stand',
      'never been inside a courtroom, scared stiff',
      'ill have to be in the same room with him tomorrow, how do i get through it',
      'how to calm yourself before a hearing',
      'after the hearing i felt empty and shook for hours',
      'nervous about court tomorrow',
      'how do i keep calm at my divorce hearing',
      'afraid ill fall apart in front of the judge',
      'whole body shakes when i think about testifying',
      'what helps with anxiety before a custody hearing',
      'i have to speak in court and my mind goes blank',
    ],
    sources: [safetyInCourt, michiganHearing],
    followUps: [
      'is there a quick grounding exercise i can do anywhere',
      'this divorce is dragging on forever and im worn down',
    ],
  },
];
