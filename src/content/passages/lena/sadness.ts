import type { Passage, Source } from '../../passage.ts';
import { illinoisDepression, umdGrief } from './sources.ts';

const checked = '2026-11-20';

const uisGrief: Source = {
  title: 'Grief',
  publisher: 'University of Illinois Springfield Counseling Center',
  url: 'https://www.uis.edu/counseling-center/resources/grief',
  checked,
};
const ufDepression: Source = {
  title: 'Depression',
  publisher: 'University of Florida Health',
  url: 'https://ufhealth.org/conditions-and-treatments/depression',
  checked,
};
const acepSuicide: Source = {
  title: 'Suicide: Know the Warning Signs. Know How to Help.',
  publisher: 'American College of Emergency Physicians',
  url: 'https://emergencyphysicians.org/article/mental-health/suicide-know-the-warning-signs-know-how-to-help',
  checked: '2026-11-22',
};
const samhsaSuicide: Source = {
  title: 'Suicide and Suicidal Behavior',
  publisher: 'Substance Abuse and Mental Health Services Administration',
  url: 'https://www.samhsa.gov/mental-health/suicidal-behavior',
  checked: '2026-11-22',
};

export const lenaSadness: readonly Passage[] = [
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
      'tears in the frozen food aisle, again',
      'i well up the second anybody is nice to me',
      'how do i stop the waterworks long enough to get through a parent teacher night',
      'cried on the bus, cried at the dentist, cried at the bank, when does it let up',
      'my face is a mess every morning because i weep half the night',
      'is it healthy to just let yourself sob or should i hold it in',
      'im 63 and a man and i cannot talk about her without my voice cracking and crying',
      'i cry all day',
      'cant stop the tears since he left',
      'why do i start crying over nothing',
      'crying at work, in the car, everywhere, how do i get it under control',
      'i cry myself to sleep every night',
      'somebody asked how are you and i burst out crying in the office',
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
      'there is just nothing there, no sad no mad, like a switch got flipped off',
      'everyone keeps asking if im ok and honestly i feel blank',
      'why havent i cried even once',
      'my own kids laugh and i feel like im behind a wall',
      'i go to work and come home and none of it touches me',
      'is it shock when you feel cold and hollow for weeks',
      'feels like it is happening to some other person and not to me, no feelings at all',
      'i feel numb',
      'i dont feel anything about the divorce',
      'why am i so empty and cold inside',
      'no tears no anger, nothing, is that normal',
      'going through the days like a zombie',
      'i should be sad but there is no feeling at all',
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
      'does it get better',
      'when does it stop hurting so much',
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
      'when does this end, its been five months',
      'my coworker was fine after a few weeks and im still a wreck, am i slow',
      'why did the sadness come back after i was doing so good',
      'how long should a person grieve a marriage',
      'is there an order to it, first angry then sad then okay',
      'feels like a death but nobody brings casseroles, when do people normally start to feel better',
      'is it strange to mourn when the divorce was my own idea',
      'how long until i get over my divorce',
      'when will it stop hurting',
      'six months and still grieving my marriage, is that normal',
      'does the pain come in waves',
      'what stage of grief is this',
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
      'dont care about anything i used to love, is it the breakup or am i ill',
      'cant get out of bed most mornings, been weeks, who do i ask',
      'what should i say to my doctor, i just feel low all the time',
      'how do they tell regular heartbreak from real depression',
      'i let the shower and the mail and the lawn go for two months now, something wrong with me',
      'do i need pills or will this lift by itself',
      'sleep all day, cant think straight, feel worthless, is it time to be checked',
      'am i depressed',
      'how do i know if this is depression or the divorce',
      'low mood for weeks, no interest in anything, should i see someone',
      'do i have depression, i sleep all the time and dont care',
      'at what point do you go to the doctor for being sad',
      'when does grief become depression',
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
    sources: [acepSuicide, samhsaSuicide],
    followUps: ['how do i find a counselor i can afford', 'am i depressed or just sad'],
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
      'how do i know im getting better',
      'am i over him or just busy',
      'had a good week, is this what healing looks like',
      'some days fine some days awful, is that progress',
      'how do you measure if you are moving on',
      'will i ever be okay again',
      'i thought i was healing and then one song wrecked me',
      'what are the signs youre getting past a divorce',
      'am i getting better',
      'when will i feel like myself again',
      'how do i know that im over my ex',
      'some progress then a setback, is that healing',
      'is it a good sign that i didnt think of her all day',
    ],
    sources: [],
    followUps: [
      'how long does divorce grief last',
      'i dont know who i am without my marriage',
      'do i have to forgive my ex',
    ],
  },
];
