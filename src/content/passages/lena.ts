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
      'chest pounding, hyperventilating in the bathroom',
      'meltdown in the parking lot cant catch my breath, feels like a heart attack',
      'is it my heart or is it just panic',
      'sweating and trembling out of nowhere after i got served, the walls are closing in and i need it to pass',
      'heart palpitations and dizzy, should i go to the ER',
      'having a full on freak out in the kitchen while the kids watch tv, talk me down',
      'my throat closes up and i think im about to pass out',
      'never had one of these attacks before at 54, scary as hell, what stops it',
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
      'i flinch when a man raises his voice',
      'been gone eight months, yet my body still braces for his footsteps on the stairs',
      'triggered by his cologne at walmart and i was right back there',
      'hypervigilant, checking the locks over and over',
      'i relive that night whenever i hear a garage door',
      'wake up screaming and soaked in sweat from dreams about my marriage',
      'dude here, she used to throw things at me, now slammed cabinets make me shake, do men get trauma too',
      'when do the intrusive images of what happened fade away',
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
      'tears just pour out of me',
      'i bawl in the shower so nobody hears',
      'teary at my desk over a dumb commercial',
      'how do i keep it together in public when a wave hits at the checkout or at church',
      'grown man here and i blubber like a baby every night, is that weird',
      'my eyes are swollen from crying all weekend, how do i make it stop for one day',
      'is there a trick to not break down at the pta meeting',
      'a love song came on the radio and i had to pull over and weep',
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
      'i feel like a robot',
      'everyone expects me to be a wreck and honestly theres just a blank where my feelings should be',
      'why am i not upset about my wife moving out',
      'empty inside, going through the motions, work dinner bed repeat',
      'detached, like watching someone elses life on tv',
      'i signed the papers and felt zero, did i even love him',
      'when does the shock wear off and emotions come back',
      'hollow and flat, my kids hug me and i cant respond',
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
      'how many months until this stops hurting',
      'its been a year and im still not over her, is that pathetic',
      'does time really heal it or is that just something people say',
      'denial, anger, bargaining, which one comes next',
      'ok for two weeks and then tuesday knocked me flat, why does it come back',
      'i was the one who ended it so why am i mourning like somebody died',
      'grandma says it takes one year for every five married, is there a normal timeline',
      'two steps forward one step back, heartbreak keeps circling round',
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
      'been in bed for three weekends, is this clinical depression',
      'when is being down no longer normal',
      'sleeping 12 hours, dont shower, dishes piling up, is that grief or an illness',
      'cant enjoy football, sex, food, anything, feel like a lump',
      'should i ask my primary care doc about zoloft or is this just heartache',
      'my sister says i need to get evaluated because ive been low since march',
      'how long do the blues last before you should get checked out',
      'what do i tell the doctor so she takes my low mood seriously',
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
      'who do i reach out to at night when everything is hopeless',
      'how do i tell my sister that my mind goes to very dark places',
      'i need to get better for my kids but everything is hopeless, who can help',
      'are there trained people where i live i can reach instead of a bot',
      'how to get through only the next hour when it is this bleak',
      'should i ask a buddy to hold on to my pistol and pills while im in a dark place',
      'i keep having dark thoughts and im ashamed to say them out loud',
      'do dark thoughts count if i would never act on them',
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
      'i want to punch a wall',
      'blood boiling after the zoom hearing, where do i put this fury',
      'how do i cool off before i do something stupid',
      'he gets the house and the new life and i get the bills, im livid and seething all day',
      'road rage, slamming doors, thats not who i used to be',
      'pissed off at everything, short fuse since my wife took off',
      'keyed up with hate for that woman, i daydream about getting even',
      'my temper is out of control, what calms a person down in the moment',
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
      'im turning into my own dad, hollering over spilled milk',
      'called my 9 year old a brat and she cried herself to sleep, how do i make it right',
      'i blew up at the kids over homework',
      'do i say sorry to a 4 year old or just let it go',
      'mornings before school i scream like a crazy woman and then hate myself in the car line',
      'first night back from their dads is always chaos and i explode at them',
      'my toddler looked frightened of me when i roared, have i damaged him',
      'i snap at the little ones and take my stress out on them',
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
      'he is a good man and i destroyed him',
      'i filed and now she begs me to stay, i feel like a monster',
      'the kids ask why daddy has a sad face and its because of me',
      'am i a bad person for walking away from a decent husband',
      'he cries on the phone and my conscience wont let me rest, how do i carry this',
      'my parents say i blew up a perfectly good home because i was bored',
      'i owe her after 18 years but i cant stay married out of pity',
      'left my disabled spouse, feel like scum about it',
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
      'she sat me down and said shes done, i had no clue',
      'kicked to the curb after 22 years',
      'he said he checked out years ago, why wasnt i enough',
      'i begged and pleaded and she still filed',
      'why did he leave, i need a reason and all i get is its not you',
      'i came home from deployment and the closet was empty, she walked out on us',
      'stbx ended it over a text message, cant wrap my head around it',
      'how do you cope when the other person decides and you get no say',
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
      'hotel receipts on his venmo, now my head plays a movie of it all day',
      'he was on tinder the whole time',
      'should i get tested for an std after my wife slept around',
      'she had a fling with my best friend, i cant unsee the pictures on her ipad',
      'do i need to know all the details of what they did together',
      'i want to know everything, when, where, how many times, and every answer makes it worse',
      'unfaithful husband, was it because i gained weight after the baby',
      'do i tell people that he was sleeping with his assistant or keep it quiet',
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
      'second divorce and im only 38, total mess',
      'nobody in my family ever split up, im a disgrace',
      'i hide the fact that im divorced from people at temple',
      'couldnt make it work even for the kids, feel like a loser',
      'i cant look anyone in the eye at mass anymore',
      'my immigrant parents say i brought dishonor on us by letting the marriage fall apart',
      'everyone posts happy couples and im the screwup who couldnt keep a husband',
      'the stigma of being a divorcee at our mosque, the whispering is killing me',
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
      'what if i just made the biggest mistake of my life',
      'he wants to work things out and part of me wants to say yes',
      'saw her laughing with the kids and wondered if we should call off the whole thing',
      'cold feet about going through with it, papers are signed but not filed',
      'do people ever get back together and remarry the same person',
      'i wake up sure and by dinner im unsure again, how do i know if i chose right',
      'i miss our old life so bad i could crawl back to him',
      'grass isnt greener, thinking about moving back in',
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
      'its midnight and my thumb is on her number',
      'i typed a long message, do i hit send',
      'broke my streak of not contacting him after 19 days',
      'two glasses in and i sent a voice note begging, how do i undo it',
      'tempted to drive by his place or facetime him just to hear his voice',
      'my message was seen and ignored, should i follow up to explain myself',
      'how do i resist dialing when im lonely and weak',
      'we have to talk about pickup anyway so i make up excuses to chat with him at night',
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
      'saturday night, tv dinner, no plans',
      'i talk to the dog because theres nobody else',
      'new in town after the split, dont know a soul',
      'it gets dark at 5 and i have hours to fill by myself before bed',
      'how do grown men find buddies after 45',
      'the silence when i unlock the door is deafening',
      'i go whole weekends without speaking out loud to another human being',
      'would love company for dinner but i feel needy asking people to hang out',
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
      'my kid free week just started, what now',
      'i sit in her bedroom and sniff her stuffed animals when shes at her moms',
      'dropped them off, drove around the block three times because i couldnt go home',
      'i feel useless every other week when im not being dad',
      '50/50 schedule means five days with no bedtime stories, how do people stand it',
      'how often should i facetime my little ones while they are over there',
      'my boy is two and gone until wednesday, the toys on the floor break me',
      'any ideas for filling the days when its his turn with them',
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
      'got kicked out of the group chat',
      'we were always four couples, now i dont get asked to the lake anymore',
      'his sister was like my own and she blocked me',
      'can i stay close to my father in law after we split',
      'everyone in our circle picked her, i got dropped like a hot potato',
      'should i make my buddies choose between me and my ex',
      'book club ladies act weird around me now that im not half of a pair',
      'a girlfriend of mine passes on everything i tell her to him, whose side is she on',
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
      'whats a good one liner for where is your husband',
      'do i post it on facebook or let the news spread',
      'the moms at dropoff keep asking why dad never comes',
      'grandma still thinks were married, how do i break it to the family',
      'got asked so what happened with you two and i stammered',
      'how to shut down gossips and busybodies at church coffee hour',
      'polite way to say none of your business about the split',
      'haircut lady asked about my wife and i lied, should i just say it',
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
      'reading the same email five times, nothing sticks',
      'i stare at excel and see his face',
      'sent the wrong invoice to a client, my mind is mush lately',
      'on a nursing shift i double check meds because my head is somewhere else',
      'adhd like symptoms since the split, scatterbrained and forgetful on the job',
      'my productivity tanked and im going to get fired if i dont snap out of it',
      'is there some free counseling benefit through my employer for when i cant perform',
      'lawyer emails pop up on my laptop midday and wreck my afternoon of work',
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
      'do i owe my company an explanation for missing mondays',
      'can i keep my private life private from my supervisor',
      'asking my manager for a lighter schedule while the case goes on',
      'what leave can i take for hearings, should i go to human resources first',
      'my sergeant noticed i look like hell, how much should he know',
      'email wording to my foreman about needing mornings free for a hearing and school pickup',
      'will it hurt my promotion if my employer knows im splitting up',
      'my performance review is friday and i slipped badly, do i mention my home situation',
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
      'heartbroken and literally feel ill',
      'clenched jaw, stiff neck, shoulders like concrete',
      'diarrhea and heartburn ever since he moved out',
      'can stress from a breakup give you shingles or make your hair fall out',
      'pressure in my chest comes and goes, should i go to the hospital',
      'feels like the flu but no fever, everything is sore',
      'my back seized up the day i got the petition, coincidence',
      'always queasy, head throbbing, heavy limbs, is grief doing this to me',
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
      'drowning in paperwork and laundry',
      'where do i even start, my list is a mile long',
      'unopened envelopes stacked on the counter, im scared to look',
      'job, daycare, lawyer, dentist, car inspection, and i just sit and stare at the wall',
      'im paralyzed, every task seems like climbing everest',
      'how do i prioritize when everything screams at me at once',
      'she handled the household and now its all on my shoulders, swamped',
      'brain overload, need someone to tell me the one next step',
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
      'thinking of packing up the car and moving to florida',
      'is it dumb to get a tattoo, quit and travel right after a breakup',
      'my realtor wants a yes by friday and i cant think',
      'i keep wanting to do something drastic like cash it all in',
      'everyone says dont make any sudden moves the first year, true or not',
      'got a job offer across the country while my head is a mess, how do i decide',
      'he says sign tonight or the deal is gone, i feel rushed',
      'refinance, sell my truck, adopt a puppy, which of these should i hold off on',
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
      'mothers day with no kids, hide under the blanket or go out',
      'who am i on halloween without trick or treating',
      'its his turn for december, what do i do on christmas eve',
      'passover seder at my parents and everyone will ask about him',
      '4th of july family reunion as the only single one',
      'cant afford presents like she can, will santa feel different at my place',
      'should we keep our old traditions like the tree and pajamas or start new ones',
      'fathers day is coming and she has the boys, how do i spend the day',
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
      'would have been our 20 years on saturday',
      'facebook memories showed me our honeymoon today',
      'one year since he walked out is coming up',
      'the judge signs on the 14th, do people celebrate or cry on that day',
      'her 40th is next week, do i send anything or ignore it',
      'every june 5th i fall apart and this year i want to be ready',
      'should i take the day off on what used to be our special day',
      'our song, our restaurant, our date, how do i make it just another ordinary tuesday',
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
      'my 3 year old screams for mama when i tuck her in',
      'she carries his old tshirt around and weeps',
      'what do i say when he sobs i want to go home to daddy',
      'its my week and all she wants is her mother, it stings and i dont know how to soothe her',
      'can we put a picture of dad on the nightstand even though i cant stand him',
      'should i let her call him when shes upset or does that make it worse',
      'my boy asks how many sleeps until he sees mommy',
      'he left the state and my preschooler keeps waiting at the window for him',
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
      'you ruined our lives, says my 11 year old',
      'she shouted i wish i was with daddy, you made him go',
      'my kids think im the bad guy because i filed',
      'how do i respond to i hate you mommy without spilling what he did',
      'daughter wont forgive me for moving out, she calls me a quitter',
      'my boy kicks and swears at me since i left his mom',
      'should i tell my children the truth about whose fault it was',
      '10 year old throws it in my face that i destroyed this family',
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
      'he said if i had cleaned my room daddy would have stayed',
      'my kindergartner promised to be nice so that we live in one house again',
      'does my 7 year old feel guilty about us splitting up',
      'she overheard us arguing about her and now believes its because of her',
      'what are the right words so they understand they did nothing wrong',
      'my middle child acts like a little marriage counselor, always making peace',
      'she is suddenly so well behaved it worries me, like she is trying to earn us back',
      'he says sorry to me ten times a day for dumb stuff since dad moved out',
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
      'teacher emailed that my first grader hits classmates now',
      'my 5 year old went back to diapers and baby talk',
      'how do i know if its a phase or if she needs professional help',
      'tummy aches every school morning since we separated, pediatrician or wait',
      'found a vape and beer in my 15 year olds backpack since the divorce, who should i call',
      'nightmares, no appetite, no playdates, should my son see a child psychologist',
      'red flags that kids are not handling a divorce well',
      'will this mess them up forever or do most children bounce back',
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
      'my little guy brought me a tissue and said its ok mommy',
      'they caught me sobbing in the laundry room, what do i tell them now',
      'is it harmful for children to see their father in tears',
      'i lost it at the dinner table, tears everywhere, kids just stared',
      'trying to put on a brave face for my daughters, should i fake being fine',
      'my 8 year old has become my little caretaker, pats my back when im upset',
      'do i explain why im sad or hide it from a toddler',
      'how honest can i be with my kids that im hurting',
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
      'one word answers, airpods in, hood up',
      'my 14 year old daughter lives on snapchat and grunts at me',
      'he used to tell me everything, now his door is always shut',
      'high schooler is giving me the silent treatment since we announced the split',
      'should i push my 17 year old to talk or give space',
      'all i get is whatever and im fine from my sophomore',
      'car rides with my teenager are dead quiet, how do i get through to her',
      'she eats in her bedroom and avoids me on my weekends, shes 15',
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
      'touched out, tapped out, two toddlers and no help',
      'baby daddy sees them twice a month and i do the rest, im running on fumes',
      'chicken nuggets again, am i a lazy mother',
      'can i just lock myself in the car for fifteen minutes',
      'who do i ask for help with rides and sitters when i have no village',
      'night shift dad with full custody, when do i ever rest',
      'homework baths lunches soccer, i cant keep all these plates spinning on my own',
      'i love my kids but i fantasize about a hotel room and silence',
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
      'look in the mirror and see garbage',
      'who would want a 47 year old with stretch marks and three kids',
      'i feel like damaged goods',
      'he called me stupid for fifteen years and i believe it now',
      'she said i was never a real man and that sticks in my brain',
      'feel invisible, like nobody will ever pick me',
      'how can i like myself again after being traded in',
      'my self confidence is in the toilet since my ex dumped me for a younger one',
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
      'i dont even know what music i like anymore',
      'should i go back to my maiden name and chop off my hair',
      'married at 19, never got to be just me',
      'what do people do with themselves once theyre single',
      'for years i was somebodys better half, who is left',
      'i gave up painting and my band for her, is it too late to pick it back up',
      'reinvent myself, new chapter, where to begin',
      'im 33 and feel like a blank page, want to discover what makes me happy again',
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
      'downloaded bumble last night then deleted it',
      'is it wrong to flirt while the papers arent final',
      'met a nice guy at the gym, do i say yes to coffee',
      'havent kissed anyone but my ex in 17 years, terrified of a first date',
      'when should my children meet the guy im seeing',
      'cute coworker asked me out, am i just filling a hole',
      'how many months should a man wait before going on hinge again',
      'hooking up with people so i dont have to feel, is that bad',
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
      'finger feels naked without the band',
      'can i pawn my diamond before its final',
      'boxes of her junk in my garage, toss it or keep it',
      'what happens to the wedding album and dress',
      'google photos keeps showing me our vacations',
      'should i save our love letters for the kids someday',
      'his toothbrush and boots are still here, i cant bring myself to touch them',
      'had our initials engraved on everything, what should i do with these mementos',
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
      'mattress on the floor and one fork, how do i set this place up',
      'from a four bedroom to a studio over a laundromat, feels depressing',
      'kids say my condo is boring and they want their old room',
      'what should my children have at my place so they dont pack a bag',
      'facebook marketplace finds and ikea, how can i make it cozy for cheap',
      'living in my parents basement at 41 with my daughter, how to make it ours',
      'first night in the trailer, echo everywhere, i want to cry',
      'decorating ideas for a divorced dad whose walls are bare',
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
      'how much does a shrink cost',
      'betterhelp or talkspace or someone in person',
      'does medicaid or blue cross cover talk therapy',
      'sliding scale clinics near me, im broke but i need to talk to a professional',
      'do i have to lie on a couch, never seen a psychologist, what happens in a session',
      'everyone has a waitlist, where else can i look for mental health help',
      'what is an EAP and how many visits do i get free',
      'i didnt click with my counselor, can i switch to another one',
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
      'divorcecare at a church nearby, is it worth going',
      'any zoom meetups for people whose marriage just ended',
      'i want to be around folks who understand, not my married friends',
      'reddit or facebook groups for newly separated, are they private',
      'do i have to speak up if i go to a circle like that',
      'is there a weekly circle or breakfast for divorced dads',
      'im nervous to walk into a room of strangers and share my story',
      'local club or class where other separated moms meet weekly',
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
      'sick to my stomach, custody hearing at 9 am',
      'what to wear and bring to family court so i feel steady',
      'first time on the stand, my voice shakes when the judge looks at me',
      'zoom court monday, how do i not fall apart on camera',
      'will i have to sit near her in the hallway before we go in',
      'i freeze up when his attorney cross examines me',
      'cant eat, cant think, trial is tomorrow morning',
      'came home from the courthouse and slept 14 hours, is that normal',
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
      'eighteen months and still legally married',
      'another continuance, another six weeks, i could pull my hair out',
      'im on pause until this thing is finalized',
      'is there an end to this legal nightmare',
      'how do i stop checking the mailbox and the court website every day',
      'neither married nor single, just hanging in the air',
      'fed up with postponements, how do i stay sane in the meantime',
      'on hold for three years while lawyers swap letters, i want my weekends back',
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
      'i danced in the kitchen the day she left, am i awful',
      'everyone says condolences and i secretly want to celebrate',
      'no more tension at dinner, i can breathe, so why do i feel bad about it',
      'my mom thinks i should be sadder than i am',
      'is it heartless to enjoy having the house to myself',
      'lighter than i have been in ten years but then i look at the kids faces',
      'he cries and im glad its done, what does that say about me',
      'love him, glad hes gone, both at once, is that weird',
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
      'retired and suddenly on my own at 71',
      'he left me for his high school sweetheart after we raised four kids and buried our parents',
      'widow friends pity me but im divorced at 66, where do i fit',
      'never wrote a check or pumped gas, my husband did it all for 44 years',
      'i never cooked, she did everything, now im 69 and eat from cans',
      'grown son refuses to speak to his father about us splitting',
      'who takes care of me when i get sick, now that im a senior alone',
      'is it foolish to leave at 58 after the youngest went to college, empty nest',
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
      'closed book, thats me, words dont come',
      'i was raised that boys dont cry',
      'buddies at the shop only joke around, how do i bring up that im struggling',
      'people ask how you doing and i say fine, im not fine',
      'not a talker, what can i do instead of spilling my guts',
      'marine vet, taught to suck it up, cant get the words out about the divorce',
      'i shut down whenever my brother asks what is going on',
      'how do i tell my doctor something is off when i hate discussing emotions',
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
      'laughed today for the first time in months, does that mean something',
      'how can you tell youre past the worst',
      'am i moving forward or fooling myself',
      'i dont think of him every hour now, is that a good sign',
      'had a setback after seeing her car, did i lose all my recovery',
      'some way to measure if im getting better week to week',
      'feels like i should be further along by now',
      'i saw his truck and felt indifferent, is that what being over it looks like',
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
      'my preacher says i must pardon her',
      'is it ok to never forgive him',
      'how do i let go of a grudge that eats me alive',
      'i cheated and he left, can i ever make peace with myself',
      'she wants absolution and i have none to give',
      'do i need to forgive to heal or can i skip it',
      'bible says seventy times seven but he drained our savings',
      'does excusing what she did mean i have to take her back',
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
      'he ghosted me after 9 years, no explanation',
      'i never got a sorry from her and never will',
      'what would i write if he could never read it',
      'is keeping a diary good for me or could his attorney get hold of it',
      'goodbye ritual, burn it or bury it',
      'i rehearse speeches to her in the shower, where can i put all these words',
      'pouring my heart out in the notes app, good idea or not',
      'i need a proper ending, he refuses to have one last conversation',
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
      'found the note on the fridge this afternoon',
      'she dropped the bomb at breakfast, im in a daze',
      'got handed an envelope by a process server today, head is spinning',
      'what should i do in the first 24 hours',
      'hubby packed a suitcase tonight and drove off, kids are asleep, im pacing the hallway',
      'i kicked him out an hour ago and im shaking, now what',
      'day two and i havent slept or showered, what matters right now',
      'we agreed sunday night that its done, who do i tell and what can wait',
    ],
    sources: [umdGrief],
    followUps: ["i can't eat since he left", "i can't sleep since we separated", 'he left me out of nowhere'],
  },
];
