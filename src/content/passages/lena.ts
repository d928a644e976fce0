import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-20';

const umdGrief: Source = {
  title: 'Grief',
  publisher: 'University of Maryland Counseling Center',
  url: 'https://counseling.umd.edu/resources/students/grief',
  checked,
};
const uisGrief: Source = {
  title: 'Grief',
  publisher: 'University of Illinois Springfield Counseling Center',
  url: 'https://www.uis.edu/counseling-center/resources/grief',
  checked,
};
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
const cdcActivity: Source = {
  title: 'Health Benefits of Physical Activity for Adults',
  publisher: 'Centers for Disease Control and Prevention',
  url: 'https://cdc.gov/physical-activity-basics/health-benefits/adults.html?CDC_AAref_Val=https%3A%2F%2Fwww.cdc.gov%2Fphysicalactivity%2Fbasics%2Fadults%2Fhealth-benefits-of-physical-activity.html',
  checked,
};
const nmPanic: Source = {
  title: 'Panic Attacks',
  publisher: 'Northwestern Medicine',
  url: 'https://www.nm.org/conditions-and-care-areas/behavioral-health/panic-attacks',
  checked,
};
const cottageHeart: Source = {
  title: 'Heart attack warning signs',
  publisher: 'Cottage Health',
  url: 'https://www.cottagehealth.org/services/heart-vascular/warning-signs/',
  checked,
};
const nihRelax: Source = {
  title: 'Relaxation Techniques for Stress?',
  publisher: 'NIH News in Health',
  url: 'https://newsinhealth.nih.gov/2013/02/relaxation-techniques-stress',
  checked,
};
const vaPtsd: Source = {
  title: 'What is PTSD?',
  publisher: 'National Center for PTSD, US Department of Veterans Affairs',
  url: 'https://www.ptsd.va.gov/understand/what/index.asp',
  checked,
};
const vaTriggers: Source = {
  title: 'Trauma Reminders: Triggers',
  publisher: 'National Center for PTSD, US Department of Veterans Affairs',
  url: 'https://www.ptsd.va.gov/understand/what/trauma_triggers.asp',
  checked,
};
const illinoisDepression: Source = {
  title: 'Signs of Depression',
  publisher: 'Safe2Help Illinois',
  url: 'https://safe2helpil.com/depression/signs-of-depression/',
  checked,
};
const ufDepression: Source = {
  title: 'Depression',
  publisher: 'University of Florida Health',
  url: 'https://ufhealth.org/conditions-and-treatments/depression',
  checked,
};
const dukeAnger: Source = {
  title: 'Anger Management Tools',
  publisher: 'Duke University Personal Assistance Service',
  url: 'http://pas.duke.edu/anger6.php',
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
const aapDivorce: Source = {
  title: 'Helping Children and Families Deal With Divorce and Separation',
  publisher: 'American Academy of Pediatrics',
  url: 'https://publications.aap.org/pediatrics/article/138/6/e20163020/52651/Helping-Children-and-Families-Deal-With-Divorce?autologincheck=redirected',
  checked,
};
const cornellKids: Source = {
  title: '10 Top Ways to Help Your Child Through Your Separation / Divorce',
  publisher: 'Cornell Cooperative Extension of Tompkins County',
  url: 'https://ccetompkins.org/resources/10-top-ways-to-help-your-child-through-your-separation-divorce',
  checked,
};
const wlLeaving: Source = {
  title: 'Safety when Preparing to End an Abusive Relationship',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/safety-planning/domestic-violence-victims/leaving-abusive-relationship',
  checked,
};
const opmEap: Source = {
  title: 'What is an Employee Assistance Program (EAP)?',
  publisher: 'US Office of Personnel Management',
  url: 'https://www.opm.gov:443/frequently-asked-questions/work-life-faq/employee-assistance-program-eap/what-is-an-employee-assistance-program-eap/',
  checked,
};
const wsmhServices: Source = {
  title: 'How can I get services? Whom should I contact?',
  publisher: 'We Support Mental Health',
  url: 'https://www.wesupportmentalhealth.org/ufaqs/how-can-i-get-services-whom-should-i-contact/',
  checked,
};

export const lenaPassages: readonly Passage[] = [
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
    ],
    sources: [nihRelax],
    followUps: [
      'i think im having a panic attack what do i do',
      'why do i wake up at 3am with my mind racing',
    ],
  },
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
      "i can't sleep since we separated",
      'insomnia from divorce stress any tips',
      'lying in bed awake for hours staring at the ceiling',
      'what helps me fall asleep tonight',
      'so tired but my brain wont shut off at bedtime',
      'trouble falling asleep, sleep tips please',
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
    ],
    sources: [],
    followUps: ["i can't sleep since we separated", 'evenings by myself are so lonely'],
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
    ],
    sources: [vaPtsd, vaTriggers],
    followUps: [
      'is there a quick grounding exercise i can do anywhere',
      'how do i find a counselor i can afford',
    ],
  },
  {
    id: 'lena-cannot-stop-crying',
    advisor: 'lena',
    title: 'When you cannot stop crying',
    text: `Let it run for a few minutes instead of fighting it. Set a timer for ten minutes if that makes it feel less endless. Then wash your face with cold water and drink something.

If you need to stop because you are in public:

- Breathe out longer than you breathe in.
- Look up and name things on the ceiling or the sky.
- Press your thumbnail lightly into your fingertip.
- Count backward from 100 by sevens.

Crying is a common reaction to loss. So are shaking, an empty stomach and feeling forgetful. It does not mean you are falling apart.

Once a day, give it a place on purpose. Ten minutes, one song, one photo, then done. Tears that have a time of their own tend to interrupt you less.

Tell one person: "I cry a lot right now. You do not have to say anything." That makes it easier to be around people.`,
    asks: [
      "i can't stop crying",
      'i burst into tears at the grocery store',
      'weeping every single day is that normal',
      'sobbing in my car before i go inside',
      'how do i hold back tears in front of people',
      'crying all the time over the divorce',
    ],
    sources: [umdGrief],
    followUps: [
      'how long does divorce grief last',
      'is it ok if my kids see me cry',
      'am i depressed or just sad',
    ],
  },
  {
    id: 'lena-numb',
    advisor: 'lena',
    title: 'When you feel nothing at all',
    text: `Feeling nothing is a common response to a great loss. It often comes with shock. It does not mean you did not care, or that something in you is broken.

Do not hunt for the feeling. Look after the body that is carrying it.

- Eat something small every four hours, hungry or not.
- Go outside once a day, even to the mailbox.
- Do one thing with your hands: dishes, soil, dough, wood.
- Notice one plain sense an hour: hot mug, cold air, rough towel.

Say it simply if people ask: "I am a bit numb right now. It is not about you."

Put off large choices where you can until you feel more like yourself.

Talk to a doctor if the emptiness fills most days for two weeks. If you stop caring whether you live, do not wait. Use the help button at the top of this chat.`,
    asks: [
      'i feel nothing, just numb and empty',
      'why dont i feel sad or anything about my divorce, am i numb',
      'im in shock and on autopilot',
      'emotionally dead inside cant even cry',
      'numbness after separation',
      'i cant feel any emotions since the breakup',
    ],
    sources: [umdGrief, illinoisDepression],
    followUps: ['am i depressed or just sad', 'should i sell the house or move right now while im a mess'],
  },
  {
    id: 'lena-how-long-grief',
    advisor: 'lena',
    title: 'How long this grief lasts',
    text: `There is no set time, and it is often longer than people expect or want. Grief is a normal answer to losing a marriage, even one you chose to end.

You may have heard of stages. People may not go through them in order. Anger can come first. Bargaining can come back in month nine. A good week followed by an awful Tuesday is not a step back.

What helps it move:

- Let both kinds of feeling in, the soft ones and the ugly ones.
- Keep some quiet time, and some time with people you trust.
- Protect sleep and meals.
- Put off the biggest choices where you can.

To see that you are moving, write one line each Sunday: the hardest hour, the easiest hour. Read it back after six weeks.

If it keeps getting in the way of your days, ask for professional help. You do not have to carry a loss like this alone.`,
    asks: [
      'how long does divorce grief last',
      'when will i get over the end of my marriage',
      'i thought i was better and now im back at the bottom',
      'what are the stages of grief after divorce',
      'months later and it still hurts so much',
      'grieving my marriage, waves of sadness, mourning the life we had',
    ],
    sources: [umdGrief, uisGrief],
    followUps: ["i can't stop crying", 'how do i know if im actually healing', 'am i depressed or just sad'],
  },
  {
    id: 'lena-depressed-or-sad',
    advisor: 'lena',
    title: 'Sad, or something to see a doctor about',
    text: `I cannot tell you which it is. A doctor or a licensed counselor can. Here is a plain way to decide whether to call.

Call this week if several of these are there nearly every day for two weeks or more:

- sad, hopeless, empty or worthless
- no interest in things you used to like
- no energy, or restless and on edge
- sleeping too little, too much, or waking very early
- eating much more or much less
- trouble thinking, remembering or deciding

You can say: "I am going through a divorce. I have had these for two weeks. I would like to be checked for depression." Then read out your list.

Depression is a medical condition, not a lack of will. You cannot just snap out of it.

If you have thoughts of dying or of hurting yourself, do not wait for an appointment. Use the help button at the top of this chat now.`,
    asks: [
      'am i depressed or just sad',
      'signs of depression during a divorce',
      'should i see a doctor about how low i feel',
      'no motivation no energy nothing interests me anymore',
      'do i need medication or antidepressants for this',
      'depressed since my divorce, nothing makes me happy, hopeless',
    ],
    sources: [illinoisDepression, ufDepression],
    followUps: [
      'how do i find a counselor i can afford',
      "i don't want to live anymore",
      'i have zero energy to exercise or do anything',
    ],
  },
  {
    id: 'lena-dark-thoughts',
    advisor: 'lena',
    title: 'If you are thinking of ending your life',
    text: `Use the help button at the top of this chat now. It shows lines where trained people answer, day and night. This chat is automated, and you deserve a person for this.

While you do that:

- Are you thinking of killing yourself, or do you have a way in mind? If so, call emergency services or go to an emergency room.
- Move away from anything you could use. Give pills or a gun to somebody, or leave the place.
- Do not stay alone. Text one person: "I am not safe by myself. Can you come or call me now?"

If it is more a wish that it would all stop, that counts too. Say it out loud to somebody today. You do not have to explain the whole story first.

Then make the time very short. Only the next hour. Sit where other people are. Then the next one.`,
    asks: [
      "i don't want to live anymore",
      'whats the point of going on without my family',
      'my kids would be better off without me',
      "i don't want to wake up tomorrow, i want it all to end",
      'thoughts of suicide since my wife left',
      'i feel like killing myself',
    ],
    sources: [],
    followUps: ['how do i find a counselor i can afford', 'am i depressed or just sad'],
  },
  {
    id: 'lena-anger',
    advisor: 'lena',
    title: 'Anger that takes over',
    text: `Leave before it peaks. As soon as you feel the heat climb, step out of the room or off the call. That is a time-out, and it works best early.

Then give the anger something to do:

- Walk fast around the block, or climb stairs.
- Squeeze a towel with all your strength, then let go. Five times.
- Write the message you want to send, on paper. Tear it up.
- Breathe out slowly until your shoulders drop.

Later, when you are cool, ask: what was I protecting? Often it is fairness, time with the children, or respect. Then pick one step that serves that.

Tell people you live with: "When I say I need ten minutes, I am cooling down. I will come back." Then do come back.

If you fear that you might hurt someone, leave the place. Then use the help button at the top of this chat. Asking is the strong move.`,
    asks: [
      'im so angry i could scream',
      'how do i deal with all this rage at my ex',
      'furious all the time and it scares me',
      'i hate him and want revenge, so mad i cannot see straight',
      'cant let go of resentment and bitterness',
      'how to stop being angry at my ex wife, anger issues',
    ],
    sources: [dukeAnger],
    followUps: [
      'i yelled at my kids and feel awful',
      'do i have to forgive my ex',
      'i want to text my ex so badly right now',
    ],
  },
  {
    id: 'lena-yelled-at-children',
    advisor: 'lena',
    title: 'After you snapped at the children',
    text: `Go back and repair it, today if you can. Children need to see that it can be put right.

Say it short, at their eye level:

"I shouted at you. That was not okay, and it was not your fault. I was upset about something else. I am working on it. I love you."

Then stop. Do not explain the divorce. Do not ask them to forgive or comfort you. Let them be cross.

To make the next time less likely:

- Notice your hour. For many it is dinner, or just after a handover.
- Lower the bar for that hour: sandwiches, early pajamas, a film.
- Choose a signal such as "I need two minutes." Step out, breathe, come back.
- Eat something yourself before they come home.

If you hit, pushed or frightened them, or fear that you will, call somebody to take over for now. Then ask your doctor or a family helpline for support. The help button at the top of this chat lists who to call.`,
    asks: [
      'i yelled at my kids and feel awful',
      'i lose my patience with my son and daughter since the separation',
      'bad mom guilt i snapped again at bedtime',
      'how to apologize to my child after i lost it',
      'im a terrible father for screaming at them',
      'i lost it with my toddler, shouted and was mean this morning',
    ],
    sources: [],
    followUps: [
      'im burnt out being a single parent',
      'is it ok if my kids see me cry',
      'im so angry i could scream',
    ],
  },
  {
    id: 'lena-guilt-for-leaving',
    advisor: 'lena',
    title: 'Guilt because you are the one who left',
    text: `Guilt and having done wrong are two different things. Guilt can simply mean that you know someone is hurting.

Try sorting it on paper, in two columns.

- **Mine to mend:** things you did that you wish you had done otherwise. Pick one. Put it right or stop doing it.
- **Not mine to carry:** their feelings about your choice, the wish that it had worked, the years before.

Then write one honest sentence about why you left. Keep it in your wallet. When the guilt is loud, read that sentence, not the whole history.

You can be sorry that they are in pain and still not go back. Both are true.

Did you leave because you were scared, watched or hurt? Then guilt may be part of what kept you there. You do not owe a return, a talk or an apology for getting safe. The help button at the top of this chat leads to people who know this well.`,
    asks: [
      'i feel so guilty for leaving my husband',
      'im the one who asked for the divorce and i feel selfish',
      'guilty that my kids dont have a normal family, i broke it up',
      'how can i live with hurting her like this',
      'guilty about ending the marriage',
      'i walked out on my wife and feel terrible, the guilt is eating me',
    ],
    sources: [],
    followUps: [
      'was it a mistake to leave, is divorce the right decision',
      'i feel relieved and then ashamed of it',
      'my son says the divorce is my fault and he hates me',
    ],
  },
  {
    id: 'lena-being-left',
    advisor: 'lena',
    title: 'When you did not choose this',
    text: `You were told the end of a story you were still living in. It makes sense that you feel behind, dizzy and unwanted.

For the first days, do three things only.

1. Tell one person who is on your side.
2. Eat, drink water, lie down at night.
3. Sign nothing and promise nothing today.

You will want to know why. You may get an answer that changes, or none. Try writing your own: "What I know for sure is ..." Stop at what you know. The gaps are not proof that you were not enough.

Being left says what one person decided. It does not set your worth.

Avoid asking for reasons late at night. Each new answer will need another. If you need to say something, use: "I am hurt. I am not able to talk about it tonight."

When you catch yourself bargaining, ask what you would tell a good friend in your place.`,
    asks: [
      'he left me out of nowhere',
      'my wife wants a divorce and i did not choose it',
      'blindsided, i never saw it coming',
      'how do i accept a breakup i didnt choose',
      'he left me for another woman, abandoned and thrown away like trash',
      'rejected and dumped by my spouse',
    ],
    sources: [],
    followUps: [
      'i want to text my ex so badly right now',
      'i feel ugly and unlovable now',
      'she cheated on me and i cant get the pictures out of my head',
    ],
  },
  {
    id: 'lena-affair',
    advisor: 'lena',
    title: 'After an affair',
    text: `You do not need more details. Each one gives your mind another picture to replay. Decide now what you will not ask or look up.

When the pictures come:

- Say "That is the film again." Naming it puts a little space between you and it.
- Move: stand up, cold water on your wrists, step outside.
- Then put your eyes on something that needs them: a puzzle, a game, driving directions.

For the body: if there was unsafe sex, ask a clinic or doctor for a test. They do this every day and you do not have to tell the story.

For the questions that burn, choose two at most. Ask them once, in daylight, or let them go. If you are afraid of your partner's reaction, do not ask at all.

It was their choice. You could have been thinner, kinder or home more, and they still would have had to choose.

Choose carefully who you tell. People remember it longer than you may want.`,
    asks: [
      'she cheated on me and i cant get the pictures out of my head',
      'my husband had an affair, how do i cope',
      'betrayed and i keep imagining them together',
      'cant stop asking about the other woman',
      'infidelity ruined my trust in everyone',
      'my spouse lied and cheated with a coworker, how to cope',
    ],
    sources: [],
    followUps: [
      'my ex already has someone new',
      'im so angry i could scream',
      'i feel ugly and unlovable now',
    ],
  },
  {
    id: 'lena-shame-failure',
    advisor: 'lena',
    title: 'Feeling like a failure',
    text: `A marriage that ended is not the same as a life that failed. It is one part, and you put real work into it.

When the shame starts talking, do this on paper:

1. Write what it says, word for word: "I could not even keep a family together."
2. Ask: would I say this to my sister or my best friend?
3. Write what is also true. "I tried counseling. I get up every day. My children are fed."
4. Read line three out loud. Twice.

Shame shrinks when it is told to one safe person. Pick someone who does not gossip and does not fix. Say: "I feel ashamed about the divorce. Can you just hear it?"

You do not owe anybody the story. "We have separated. I am taking it one week at a time" is enough for work or church.

If faith or family makes it heavier, look for one person inside it who is kind.`,
    asks: [
      'i feel like such a failure because my marriage ended',
      'ashamed to be divorced',
      'embarrassed, my whole family never divorces',
      'my church thinks divorce is a sin and i feel judged',
      'i failed as a wife and as a parent',
      'shame about my divorce',
    ],
    sources: [],
    followUps: [
      'what do i say when people ask about the divorce',
      'i feel ugly and unlovable now',
      'was it a mistake to leave, is divorce the right decision',
    ],
  },
  {
    id: 'lena-did-i-choose-wrong',
    advisor: 'lena',
    title: 'Doubt about the decision',
    text: `If there was hitting, threats, fear or control, do not test your doubt by going back. Talk to an advocate first, through the help button at the top of this chat.

If there was none of that, test it slowly. Missing someone and wanting the old life back can feel the same at midnight.

- For two weeks, do not decide. Note the time and place each time the doubt comes.
- Look for the pattern. Is it Sunday evening? After seeing a happy couple? After a bill?
- Ask what you miss: this person, a warm house, company, safety, being chosen.
- Write the three reasons you separated, as plain facts with dates. Read them next to the doubt.

If what you miss is company or calm, that can be built in other ways.

If you still want to try again after that, talk it through with a counselor of your own first. Do not tell the children until it is certain.`,
    asks: [
      'was it a mistake to leave, is divorce the right decision',
      'i regret it and want my ex back',
      'second thoughts about separating, should we reconcile',
      'i still love my husband even though i left',
      'what if im wrong about ending it',
      'should we give it another try, one last chance for our marriage',
    ],
    sources: [],
    followUps: [
      'i feel so guilty for leaving my husband',
      'i want to text my ex so badly right now',
      'evenings by myself are so lonely',
    ],
  },
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
    ],
    sources: [],
    followUps: [
      "i can't stop checking my ex's instagram",
      'i feel ugly and unlovable now',
      'am i ready to start dating again',
    ],
  },
  {
    id: 'lena-lonely-evenings',
    advisor: 'lena',
    title: 'Lonely evenings',
    text: `Plan the first hour after you come home. It is the hour that most often tips the evening.

- Light and sound on as you enter: a lamp, a radio.
- Eat at a set table, even if it is toast.
- One contact before eight: a voice note, a text, a wave over the fence.
- One thing that uses your hands.

Ask for something small and exact. People say yes to "Can I come and fold laundry on your couch on Thursday?" They do not know what to do with "I am lonely."

Then build one regular thing a week where the same faces come back. A class, a choir, a walking group, a library evening, a shift at the food bank. You do not have to talk about the divorce there. Go four times before you judge it.

Phone scrolling only looks like company. Swap ten minutes of it for one call.

If being alone makes you not want to live, use the help button at the top of this chat.`,
    asks: [
      'evenings by myself are so lonely',
      'how do i survive a weekend alone, nobody to talk to since the divorce',
      'loneliness is crushing me',
      'the house is so quiet after work',
      'how do i make friends again at my age',
      'so lonely and isolated, eating dinner alone on weekends',
    ],
    sources: [],
    followUps: [
      'the house is empty when the kids are with their dad',
      'our friends took sides and i lost mine',
      'where can i find a divorce support group',
    ],
  },
  {
    id: 'lena-child-free-days',
    advisor: 'lena',
    title: 'When the children are at the other home',
    text: `Plan the first two hours after they leave. Do not go straight back to the quiet rooms.

1. Drive from the drop-off to a place with people: a store, a gym, a friend's kitchen.
2. Shut the door to their bedroom, or tidy it right away. Pick which hurts less.
3. Have one thing in the calendar for each child-free day.

Split the time in three: something you must do, something that rests you, something you never could do with them around. Sleep counts.

Let the missing have a place. Write them a line in a notebook each evening. They may read it when they are grown.

Agree on one short call at a fixed time, if your plan allows it. Ask about their day, not whether they miss you.

Say at goodbye: "Have a good time. I will be fine, and I will see you Wednesday." They need your permission to enjoy it.

If you worry that they are not safe there, that is not loneliness. Use the help button at the top of this chat.`,
    asks: [
      'the house is empty when the kids are with their dad',
      'first weekend without my children and im falling apart',
      'i cry every time i drop them off',
      'what do i do with myself on the days i dont have my kids',
      'half the week without my son feels unbearable',
      'weekends without the kids are torture, i miss them at the other house',
    ],
    sources: [],
    followUps: [
      'my daughter cries and misses her dad',
      'first christmas without my kids',
      'evenings by myself are so lonely',
    ],
  },
  {
    id: 'lena-lost-friends-and-in-laws',
    advisor: 'lena',
    title: 'Losing friends and in-laws',
    text: `Some people will step back. Often they do not know the rules, and nobody has told them. You can tell the ones you want to keep.

Send something like this:

"I know this is awkward with both of us. You do not have to choose. I would love to have coffee, and we do not need to talk about it."

For in-laws you love, if that is safe:

"You are still the children's family, and you matter to me. I will not ask you to take a side."

Then watch what people do for two months. Keep three lists in your head: close, friendly, let go. Put your energy in the first.

When someone brings you gossip, say: "I would rather not know." If someone carries your words back, tell them only what you would say in public.

Losing a whole circle is its own grief. It is fine to be sad about your sister-in-law as well as your marriage.

If they carry threats or tell your ex where you are, step back. You owe nobody your address.`,
    asks: [
      'our friends took sides and i lost mine',
      'friends stopped calling or inviting me, our couple friends dropped me',
      'i miss my mother in law and his family',
      'nobody invites me anymore since we split up',
      'my best friend is still hanging out with my ex',
      'losing friends after divorce',
    ],
    sources: [],
    followUps: ['what do i say when people ask about the divorce', 'evenings by myself are so lonely'],
  },
  {
    id: 'lena-what-to-tell-people',
    advisor: 'lena',
    title: 'What to say when people ask',
    text: `Have one sentence ready and use it every time. Said often, it stops hurting as much.

Pick one:

- Short: "We have separated. I am okay, and I am not going into it."
- Warm: "Yes, it is true. Thank you for asking. Tell me about you."
- For the nosy: "That is between us. How is your garden?"
- For the school gate: "We live in two homes now. The kids are doing all right."
- For the fixer: "I am not looking for advice today. A walk would be lovely."

Then close with a question about them. Most people follow it.

Tell those who matter first, so that they do not hear it elsewhere. Ask one loyal friend to spread the short version.

Write down who may know what. Anything in writing can be shown around, so keep messages plain.

You may also say nothing. "I do not want to talk about it" is a full answer. So is a smile and a step toward the coffee.`,
    asks: [
      'what do i say when people ask about the divorce',
      'how do i tell my coworkers and neighbors we split',
      'nosy questions from family at dinner',
      'i dread running into people who dont know yet',
      'how do i tell my mom and dad that im getting divorced',
      'how to announce or explain our separation to relatives and colleagues',
    ],
    sources: [],
    followUps: [
      'should i tell my boss about my divorce',
      'i feel like such a failure because my marriage ended',
    ],
  },
  {
    id: 'lena-focus-at-work',
    advisor: 'lena',
    title: 'When you cannot focus at work',
    text: `Trouble thinking, forgetting things and drifting off are common after a big loss. Work with the head you have this month.

- Pick **one** task that has to be done by lunch. Write it on a card in front of you.
- Work in twenty-minute blocks with a timer. Stand up in between.
- Put divorce mail in its own folder. Read it at a set time, never just before a meeting.
- Write everything down. Ask for things by email, so you can look again.
- Have someone check numbers or letters that must be right.

If a wave comes, go to the restroom. Cold water on the wrists, ten slow breaths out, back to the card.

At the end of the day, write tomorrow's first step and leave it on the desk.

Ask whether your employer has an **employee assistance program**. Such programs offer free and confidential short-term counseling. Human resources or the staff handbook will say.

Judge yourself by the week, not by the hour.`,
    asks: [
      "i can't concentrate at work because of the divorce",
      'brain fog, i forget everything and make mistakes at my job',
      'how do i get anything done while my life falls apart',
      'zoning out at the office and in meetings, how do i hold it together',
      'trouble focusing on work',
      'cant concentrate on anything',
    ],
    sources: [umdGrief, opmEap],
    followUps: [
      'should i tell my boss about my divorce',
      'everything is too much, so overwhelmed i dont know where to begin',
    ],
  },
  {
    id: 'lena-telling-the-boss',
    advisor: 'lena',
    title: 'Telling your boss',
    text: `You do not have to tell. It can help if you need time off for court, school or moving. It can also help if your work has clearly slipped.

Keep it to four sentences:

"I want you to know that I am going through a divorce. I expect a few appointments over the next months. I will tell you the dates as early as I can. What matters most to you this month, so that I put it first?"

That says enough. Leave out blame, money and details.

Before you speak:

- Decide what you want: later start on Mondays, one shift less, no travel.
- Ask Human Resources, in writing, what leave exists and who will know.
- Ask about an employee assistance program. These offer free, confidential help for personal problems.

Afterward, send a two-line email with what was agreed.

If your ex calls or turns up at your job, tell security or your boss that much. Ask that nobody gives out your hours or your number. The help button at the top of this chat can help you plan.`,
    asks: [
      'should i tell my boss about my divorce',
      'how do i ask for time off for court and lawyer appointments',
      'cried in front of my manager, do i explain',
      'what to say to HR about my separation',
      'telling my employer about the divorce',
      'how much do i tell my supervisor at work',
    ],
    sources: [opmEap],
    followUps: [
      "i can't concentrate at work because of the divorce",
      'what do i say when people ask about the divorce',
    ],
  },
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
    ],
    sources: [cdcActivity],
    followUps: ['am i depressed or just sad', 'how do i know if im actually healing'],
  },
  {
    id: 'lena-overwhelmed',
    advisor: 'lena',
    title: 'When everything is too much',
    text: `Sit down with one sheet of paper. You are going to empty your head, not fix your life.

1. Write everything down for ten minutes. Big and small, no order.
2. Cross out what nobody will miss this month.
3. Circle what has a real date: court papers, rent, school, a doctor.
4. Put a name beside anything another person could do.
5. Choose **one** circled thing. Write its first step so that it takes ten minutes.

Do that step today, or tomorrow before noon. Then you may stop.

Each morning, pick one "must" and one "kind to me". Not five.

Keep all divorce papers in one box. Open the box at set times only, such as Tuesday and Friday at four. Mail that may carry a deadline gets opened the day it comes.

If you are too tired even for the list, do this instead: eat, wash, sleep. Ask someone to sit beside you tomorrow while you write it.`,
    asks: [
      'everything is too much, so overwhelmed i dont know where to begin',
      'im so overwhelmed i just freeze',
      'too many things to handle at once: papers, bills, kids, moving',
      'my to do list is endless and i do nothing',
      'cant cope with all the decisions and chores alone',
      'feeling overwhelmed by divorce',
    ],
    sources: [],
    followUps: [
      'should i sell the house or move right now while im a mess',
      'im burnt out being a single parent',
      "i can't concentrate at work because of the divorce",
    ],
  },
  {
    id: 'lena-big-decisions',
    advisor: 'lena',
    title: 'Big decisions while you are raw',
    text: `Put off what can be put off. In deep grief it is wise to delay major choices, and few things have to be settled this week.

Sort each decision into one of three:

- **Has a date.** Court papers, a lease, a job offer. Handle these, with help.
- **Can wait.** Moving far away, quitting, a tattoo, a new partner in the house. Look at it again in three months.
- **Feels urgent only at night.** Write it down. Read it at lunch.

For one that cannot wait:

1. Write the question in one line.
2. List two choices, plus "do nothing for now".
3. For each: what does it cost, and can I undo it?
4. Sleep on it two nights. Ask one calm person and one expert.

Choose the one you can undo, if you are torn.

If someone pushes you to sign today, say: "I do not sign things on the day I get them. I will answer on Friday." If you are afraid to say that, use the help button at the top of this chat.`,
    asks: [
      'should i sell the house or move right now while im a mess',
      'i want to quit my job and start over in another state',
      'making big decisions during a divorce when i cant think straight',
      'feel pressured to decide and sign fast',
      'should i wait before making major life choices',
      'should i move back to my hometown, change jobs or wait',
    ],
    sources: [umdGrief],
    followUps: [
      'everything is too much, so overwhelmed i dont know where to begin',
      'was it a mistake to leave, is divorce the right decision',
    ],
  },
  {
    id: 'lena-holidays',
    advisor: 'lena',
    title: 'The first holidays',
    text: `Decide early, and decide small. The day itself is easier with a plan for the morning, the afternoon and the night.

If the children are away:

- Pick a different day and make it yours with them. Same food, same songs.
- Say yes to one invitation, with your own car, so that you can leave.
- Or make it a plain day on purpose: soup, a long walk, three films.
- Volunteer for one shift where hands are needed.

If they are with you:

- Keep two old customs. Drop the ones that only hurt.
- Add one new thing that never was before.
- Let them call the other parent for a short while.

Tell relatives in advance: "Please no talk about the divorce at the table."

Spend what you can afford. Children remember who had time.

Plan the evening after as well. That is when the drop comes. Put a friend's call there.

If the day makes you not want to live, use the help button at the top of this chat.`,
    asks: [
      'first christmas without my kids',
      'dreading thanksgiving as a divorced mom',
      'how to survive the holidays alone',
      'easter, eid or hanukkah when the family is split',
      'new years eve by myself for the first time',
      'birthday, thanksgiving or christmas day without the children',
    ],
    sources: [],
    followUps: [
      'our wedding anniversary is coming up and i dread it',
      'the house is empty when the kids are with their dad',
    ],
  },
  {
    id: 'lena-hard-dates',
    advisor: 'lena',
    title: 'Anniversaries and other hard dates',
    text: `Put the date on your calendar, so that it does not creep up on you. You may feel it days before you know why.

Then make a small plan for it:

- Choose in advance: mark it, or make it ordinary. Both are fine.
- To mark it: light a candle, walk to one place, write a page, then close the notebook.
- To make it ordinary: be at work, fill the evening, see someone who does not mention it.
- Turn off photo memories on your phone that week.
- Mute your ex for three days.
- Tell one person: "Tuesday was our day. Can you text me at eight?"

Do not choose that date to talk about money, sign things or have a serious conversation.

The divorce date itself can be strange too. Some people feel free, some feel nothing, and some cry. You do not owe it a party.

Afterward, write one line about how it was. Next year you will have proof that you got through.`,
    asks: [
      'our wedding anniversary is coming up and i dread it',
      'his birthday still makes me sad',
      'the divorce is final tomorrow, what will i feel',
      'certain dates wreck me, like the day we met',
      'valentines day is hell this year',
      'how to get through an anniversary after divorce',
    ],
    sources: [],
    followUps: ['first christmas without my kids', 'what do i do with my wedding ring and photos'],
  },
  {
    id: 'lena-child-misses-other-parent',
    advisor: 'lena',
    title: 'When your child misses the other parent',
    text: `Get down to their level and name it: "You miss Daddy. That makes sense. It is okay to be sad here."

Then wait. You do not have to make it better in a minute.

- Let them cry on you. Hold, do not argue.
- Keep a photo of the other parent in their room, if that is safe.
- Let them send a drawing or make one short call.
- Show them the days on a calendar with two colors.
- Keep the same goodnight steps each time.

Avoid "But you have fun with me" and "He chose to go." Both ask the child to take care of you or to take a side. Children need to be free to love both parents.

Many children act differently in the first year after a separation. Sadness can come back on birthdays and holidays.

It can hurt to comfort a child about the person who hurt you. Do it anyway, and then phone someone for yourself.

If your child is scared of that parent, listen. Use the help button at the top of this chat.`,
    asks: [
      'my daughter cries and misses her dad',
      'how do i comfort my son who wants his mom back home',
      'toddler asks for daddy every night at bedtime',
      'kids are sad about the split what do i say to them',
      'my daughter clings and cries when dad leaves after a visit',
      'homesick little one at my house wants mommy',
    ],
    sources: [aapDivorce, cornellKids],
    followUps: [
      'my child thinks the divorce happened because of them',
      'when should i worry about how my kid is coping',
      'is it ok if my kids see me cry',
    ],
  },
  {
    id: 'lena-child-blames-you',
    advisor: 'lena',
    title: 'When your child says it is your fault',
    text: `Stay with the feeling and leave the verdict alone: "You are really angry with me. You did not want this. I can hear that."

Do not defend yourself. Do not tell them what the other parent did. If they push, say: "That is between grown-ups. What I can talk about is how it is for you."

Keep the limit on how it is said: "You may be furious. You may not hit me or call me names. I will be in the kitchen when you are ready."

Later that day:

- Do something side by side, such as driving, cooking or a game. Talk comes easier there.
- Say once: "You do not have to choose. I can take your anger."
- Show up the same way tomorrow.

You may be the parent who feels safe enough to be angry at. It can last a while.

Say your own hurt to an adult, in another room.

If the words sound like an adult's words, note the date and what was said. Do not question the child about it.`,
    asks: [
      'my son says the divorce is my fault and he hates me',
      'my kids are mad at me for leaving their father',
      'my daughter takes his side and wont hug me',
      'what do i answer when my child blames me for breaking up the family',
      'my kid blames me and is angry that i left',
      'angry child after separation says mean things to me',
    ],
    sources: [],
    followUps: [
      'my teenager wont talk to me anymore',
      'i feel so guilty for leaving my husband',
      'when should i worry about how my kid is coping',
    ],
  },
  {
    id: 'lena-child-blames-self',
    advisor: 'lena',
    title: 'When your child thinks they caused it',
    text: `Say it plainly, and say it often: "This is a grown-up problem. Nothing you did, said or thought made it happen. Nothing you do can fix it. We both love you."

Only say "we both" if it is true and safe.

Children work it out in odd ways. They may think it was the bad grade, the messy room, or the fight about bedtime. So ask a soft question while you do something else: "Some kids think it is because of them. Do you ever wonder that?"

Then:

- Listen to the whole answer before you correct it.
- Thank them for telling you.
- Repeat the same words next week. Once is rarely enough.
- Do not give them jobs such as "Be good for Mommy, she is sad."
- Keep money, court and blame out of their ears.

Watch for a child who is suddenly perfect, always careful, or playing peacemaker. Tell them: "You do not have to look after us. That is our job."`,
    asks: [
      'my child thinks the divorce happened because of them',
      'how do i make sure they know its not their fault',
      'my little girl is trying to get us back together by being good',
      'what should kids hear over and over about the separation',
      'my son thinks he caused the breakup',
      'my 8 year old asks if it is his fault we split',
    ],
    sources: [cornellKids],
    followUps: ['my daughter cries and misses her dad', 'when should i worry about how my kid is coping'],
  },
  {
    id: 'lena-when-to-worry-about-child',
    advisor: 'lena',
    title: 'When to get help for your child',
    text: `Call your child's doctor if something worries you. You do not need to be sure. You can say: "We separated in March. This is what I see. I would like advice."

Write down what has changed, since when, and where it shows: home, school, the other house.

Reasons to call soon:

- sleep, eating or schoolwork is clearly worse for several weeks
- a skill is lost, such as wetting again
- constant stomach aches or headaches
- no friends, no play, no joy
- fights, running off, or drinking and drugs in a teen
- fear of going to one of the homes

Many children change in the first year, and most problems ease within two to three years. Getting help early is still fine.

Ask the school too. A counselor or teacher sees a lot. There may be a group for children with two homes.

**Do not wait** if your child talks about dying, hurts themselves, or says someone hurt them. Use the help button at the top of this chat.`,
    asks: [
      'when should i worry about how my kid is coping',
      'does my child need therapy because of the divorce',
      'my son is wetting the bed and failing at school since we split',
      'warning signs in children after separation',
      'how long until the kids adjust',
      'kids acting out, clingy, bad grades, do they need a counselor',
    ],
    sources: [aapDivorce, cornellKids],
    followUps: [
      'my child thinks the divorce happened because of them',
      'my teenager wont talk to me anymore',
    ],
  },
  {
    id: 'lena-crying-before-children',
    advisor: 'lena',
    title: 'If the children see you cry',
    text: `It is all right for them to see it now and then. What they need is to see that you come back from it, and that it is not their job.

Say: "I am sad right now. It is grown-up sadness. It will pass, and I have people who help me. Do you want to finish the puzzle?"

Then do the next ordinary thing.

What to keep away from them:

- details about money, the affair or court
- "What would I do without you?"
- hours of crying, or not getting up
- asking them to keep your tears a secret

Find two adults who are your daytime and night-time call. Use the shower, the car or a walk for the bigger waves.

If a child starts to comfort you a lot, hug them and say: "Thank you. I have grown-ups for this. You go and play."

If you cannot look after them for a day, ask someone to come. That is good parenting. If it goes on for weeks, see a doctor.`,
    asks: [
      'is it ok if my kids see me cry',
      'broke down in front of my children today',
      'should i hide my sadness from my son',
      'my six year old is comforting me and i feel terrible',
      'crying in front of the kids',
      'how much emotion should i show my kids',
    ],
    sources: [cornellKids],
    followUps: [
      "i can't stop crying",
      'im burnt out being a single parent',
      'my daughter cries and misses her dad',
    ],
  },
  {
    id: 'lena-silent-teen',
    advisor: 'lena',
    title: 'When your teenager shuts down',
    text: `Stay near without pressing. Short, regular and side by side beats one big talk.

- Drive them places. Do not start with questions.
- Bring food to their door, say one sentence, and go.
- Text something light once a day. A dog picture is fine.
- Ask about their plans, not their feelings: "What is on for Saturday?"

Open a door once: "You do not have to talk to me. I would like you to have somebody. Coach, aunt, counselor? You pick."

Be straight when they ask. "I do not know yet. I will tell you as soon as I do." Teens hear a polished answer.

Do not ask what happens at the other house. Do not make them your adviser.

Keep two or three rules and be kind about the rest.

If grades crash, friends vanish, sleep turns round, or there are drugs, call their doctor. If they talk about dying or hurting themselves, do not leave them alone. Use the help button at the top of this chat.`,
    asks: [
      'my teenager wont talk to me anymore',
      'my son is 16 and barely speaks to me, locks himself in his room',
      'how do i reach my teen son during divorce',
      'adolescent is cold and rude and only on the phone',
      'teen withdrawn after parents divorce',
      'my teenage daughter shuts me out',
    ],
    sources: [],
    followUps: [
      'my son says the divorce is my fault and he hates me',
      'when should i worry about how my kid is coping',
    ],
  },
  {
    id: 'lena-parent-burnout',
    advisor: 'lena',
    title: 'Worn out from parenting alone',
    text: `Lower the bar for this season, and do it on purpose. Fed, safe, loved and mostly on time is enough.

Make a **bare minimum evening** you can use any night:

- eggs, cereal or frozen pizza
- ten minutes of you on the floor with them, no phone
- teeth, story or song, lights out
- dishes tomorrow

Then cut or swap:

1. Drop one activity until summer.
2. Trade with another parent: you drive Monday, they drive Thursday.
3. Ask the school about after-care or fee help.
4. Let children do real jobs: lunch boxes, socks, feeding the cat.

Take a break you do not have to earn. Fifteen minutes in the car with the seat back counts.

When somebody says "Let me know if I can help", answer at once: "Thursday, five to seven, please."

Do you fear losing control with a child? Put them somewhere safe, step outside and call someone. The help button at the top of this chat has numbers.`,
    asks: [
      'im burnt out being a single parent',
      'no break ever, solo mom of three and exhausted',
      'how do single dads do work and kids and laundry',
      'i have nothing left to give my kids by evening',
      'exhausted single mom needs a break',
      'too tired to be a good parent',
    ],
    sources: [],
    followUps: [
      'i yelled at my kids and feel awful',
      'everything is too much, so overwhelmed i dont know where to begin',
      'evenings by myself are so lonely',
    ],
  },
  {
    id: 'lena-self-worth',
    advisor: 'lena',
    title: 'Feeling unlovable',
    text: `One person's leaving, or one person's words, is not a measure of you. Right now it is loud, so you need something on paper against it.

Start a page called **Evidence**. Add one line a day for two weeks:

- something you did well, however small
- something kind that was said to you
- a moment when your child leaned on you
- a thing your body carried you through

Then notice whose voice the insult has. Is it yours, or did someone say it for years? If it is theirs, you may hand it back: "That is what he said. It is not a fact."

For the mirror: wash, dress in something that fits today's body, get a haircut if you can. Do it for comfort, not to be chosen.

Stay near the people with whom you feel like yourself. Spend less time where you feel graded.

If you were put down day after day by someone you fear, that is a harm in itself. The help button at the top of this chat leads to people who understand it.`,
    asks: [
      'i feel ugly and unlovable now',
      'no self esteem left after the divorce',
      'how do i rebuild my confidence',
      'he told me nobody else would ever want me',
      'not good enough, too old, too fat to start over',
      'worthless, insecure and unattractive since he left me',
    ],
    sources: [],
    followUps: [
      'i dont know who i am without my marriage',
      'am i ready to start dating again',
      'i feel like such a failure because my marriage ended',
    ],
  },
  {
    id: 'lena-who-am-i-now',
    advisor: 'lena',
    title: 'Finding yourself again',
    text: `Start with what you can choose this week, not with the question of who you are.

Try a small hunt:

1. List ten things you liked before this relationship. Music, food, places, people.
2. List three you gave up to keep the peace.
3. Pick one from each list. Put it on the calendar within seven days.

Then collect facts about yourself, like a new friend would. What time do you like to eat? Which side of the couch? What do you watch when nobody comments?

Say "I" on purpose for a day: "I would like the window seat."

Try one thing where nobody knew you as a couple. Go three times before you decide.

You will feel silly, and now and then you will feel light. Note the light ones. They point somewhere.

Changing your name back, your hair or the kitchen color can help. Large changes can wait until the ground is firmer.

You do not have to become somebody new. Some of you was only waiting.`,
    asks: [
      'i dont know who i am without my marriage',
      'lost my identity, i was always just a wife and mom',
      'how do i start a new life after divorce',
      'hobbies and interests after divorce, what do i even like',
      'rebuilding myself at 40 from scratch',
      'finding myself again after divorce',
    ],
    sources: [],
    followUps: [
      'how do i know if im actually healing',
      'divorced after 30 years and starting over at 60',
      'how do i make my new apartment feel like home',
    ],
  },
  {
    id: 'lena-ready-to-date',
    advisor: 'lena',
    title: 'Whether you are ready to date',
    text: `There is no right number of months. Ask yourself these five, honestly.

1. Can I spend a free evening alone without panic?
2. Can I talk about my ex for two minutes without heat?
3. Do I want to meet someone, or to stop feeling something?
4. Can I say no to a second date?
5. Do I have time that does not come out of my children's week?

Mostly yes: start small. Coffee, an hour, a public place. Tell a friend where you are.

Mostly no: that is useful to know. Build company first.

For now:

- Keep dates out of your children's sight until it is steady.
- Keep your address, your work and the school private for a while.
- Notice how they act when you say no. That tells you more than charm.
- If your divorce is still open, ask your lawyer whether dating could matter in your case.

If your ex has threatened you or watches you, plan this with an advocate first. The help button at the top of this chat can connect you.`,
    asks: [
      'am i ready to start dating again',
      'how soon is too soon for a new relationship',
      'scared to trust anyone or use dating apps after divorce',
      'is this a rebound',
      'will i ever find love again',
      'is it okay to start seeing someone new, dating after divorce',
    ],
    sources: [],
    followUps: ['my ex already has someone new', 'i feel ugly and unlovable now'],
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
    ],
    sources: [],
    followUps: [
      'our wedding anniversary is coming up and i dread it',
      'how do i make my new apartment feel like home',
    ],
  },
  {
    id: 'lena-new-home',
    advisor: 'lena',
    title: 'Making a new place feel like home',
    text: `Begin with one corner that works, not with the whole place. A lamp, a chair, a blanket, a plug for the phone.

First week:

- Make the bed and hang the shower curtain. The rest can stay in boxes.
- Put up one picture that has nothing to do with the marriage.
- Choose a smell: coffee, soap, onions in a pan.
- Learn one neighbor's name, and the nearest late-night store.

With children, before they sleep there:

- Let each choose one thing: bedding, a night light, where the bed stands.
- Keep pajamas, toothbrush and a charger there, so they do not pack a bag each time.
- Cook the same supper on the first night every time.
- Call it by a name they pick. Not "Mom's apartment", if they mind that.

Used and few is fine. Ask friends for exact things: "Does anyone have a spare pot?"

If you moved to be safe, keep the address off forms and photos. An advocate can tell you what else to do. Use the help button at the top of this chat.`,
    asks: [
      'how do i make my new apartment feel like home',
      'hate this tiny rental after losing our house',
      'moved out and everything here is strange and bare',
      'helping kids settle in at my new place on a small budget',
      'settling into a new apartment after separation',
      'my new house feels empty and cold',
    ],
    sources: [],
    followUps: [
      'the house is empty when the kids are with their dad',
      'i dont know who i am without my marriage',
    ],
  },
  {
    id: 'lena-find-a-counselor',
    advisor: 'lena',
    title: 'Finding a counselor you can afford',
    text: `Start with what may already be paid for.

1. **Work.** Ask Human Resources whether there is an employee assistance program. These offer free, confidential short-term counseling. The number of visits may be limited.
2. **Insurance.** Call the number on your card. Ask: "Who is in network for counseling, is taking new people, and what do I pay?"
3. **No insurance.** Ask about Medicaid. Ask your state or county mental health office for low-cost clinics.
4. **Anywhere.** Ask for a sliding fee, which means the price goes by your income.

What to say on the first call:

"I am going through a divorce and I am not sleeping. I can pay about this much. When is your first free hour? Do you keep a waiting list?"

In the first meeting, ask: "Have you worked with divorce? How would we know that it helps?" You may try two people and choose.

If there was fear or violence, ask for someone trained in that. Domestic violence programs can point you to one. See the help button at the top of this chat.`,
    asks: [
      'how do i find a counselor i can afford',
      'free or cheap therapy for divorce',
      'i need a therapist but have no insurance',
      'does my job pay for counseling sessions',
      'first therapy appointment what do i say',
      'do i need therapy, how to find a therapist or psychologist',
    ],
    sources: [opmEap, wsmhServices],
    followUps: ['where can i find a divorce support group', 'am i depressed or just sad'],
  },
  {
    id: 'lena-support-group',
    advisor: 'lena',
    title: 'Finding people who have been there',
    text: `Look for a group that meets on a fixed day and has a named leader. That is a better sign than a big name.

Where to ask:

- a library, community center or family service office
- a place of worship, yours or another that welcomes you
- your doctor, your child's school, or a counseling program at work
- the county bar's or court's list of classes for separating parents

Questions before you go:

1. Who leads it, and is what is said kept private?
2. Is it for divorce, or for grief in general?
3. Can I come and only listen?
4. What does it cost?

Go three times. The first evening is often just nerves.

Leave if it turns into a contest about awful exes. Leave too if you feel worse each week.

Online groups: use another name and picture, and share no details. Your ex may know a member, and posts can be copied.

If you fear your ex, ask for a domestic violence group instead. The help button at the top of this chat can find one.`,
    asks: [
      'where can i find a divorce support group',
      'i want to talk to others going through the same thing',
      'online forum or community for divorced people',
      'is there a meeting for separated men near me',
      'support groups for divorce',
      'meet other single parents who get it',
    ],
    sources: [],
    followUps: ['how do i find a counselor i can afford', 'evenings by myself are so lonely'],
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
    ],
    sources: [],
    followUps: [
      'is there a quick grounding exercise i can do anywhere',
      'this divorce is dragging on forever and im worn down',
    ],
  },
  {
    id: 'lena-long-limbo',
    advisor: 'lena',
    title: 'When the divorce drags on',
    text: `You cannot set the pace of a court or of another person. You can stop living in the waiting room.

Try this split:

- **Divorce hours.** Two fixed slots a week for mail, calls and forms.
- **Rest of life.** Everything else. When it leaks, write a note for the next slot.

Ask your lawyer or the clerk one question: "What is the next event, and when?" Put only that on the wall. You do not need the whole road.

Make three plans that do not depend on the outcome. A weekend trip, a class, a bookshelf. Finish one.

Mark time in your own way. A jar with a bean for every week works, because you can see it fill.

Tell friends: "There is no news. Ask me about something else." They will be relieved too.

Let yourself be bored with it. Boredom is kinder than alarm.

If you notice that each delay comes with threats or fear, tell your lawyer. Use the help button at the top of this chat as well.`,
    asks: [
      'this divorce is dragging on forever and im worn down',
      'stuck in limbo waiting for it to be final',
      'how do i live with not knowing what will happen',
      'years of this and no end in sight, so tired',
      'waiting for the judge to sign, the waiting makes me crazy',
      'uncertainty about when it will be over',
    ],
    sources: [],
    followUps: ['i get so anxious before a court date', 'why do i wake up at 3am with my mind racing'],
  },
  {
    id: 'lena-relief-and-shame',
    advisor: 'lena',
    title: 'Relief, and shame about the relief',
    text: `Relief is allowed. It tells you how heavy something was. It does not mean you never loved them, or that the children do not matter.

Feelings after a separation rarely come one at a time. You can be free on Monday and bereft on Tuesday.

Try saying it with "and" instead of "but":

- "I am relieved, **and** I am sad for the kids."
- "I miss him, **and** the house is peaceful."
- "It was right, **and** it hurts."

Write down what exactly is lighter. No shouting? No guessing moods? Sleeping through? That list shows what you need from now on.

You do not have to perform grief for other people. "I am doing okay, thank you" is honest.

With the children, keep the relief quiet. Theirs may be mixed too, so ask nothing and let them lead.

If you are relieved because you are no longer afraid, take that seriously. An abuser can become more violent weeks or months after the end. Make a safety plan with an advocate, through the help button at the top of this chat.`,
    asks: [
      'i feel relieved and then ashamed of it',
      'is it normal or wrong to feel happy about my divorce since he moved out',
      'mixed emotions, free one day and crying the next',
      'i feel peaceful alone, am i a cold person',
      'relieved that my marriage is over',
      'feeling happy after divorce, guilty about it',
    ],
    sources: [wlLeaving],
    followUps: [
      'i feel so guilty for leaving my husband',
      'i feel nothing, just numb and empty',
      'i dont know who i am without my marriage',
    ],
  },
  {
    id: 'lena-later-life',
    advisor: 'lena',
    title: 'Divorce after decades together',
    text: `You are not too late. You are also not wrong to find it hard. Half a life of habits ends at once.

Start with the daily shape. For each part of the day that was "ours", decide what it is now:

- Morning coffee: on the porch, with the radio.
- Supper: at the counter, or with a neighbor on Wednesdays.
- Sunday: a fixed call with one person.

Learn the jobs the other one did, one a month: the taxes folder, the car, the cooking, the birthdays. Ask a grown child to show you, not to do it.

About adult children: they grieve too. Say: "You do not have to fix this or choose. I would like to hear how it is for you." Do not tell them the private reasons.

Make a health list: doctor, pills, who comes if you fall. Give it to someone.

Find one place a week that needs you. Being needed can ease the feeling of being discarded.

Ask about money early, with someone who knows retirement and insurance.`,
    asks: [
      'divorced after 30 years and starting over at 60',
      'gray divorce, too old to begin again',
      'my adult children are upset about our divorce',
      'married my whole life and never lived alone',
      'late life divorce in my sixties',
      'i am 62, married 40 years and now alone, left by my spouse',
    ],
    sources: [],
    followUps: ['i dont know who i am without my marriage', 'evenings by myself are so lonely'],
  },
  {
    id: 'lena-hard-to-talk',
    advisor: 'lena',
    title: 'If you are not used to talking about it',
    text: `You do not need to pour your heart out. You need one person who knows roughly how it is.

Use a number instead of words: "I am at a three today." Agree what a two means: "Two is when I want you to come over."

Easier ways in:

- Talk while doing something: driving, fishing, fixing a bike, walking the dog.
- Send a voice note, or a text that asks for nothing: "Rough week. Just saying."
- Ask for help with a task. The rest comes out sideways.
- Write it for yourself, five lines, then bin it.

Say it to a doctor as facts: hours of sleep, drinks a week, weight, temper. That is enough to start.

Watch for going silent, working all hours, drinking more, driving too fast, or snapping. Those can be sadness in work clothes.

Needing people is not a weakness in a father, or in anyone.

If you have thought about dying, tell one person tonight. The help button at the top of this chat shows lines you can text.`,
    asks: [
      'i dont know how to talk about my feelings',
      'men are supposed to be strong, i keep it all inside',
      'dad here, never told anyone how bad it is',
      'i bottle everything up and then explode',
      'hard to open up to anyone about my divorce',
      'guys dont talk about this stuff',
    ],
    sources: [],
    followUps: [
      'where can i find a divorce support group',
      'im so angry i could scream',
      'am i depressed or just sad',
    ],
  },
  {
    id: 'lena-am-i-healing',
    advisor: 'lena',
    title: 'How to tell that you are healing',
    text: `Look for small signs, not for one big morning. You may already have some.

- You went an hour without thinking of it.
- You laughed and did not check whether you were allowed.
- Their name on the phone makes you tired rather than sick.
- You sleep a bit longer than last month.
- You made a plan for a date after next week.
- You were curious about something.

Keep a note of three numbers each Sunday, from one to ten: sleep, worry, hope. Do not read back for six weeks. The line will wobble. See whether it leans.

Bad days in between are part of it. A song, a court letter or a birthday can throw you. Notice how quickly you get up again. That is the better measure.

Healing is not the same as not caring. You may always have a soft spot there.

If the numbers have been flat and low for weeks, that is not failing. It is a reason to ask a doctor or counselor for more help.`,
    asks: [
      'how do i know if im actually healing',
      'signs that i am healing and getting over my divorce',
      'am i making any progress or just stuck',
      'will i ever feel normal and happy again',
      'how will i know when i have healed',
      'am i healing or not, feels like no progress',
    ],
    sources: [],
    followUps: [
      'how long does divorce grief last',
      'i dont know who i am without my marriage',
      'do i have to forgive my ex',
    ],
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
    ],
    sources: [],
    followUps: [
      'im so angry i could scream',
      'how do i know if im actually healing',
      'i feel so guilty for leaving my husband',
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
    ],
    sources: [],
    followUps: ['i want to text my ex so badly right now', 'do i have to forgive my ex'],
  },
  {
    id: 'lena-first-days',
    advisor: 'lena',
    title: 'The first days after the news',
    text: `For three days your only job is to get through them. Almost nothing else is due.

1. Tell two people. Ask one to check on you each evening.
2. Water, something salty, something sweet, every few hours.
3. Sleep where you feel safe. A friend's couch is fine.
4. Call in sick for a day if you can.
5. Take a photo of any paper you are given. Note the day you got it. Papers can carry deadlines, so ask a court self-help center or a lawyer soon.

Leave these alone for now: announcements online, big purchases, moving money, long talks at night, promises.

With children: "Something big is happening between us. You are loved and you will be looked after. I will tell you more soon."

Your mind may replay it, go blank or race. Shock is a common first answer to a loss.

If you are in danger, or the news came with threats, do not stay to talk it over. Use the help button at the top of this chat now.`,
    asks: [
      'he told me last night he wants out, what do i do first',
      'just found out and im in shock, how do i get through today',
      'my wife moved out this morning',
      'first days after separating, i cant function',
      'we told each other its over and i feel like im falling',
      'we decided to separate yesterday, what now',
    ],
    sources: [umdGrief],
    followUps: ["i can't eat since he left", "i can't sleep since we separated", 'he left me out of nowhere'],
  },
];
