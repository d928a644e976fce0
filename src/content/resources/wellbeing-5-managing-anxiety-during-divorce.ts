import type { Resource } from '../resource.ts';

export const managingAnxietyDuringDivorce: Resource = {
  id: 5,
  category: 'wellbeing',
  title: 'Managing Anxiety During Divorce',
  description:
    "How to ride out a wave and sort the worries you can act on from the ones you can't. Also, how to face what you've been putting off.",
  icon: 'wind',
  color: 'hannah',
  readTime: '8 min read',
  tags: ['anxiety', 'worry', 'panic', 'court nerves'],
  content: [
    {
      heading: 'Is it anxiety, or is it a warning?',
      paragraphs: [
        "Begin with this question, because the answer changes what to do. Anxiety is the body getting ready for something that might happen. Fear is about something that's happening or close. In a divorce you can have both, and they feel much the same from inside.",
        "Ask yourself what you're afraid of, and finish the sentence. \"I'm afraid that I'll lose the house\" is a worry. \"I'm afraid of what my ex will do when the papers come\" may be a warning. Has this person hurt you, threatened you, followed you, or hurt a pet or a child? Do you change what you say to keep them calm? Then don't train yourself to feel less. Plan for safety with someone who knows how.",
        "The rest of this article is for the other kind. It's about the racing heart over an email, the worry at three in the morning, and the drawer of unopened mail.",
      ],
      callout: {
        title: 'Trust a fear of someone',
        text: "Use the help button on every page, from a phone or computer that person can't check. An advocate can think it through with you before you decide anything. You don't have to prove that it's bad enough.",
      },
    },
    {
      heading: 'When a wave of panic comes',
      paragraphs: [
        "A panic attack is a sudden rush of fear that you feel in your whole body: a pounding heart, tight breathing, shaking, tingling hands. It can make you think you're dying. It rises, and then it falls.",
        'Put both feet on the floor and breathe out slowly, as if through a straw. Then breathe in for four and out for six, ten times. Press your palms together hard and let go. Name five things you can see. Say it aloud: "This is a wave. I\'ve had waves before. I don\'t need to fix anything until it passes."',
        "You don't have to make it stop. Let it happen while you keep your feet on the floor and breathe slowly. Afterward, drink some water, eat something, and write one line: when, where, how long. After a few of these lines, you may see that none of them lasted as long as it felt.",
      ],
      callout: {
        title: 'Get it checked',
        text: "Panic and a heart problem can feel alike. Is this new to you? Does your chest hurt, or does pain spread to your arm, back or jaw? Is it hard to breathe? If so, call for emergency care. Don't drive yourself.",
      },
    },
    {
      heading: 'Sort your worries into two piles',
      paragraphs: [
        'Worry likes to stay vague. On paper, it shrinks. A lot of what keeps you up at night turns out to be the same few lines.',
        'Use a sheet of paper, not your phone. Write each worry as one short sentence. Next to each, put "do" or "wait". "Do" means there\'s a step you can take, even a small one. "Wait" means it\'s out of your hands for now, such as what the judge will say.',
        'For each "do", write the smallest step and a day. Not "sort out the money", but "Tuesday, ask the bank for twelve months of statements". For each "wait", write the next date when you\'ll know more. Then fold the paper.',
      ],
      bulletPoints: [
        '"What if I miss a deadline?" Do: call the clerk tomorrow and confirm the date.',
        '"What if the judge believes the lies?" Wait, and do: list the three facts that matter and a document that backs up each one.',
        '"What if I can\'t pay the rent in May?" Do: write a one-page budget on Saturday.',
        '"What if the children hate me?" Wait, and do: be at the game on Thursday.',
        '"What if I\'m alone forever?" Wait. No one can know that tonight.',
      ],
    },
    {
      heading: 'Give worry an appointment',
      paragraphs: [
        "You can't order your mind to stop. But you can ask it to come back at five. Choose the same 15 minutes each day, in the same chair, well before bed. In that time, worry on purpose. Write it all down. When the time is up, stand up and do something with your hands.",
        "When a worry comes at another time, add it to the list in three words. Then go back to what you were doing. At first, it'll come back right away. Do the same thing each time. The point isn't that the worry is silly. The point is that it has a time.",
        "At night, do the same with a pad beside the bed. If you're still awake after about 15 minutes, get up. Sit somewhere dim, read something boring, and go back when your eyes are heavy. Keep the phone in another room, since nothing on it will look better at three in the morning.",
      ],
    },
    {
      heading: 'Ask your thought three questions',
      paragraphs: [
        "An anxious thought can look like a fact. You don't have to argue with it or turn it into a happy one. Just ask it a few questions, with a pen in hand.",
        'Take the thought as it is: "I\'ll fall apart in court and lose everything." First ask: what do I know, and what am I guessing? You know that there\'s a hearing on the 12th. The rest is a guess. Next, ask: what happened before, in other hard moments? You shook, and you got through the job interview and the funeral. Last, ask: what would I say to a friend who told me this?',
        "Then write a line that's true and that you can rely on. Don't write \"It'll all be fine\". Write: \"I may shake. I'll have my page. If I lose my place, I'll ask for a moment.\" Read that line each morning. On the day itself, put it in your pocket.",
      ],
    },
    {
      heading: 'Open the drawer, step by step',
      paragraphs: [
        "When something scares us, we put it off, and for an hour it feels better. But the more we avoid, the more the fear tends to grow. In a divorce, it's often the mail that stays unopened. That can cost you a lot, because a letter may have a deadline in it.",
        'The way back is slow and planned. Make a ladder from easy to hard, and climb one step a day.',
        "The same ladder works for a phone call, for driving past the old house, or for eating alone at a diner. Don't use it for a person who has hurt you. Staying away from danger isn't avoidance.",
      ],
      bulletPoints: [
        "Step one: put all the unopened mail in one box. Close it. You're done for today.",
        'Step two: sort by sender. Court and lawyers go on top.',
        'Step three: open one letter with a friend beside you or on the phone. Look only for a date and a request.',
        'Step four: write the date down, and ask the clerk, legal aid or your lawyer about it.',
        'Step five: open the next two. Stop after half an hour.',
        'Step six: from now on, open mail that may be from a court on the day it comes.',
      ],
      callout: {
        title: "Court mail can't wait for the ladder",
        text: 'If an envelope may be from a court, ask someone to open it today. They only need to tell you two things: what it asks for, and by what date. Add the date to Deadlines in this app.',
      },
    },
    {
      heading: 'Before court, mediation or a hard call',
      paragraphs: [
        "Mediation, or any meeting, isn't right where there's fear or control. If a letter tells you to go to mediation, don't just skip it, and don't just go. Tell the court or your lawyer before the date. Ask to be excused, or for separate rooms, a video link and a support person. Some courts have rules for exactly this.",
        "It's normal to be nervous before a day like that, and it helps to prepare. The night before, do three things: pack the bag, look up how to get there, and choose one sentence. Then stop. Don't read old messages, search the web one last time or have an extra drink.",
        'In the hallway, keep your feet flat and breathe out longer than you breathe in. Look at a fixed point if your ex speaks. "May I have a moment, please?" is something you can say in any room. Afterward, eat before you drive, and keep the evening free. You may feel empty or shaky even if it went well.',
      ],
      bulletPoints: [
        'Bag: papers, ID, charger, water, snack, tissues.',
        "One page: what you're asking for, and three facts.",
        'One person: someone who waits with you, or who you call afterward.',
        'One sentence: "I answer what I\'m asked. Then I stop."',
      ],
    },
    {
      heading: 'Turn down the background',
      paragraphs: [
        "Many people feel more anxious when they're tired, hungry and full of coffee. None of these steps is a cure. Together, they can make the next wave smaller.",
        "Move each day, even ten minutes. A single brisk walk can ease anxiety the same day. Drink less coffee, and none after lunch. Go easy on alcohol, which may calm you at nine and wake you at two. Eat by the clock. Look at your ex's page less by making it harder: mute it, sign out, leave the phone in another room.",
        "Cut down on reading about cases like yours, too. Hours on forums can feel like preparing, but mostly they feed the fear. Choose two trusted places, such as your court's self-help site and legal aid, and leave the rest.",
        "Learn one calming exercise while you're well, and practice it daily for two minutes. It'll be much easier to use on a bad day. Slow breathing and relaxing your muscles one by one are safe for most people. If you have a serious health problem, ask your doctor first.",
      ],
    },
    {
      heading: 'When to get help',
      paragraphs: [
        "Ask for help when anxiety gets in the way of your days. You may avoid places, fall behind at work, or find no joy in anything. It's common, and treatment works well. You don't have to wait until it's unbearable.",
        "Give a doctor the facts: \"I'm going through a divorce. I've had three panic attacks in two weeks. I sleep four hours a night. I've stopped opening my mail.\" Ask what your options are. If memories of frightening events keep rushing in, say that, too. Ask for someone who works with trauma.",
        'If you drink a lot each day to keep calm, ask a doctor before you stop. Stopping heavy drinking suddenly can be dangerous.',
      ],
      callout: {
        title: "If you're thinking of ending your life",
        text: "That thought is a reason to reach a person now. Don't wait until morning. Use the help button on every page. Move away from anything you could use, and don't stay alone.",
      },
    },
  ],
  sources: [
    {
      title: 'Panic Attacks',
      publisher: 'Northwestern Medicine',
      url: 'https://www.nm.org/conditions-and-care-areas/behavioral-health/panic-attacks',
      checked: '2026-11-20',
    },
    {
      title: 'Heart attack warning signs',
      publisher: 'Cottage Health',
      url: 'https://www.cottagehealth.org/services/heart-vascular/warning-signs/',
      checked: '2026-11-20',
    },
    {
      title: 'Relaxation Techniques for Stress?',
      publisher: 'NIH News in Health',
      url: 'https://newsinhealth.nih.gov/2013/02/relaxation-techniques-stress',
      checked: '2026-11-20',
    },
    {
      title: 'The Daily Well: scheduled worry time',
      publisher: 'Amherst College',
      url: 'https://www.amherst.edu/campuslife/health-safety-wellness/counseling/wellness/the-daily-well/node/770522',
      checked: '2026-11-20',
    },
    {
      title: 'Going the Opposite',
      publisher: 'Anxiety Canada',
      url: 'https://www.anxietycanada.com/articles/going-the-opposite-dr-martha-capreol-clinical-psychologist/',
      checked: '2026-11-20',
    },
    {
      title: 'Break the cycle of avoidance',
      publisher: 'Back on Track, NHS London',
      url: 'https://www.backontrack.nhs.uk/self_help/break-the-cycle-of-avoidance/',
      checked: '2026-11-20',
    },
    {
      title: 'Mediation and Domestic Violence: A practical guide',
      publisher: 'Illinois State Bar Association',
      url: 'https://www.isba.org/committees/women/newsletter/2009/05/mediationanddomesticviolenceapracti',
      checked: '2026-11-20',
    },
    {
      title: 'Safety accommodations during mediation',
      publisher: 'California Courts Self-Help',
      url: 'https://selfhelp.courts.ca.gov/safety-accommodations-during-mediation',
      checked: '2026-11-20',
    },
    {
      title: 'Health Benefits of Physical Activity for Adults',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://cdc.gov/physical-activity-basics/health-benefits/adults.html?CDC_AAref_Val=https%3A%2F%2Fwww.cdc.gov%2Fphysicalactivity%2Fbasics%2Fadults%2Fhealth-benefits-of-physical-activity.html',
      checked: '2026-11-20',
    },
    {
      title: 'Alcohol Can Cause Sleep Disruption in Second Half of the Night',
      publisher: 'National Council on Alcoholism and Drug Dependence',
      url: 'https://www.ncadd.org/blogs/in-the-news/alcohol-can-cause-sleep-disruption-in-second-half-of-the-night',
      checked: '2026-11-20',
    },
    {
      title: 'Health Tip: Get Some Sleep (advice from the National Institutes of Health)',
      publisher: 'HealthDay',
      url: 'https://consumer.healthday.com/sleep-disorder-information-33/misc-sleep-problems-news-626/health-tip-get-some-sleep-531030.html',
      checked: '2026-11-20',
    },
    {
      title: 'Understanding Anxiety: Symptoms, Causes and Treatments',
      publisher: 'Mayo Clinic',
      url: 'https://careinfo.mayoclinic.org/mh-anxiety',
      checked: '2026-11-20',
    },
    {
      title: 'What is PTSD?',
      publisher: 'National Center for PTSD, US Department of Veterans Affairs',
      url: 'https://www.ptsd.va.gov/understand/what/index.asp',
      checked: '2026-11-20',
    },
    {
      title: 'Alcohol Withdrawal',
      publisher: 'CommonSpirit Health',
      url: 'https://commonspirit.org/conditions-treatments/alcohol-withdrawal',
      checked: '2026-11-20',
    },
  ],
};
