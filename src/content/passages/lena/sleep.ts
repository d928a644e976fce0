import type { Passage, Source } from '../../passage.ts';

const checked = '2026-11-20';

const cdcSleep: Source = {
  title: 'Do You Get Enough Sleep?',
  publisher: 'Centers for Disease Control and Prevention',
  url: 'https://www.cdc.gov/chronicdisease/resources/infographic/sleep.htm',
  checked,
};
const nihSleep: Source = {
  title: 'Health Tip: Get Some Sleep (advice of the National Institutes of Health)',
  publisher: 'HealthDay',
  url: 'https://consumer.healthday.com/sleep-disorder-information-33/misc-sleep-problems-news-626/health-tip-get-some-sleep-531030.html',
  checked,
};
const mayoSleep: Source = {
  title: 'Sleep tips, page 2',
  publisher: 'Mayo Clinic',
  url: 'http://www.mayoclinic.org/healthy-living/adult-health/in-depth/sleep-custom-site/art-20045033?pg=2',
  checked,
};
const amherstWorry: Source = {
  title: 'The Daily Well: scheduled worry time',
  publisher: 'Amherst College',
  url: 'https://www.amherst.edu/campuslife/health-safety-wellness/counseling/wellness/the-daily-well/node/770522',
  checked,
};

