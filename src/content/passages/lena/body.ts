import type { Passage, Source } from '../../passage.ts';
import { cottageHeart, umdGrief } from './sources.ts';

const checked = '2026-11-20';

const cdcActivity: Source = {
  title: 'Health Benefits of Physical Activity for Adults',
  publisher: 'Centers for Disease Control and Prevention',
  url: 'https://cdc.gov/physical-activity-basics/health-benefits/adults.html?CDC_AAref_Val=https%3A%2F%2Fwww.cdc.gov%2Fphysicalactivity%2Fbasics%2Fadults%2Fhealth-benefits-of-physical-activity.html',
  checked,
};
const ncaddAlcohol: Source = {
  title: 'Alcohol Can Cause Sleep Disruption in Second Half of the Night',
  publisher: 'National Council on Alcoholism and Drug Dependence',
  url: 'https://www.ncadd.org/blogs/in-the-news/alcohol-can-cause-sleep-disruption-in-second-half-of-the-night',
  checked,
};
const csAlcohol: Source = {
  title: 'Alcohol Withdrawal',
  publisher: 'CommonSpirit Health',
  url: 'https://commonspirit.org/conditions-treatments/alcohol-withdrawal',
  checked,
};

export const lenaBody: readonly Passage[] = [
  {
    id: 'lena-body-aches',
    advisor: 'lena',
    title: 'When grief shows up in your body',
    text: `Headaches, tired muscles, nausea, a hollow stomach, shaking and very low energy are common with grief. You are not imagining it.

Care for it as you would for a flu:

- Water by the bed and on the desk.
- Warmth where it is tight: a shower, a heating pad.
- Ten minutes of slow walking or stretching.
- Tense your shoulders for five seconds, then let them drop. Work down to the feet.
- Fewer evening plans for a while.

Keep a small log for the doctor: what, when, how long, what helped.

**Call emergency services at once** for pressure or pain in the chest that lasts or returns. Do the same for pain in the arm, back, neck or jaw, or for trouble breathing. A cold sweat or feeling faint counts too. Do not drive yourself.

Make a normal appointment for anything that stays longer than two weeks, or that worries you. Mention the divorce. It is useful for the doctor to know.`,
    asks: [
      'my body hurts all over since the breakup',
      'stomach in knots and headaches every day from stress',
      'can divorce make you physically sick',
      'so exhausted i ache, nausea and no energy',
      'chest feels tight when i think about him',
      'physical symptoms of heartbreak, migraines, back pain, upset stomach',
      'heartbroken and literally feel ill',
      'clenched jaw, stiff neck, shoulders like concrete',
      'diarrhea and heartburn ever since he moved out',
      'can stress from a breakup give you shingles or make your hair fall out',
      'pressure in my chest comes and goes, should i go to the hospital',
      'feels like the flu but no fever, everything is sore',
      'my back seized up the day i got the petition, coincidence',
      'always queasy, head throbbing, heavy limbs, is grief doing this to me',
      'everything hurts, my neck my back my head',
      'been to urgent care twice with stomach pain and they find nothing, is it the divorce',
      'can a broken heart really make your chest ache',
      'throwing up before every call with my lawyer',
      'i get every cold going around since we split and im bone tired',
      'is it normal that grief feels like having the flu',
    ],
    sources: [umdGrief, cottageHeart],
    followUps: ['i think im having a panic attack what do i do', "i can't eat since he left"],
  },
  {
    id: 'lena-not-eating',
    advisor: 'lena',
    title: 'When you cannot eat, or cannot stop',
    text: `Trouble with eating is a common part of grief. Aim for enough, not for good.

If food will not go down:

- Drink it: milk, soup, a smoothie, broth.
- Eat by the clock, a few bites every three hours.
- Choose plain and cold: yogurt, crackers, banana, toast.
- Eat next to somebody, or with a show on.

If you eat to fill the evening:

- Have a real meal before the hard hour.
- Put one portion in a bowl and leave the kitchen.
- Ask once: "Am I hungry, or am I sad?" Both are okay to answer. You still choose.

Stock up once a week with food that needs no thinking. Ask a friend to bring dinner on your worst day. People like having a task.

See a doctor if you lose weight quickly, keep nothing down, or faint. Go too if you starve yourself or throw up on purpose. Say that it began with the separation.`,
    asks: [
      "i can't eat since he left",
      'lost so much weight from stress, no appetite',
      'food makes me sick since my wife moved out',
      'binge eating ice cream every night after the kids are asleep',
      'i forget to have dinner when i am by myself',
      'i havent eaten anything in days since the breakup',
      'down 22 pounds since june',
      'i gag when i try to swallow a bite',
      'living on coffee and crackers, jeans falling off me',
      'stress eating, whole bag of doritos and a pint in front of netflix',
      'emotional eating every night, put on 30 lbs since my husband left',
      'what can i get down when my stomach refuses solid meals',
      'i cook for the kids and then throw my plate in the trash',
      'too sad to make groceries happen, surviving on protein shakes',
      'i open the fridge and close it again',
      'nothing tastes like anything since she left',
    ],
    sources: [umdGrief],
    followUps: ['my body hurts all over since the breakup', 'am i depressed or just sad'],
  },
  {
    id: 'lena-drinking',
    advisor: 'lena',
    title: 'Drinking to get through the night',
    text: `A drink can help you fall asleep and then break your sleep in the second half of the night. That can make the next day harder, and the next drink nearer.

Try this for seven evenings:

1. Decide before five o'clock: none, or how many. Write it down.
2. Do not keep it in the house. Buying it should take a trip.
3. Fill the first hour with something that does not go with drinking: a bath, a drive, a class.
4. Pour something cold and sharp in the same glass at the same time.
5. Mark each evening on paper. No scolding.

Tell one person what you are trying.

If you drink a lot most days, ask a doctor before you stop. Stopping heavy drinking all at once can be dangerous. If you cannot stick to your own limit, tell a doctor that too. The same goes for pills and weed.

Never drive the children after drinking. If they are with you tonight and you have had too much, call someone to be there.`,
    asks: [
      'im drinking wine every night to get to sleep',
      'am i becoming an alcoholic because of this divorce',
      'i smoke weed or drink to numb the pain',
      'how do i cut back on beer now that im alone',
      'hungover again and hating myself',
      'drinking alcohol every evening, vodka or beer, is that bad',
      'a bottle of cabernet is my new husband',
      'i pour a whiskey as soon as the kids are in bed',
      'six pack a night since she left, should i worry',
      'can i quit cold turkey or is that risky',
      'popping her leftover xanax and edibles to take the edge off',
      'my buddy says im hitting the bars too hard lately',
      'i had four margaritas and my children are asleep upstairs, what should i do',
      'wake up with a headache, swear off booze, and by five im opening another can',
      'i used to have one beer, now its five',
      'how do i stop reaching for the wine when the house is quiet',
      'is it dangerous to just stop drinking if ive had a lot every day',
      'friends say i drink too much since my wife left',
      'weed gummies every night so i dont have to think',
      'i drank while the kids were with me and felt ashamed in the morning',
      'need something else to do at night besides get drunk',
    ],
    sources: [ncaddAlcohol, csAlcohol],
    followUps: ["i can't sleep since we separated", 'evenings by myself are so lonely'],
  },
  {
    id: 'lena-move-a-little',
    advisor: 'lena',
    title: 'Moving when you have no energy',
    text: `Make it so small that you cannot fail. Shoes on, door open, five minutes out, five minutes back.

A single brisk walk can make you less anxious the same day. Being active also helps sleep. You do not have to become a runner.

Ways to make it happen:

- Tie it to something you already do: after the school run, before the shower.
- Lay out the shoes at night.
- Walk with a phone call. Choose a friend who makes you laugh.
- On a day that is truly bad, stretch on the floor through one song.
- Mark it on the calendar. Two in a row is a start.

Count only that you went, never how far.

If anger is the main thing in you, go faster: stairs, a punching pillow, a spade in the garden. If it is sadness, go slower and where it is green.

If you have a heart problem, are pregnant or have pain, ask your doctor what is right for you.`,
    asks: [
      'i have zero energy to exercise or do anything',
      'does working out help with breakup stress',
      'no strength to get off the couch, how do i get moving',
      'any small thing that lifts my mood today',
      'is exercise good for stress and mood',
      'too tired and unmotivated to go for a walk',
      'is a ten minute walk even worth it',
      'gym membership unused, cant drag myself there anymore',
      'i was a runner, now i get winded thinking about sneakers',
      'how to get off my butt when im drained and blah',
      'yoga, weights, biking, whats best for heartbreak',
      'been a couch potato since the split, need a tiny first step',
      'will fresh air and some activity make me less anxious today',
      'bad knee and 68, what kind of movement is okay for me when i feel down',
      'havent left the couch in a week, how do i start',
      'would walking help my mood at all',
      'is there any exercise for someone who can barely get dressed',
      'my doctor said be active but i dont have it in me',
      'too sad to go to the gym, what is the smallest thing that counts',
      'used to bike every day and now i cant even find my shoes',
      'does being outside a few minutes make you feel less low',
    ],
    sources: [cdcActivity],
    followUps: ['am i depressed or just sad', 'how do i know if im actually healing'],
  },
];