export const lenaSleep: readonly Passage[] = [
  {
    id: 'lena-cannot-fall-asleep',
    advisor: 'lena',
    title: 'When you cannot fall asleep',
    text: `If you have been lying awake for about 15 minutes, get up. Sit somewhere dim and read something dull. Go back when your eyes get heavy.

For tonight:

- Put the phone in another room. Use a cheap clock if you need an alarm.
- Make the room dark, quiet and cool.
- Write tomorrow's first task on paper, so your head can let go of it.
- Do not check the time.

For this week:

- Get up at the same hour every day, weekends too.
- No coffee or cola after lunch. Skip the drink before bed.
- Get outside in daylight, and move a little.

If you slept very little, do not drive far the next day.

If bad nights keep coming back, tell your doctor. That is a normal reason to call.`,
    asks: [
      'how do i sleep',
      'how can i sleep again',
      "i can't sleep since we separated",
      'insomnia from divorce stress any tips',
      'lying in bed awake for hours staring at the ceiling',
      'what helps me fall asleep tonight',
      'so tired but my brain wont shut off at bedtime',
      'trouble falling asleep, sleep tips please',
      'melatonin isnt working, tossing and turning past midnight',
      'its 1:30 am and im wide awake again, i have a shift at 6',
      'better bedtime routine after breakup',
      'should i get up or stay under the covers when sleep wont come',
      'im scrolling tiktok until 2 because i dread turning off the lamp, how do i wind down',
      'running on four hours a night since the papers, is it ok to drive',
      'i used to sleep like a baby, now i drift off right before the alarm',
      'coffee all day, wired at night, cant nod off',
      'head hits the pillow and i am wide awake',
      'havent had a decent nights rest since he moved his things out, what do doctors say about falling asleep',
      'how long do i lie there before i give up and get out of bed',
      'any tips for dozing off that are not pills',
      'my eyes burn, i am dead tired, and the second the light is off nothing happens',
      'is a glass of warm milk or no phone in the bedroom going to help me nod off',
      'cant sleep',
      'cant fall asleep at night',
      'takes me hours to fall asleep since the divorce',
      'how do i get some sleep tonight',
      'what can i take or do to sleep better',
      'lie awake every night until two',
    ],
    sources: [nihSleep, cdcSleep, mayoSleep],
    followUps: [
      'why do i wake up at 3am with my mind racing',
      'the bed feels huge without my husband in it',
      'im drinking wine every night to get to sleep',
    ],
  },
  {
    id: 'lena-awake-at-three',
    advisor: 'lena',
    title: 'Awake at three with a racing mind',
    text: `At this hour every problem looks bigger and has no office hours. You do not have to solve any of it before morning.

Do this now:

1. Take paper, not the phone. Write each worry as one short line.
2. Next to each, put **do** or **wait**. "Do" means there is a step you can take. "Wait" means it is out of your hands.
3. For each "do", write the smallest step and a day.
4. Fold the paper. Tell yourself: "It is written down. I have an appointment with it."

Then keep that appointment. Pick the same quarter of an hour each day, well before bed. Worry on purpose then. When a worry shows up at another time, add it to the list. Then go back to what you were doing.

If your worry is that someone may hurt you or the children, do not wait for morning. Use the help button at the top of this chat.`,
    asks: [
      'why do i wake up at 3am with my mind racing',
      'i keep overthinking everything in the middle of the night',
      'how to stop ruminating and going in circles',
      'obsessive thoughts about the split wont leave me alone',
      'constant worry about the future, custody, money, everything',
      'waking up at night and worrying',
      'brain starts at 4 am with bills and what ifs',
      'jolted awake at 2:45 every night doing math about rent and child support in my head',
      'cant switch off the what if loop',
      'my thoughts keep spinning on the same conversation with my ex over and over like a hamster wheel',
      'how do people park their worries until daylight',
      'i fall asleep fine but then wake before dawn and catastrophize about everything',
      'does writing worries down or having a set worry time work',
      'im dwelling on every little detail of what went wrong, dark outside, whole house asleep',
      '4 am again and im staring at the dark adding up bills',
      'i wake in the small hours and go over everything i said wrong',
      'same thoughts round and round, i cant shut my mind up, worrying about things i cant change',
      'how do i stop worrying about things that have not even happened',
      'is there a way to put my worries somewhere until morning',
      'i go to sleep okay and pop awake hours before the alarm with dread in my stomach',
      'thinking thinking thinking, i replay the argument all night and i cannot let it rest',
      'someone told me to make an appointment with my worries, how does that go',
      'i wake up in the middle of the night worrying',
      'cant stop my mind at night, worry after worry',
      'waking up at 3 every night thinking about money and the kids',
      'overthinking everything, my mind never stops',
      'rumination is killing me, the same worries again and again',
      'woke up at four with my thoughts racing and couldnt get back to sleep',
    ],
    sources: [amherstWorry],
    followUps: [
      "i can't sleep since we separated",
      'everything is too much, so overwhelmed i dont know where to begin',
    ],
  },
  {
    id: 'lena-empty-bed',
    advisor: 'lena',
    title: 'Sleeping alone in a shared bed',
    text: `Change the bed, so that it stops being the old one. Small things work.

- Sleep in the middle, or move to the other side.
- New pillowcase, one you like. Wash the old scent out of the bedding.
- Turn the bed to another wall, if you can move it alone.
- Fill the other half: a body pillow, a heavy blanket, a basket of books.
- Choose one sound for the night: a fan, rain, a calm voice reading.

The hardest minutes are usually the ones just after the light goes out. Plan them. A warm shower, two pages of a book, three slow breaths out.

If you cannot stand the room at all, sleep on the couch for a while. That is a choice, not a defeat. Set a date to try the bedroom again, such as Sunday.

Missing a warm body beside you does not mean you made the wrong decision. It means you were used to company.`,
    asks: [
      'the bed feels huge without my husband in it',
      'hate sleeping alone after 12 years next to my wife',
      'nights are the worst part, empty side of the mattress',
      'i sleep on the couch because i cant face our bedroom',
      'cant fall asleep without my partner next to me in bed',
      'how do i get used to sleeping without my partner',
      'king size bed all to myself and i feel so small in it',
      'his pillow still smells like him',
      'should i buy a new mattress or just swap sides',
      'silly maybe but after 26 years i reach over in the dark and nobody is there, any tricks',
      'her side stays made and i only sleep on the edge',
      'i let my 6 year old sleep in my bed because its too cold and quiet on my own',
      'i miss being held at night, the cuddling and someone breathing beside me',
      'been camping out in the recliner since he left, i avoid the master bedroom',
      'cant stand his side of the bed being cold',
      'i put pillows down her side so it doesnt feel so bare, is that nuts',
      'thirty one years beside the same man, how do you learn to sleep by yourself',
      'would moving the furniture around help me be in that bedroom again',
      'i keep the tv on all night because its too quiet lying there by myself',
      'nobody to spoon, nobody snoring, i miss a body next to mine more than i miss her',
    ],
    sources: [],
    followUps: ["i can't sleep since we separated", 'evenings by myself are so lonely'],
  },
];
