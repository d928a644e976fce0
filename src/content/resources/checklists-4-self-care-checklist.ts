import type { Resource } from '../resource.ts';

export const selfCareChecklist: Resource = {
  id: 4,
  category: 'checklists',
  title: 'Self-Care Checklist',
  description:
    'Small things that keep you going: for today, for tonight, for the hard moments and for the week.',
  icon: 'leaf',
  color: 'lena',
  readTime: '5 min read',
  tags: ['self-care', 'sleep', 'stress', 'wellbeing'],
  content: [
    {
      heading: 'Three checkmarks are enough',
      paragraphs: [
        "This isn't a list to finish. On a bad day, check off three things and call it done. On a very bad day, check off one: you ate something, or you told someone how it is.",
        "Taking care of yourself isn't a reward for coping well. It's what keeps you able to read a letter, hold your tongue and hug a child. Small steps each day can do more than one grand plan.",
      ],
      bulletPoints: [
        'Pick one thing from each part that would be easy for you.',
        'Write those few on a card and put it where you make coffee.',
        'Show the card to one person who will ask about it.',
        'Use a pen. It helps to see what you did.',
      ],
      callout: {
        title: "If you're not safe",
        text: "Rest can't fix danger. Does someone hurt, threaten or watch you? Do you think of ending your life? Use the help button on every page. It leads to people who answer at any hour.",
      },
    },
    {
      heading: 'Each day, for the body',
      paragraphs: [
        'Stress can change appetite and energy, and bring headaches, stomach trouble and bad sleep. Your body is carrying this too. Treat it as you would treat someone with the flu: simply, and on time.',
        'Eat by the clock if hunger is gone. Plain food counts. So does soup from a can, eaten standing up.',
      ],
      bulletPoints: [
        'Drink a glass of water when you get up.',
        'Eat something every few hours, even a banana or toast.',
        'Take your usual medicines, and keep your usual appointments.',
        'Step outside in daylight for ten minutes.',
        'Move a little: a short walk, stairs, or one song of stretching.',
        'Wash, and put on clean clothes.',
        'Skip the second drink, or all of them.',
      ],
    },
    {
      heading: 'Each night',
      paragraphs: [
        'Most adults need seven hours of sleep or more. You may not get there just now. What you can do is give sleep a fair chance, with the same small steps each evening.',
        'If you lie awake for about 15 minutes, get up. Sit somewhere dim, read something dull, and go back when your eyes are heavy. Alcohol may help you drop off, but it can wake you in the second half of the night.',
      ],
      bulletPoints: [
        'Stop reading divorce mail at least two hours before bed.',
        "Write tomorrow's first task on paper.",
        'Put the phone in another room to charge.',
        'Make the room dark, quiet and cool.',
        'Get up at the same time each morning, weekends too.',
        'Leave long drives for another day after a night without sleep.',
      ],
    },
    {
      heading: 'When it gets too loud',
      paragraphs: [
        "Keep this part where you can reach it: a photo on the phone, a card in the car. Practice it once while you're calm. It's easier to find on a bad day if your body knows the way.",
        'Slow breathing and naming what you see are generally safe for most people. Stop if you feel dizzy.',
      ],
      bulletPoints: [
        'Put both feet on the floor and breathe out slowly.',
        'Name five things you see and four you can touch.',
        'Run cold water over your wrists.',
        'Leave the room, with one sentence: "I need ten minutes. I\'ll come back."',
        'Write the angry message on paper, and tear it up.',
        'Call or text the one person on your card.',
      ],
      callout: {
        title: 'Get medical help right away',
        text: "Pain or pressure in the chest, or trouble breathing, needs emergency care. So does pain that spreads to the arm, jaw or back. Don't try to decide by yourself whether it's stress.",
      },
    },
    {
      heading: 'People and peace',
      paragraphs: [
        'You need a few people, not a crowd. One who listens, one who helps with things, one who makes you laugh. It may be the same person on different days.',
        'Ask for something small and exact. "Can I fold laundry on your couch on Thursday?" is easy to say yes to.',
      ],
      bulletPoints: [
        'Send one message a day to someone who is on your side.',
        'Ask for one piece of help this week, with a day and an hour.',
        'Say no to one thing that drains you.',
        "Mute your ex's posts, and ask friends not to report on them.",
        'Be near other people once a day, even in a library or a store.',
        'Keep one hour free of any talk about the divorce.',
      ],
    },
    {
      heading: 'Limits around the divorce',
      paragraphs: [
        'The case will take every hour you give it. So give it hours of its own. Two fixed slots a week for forms, calls and mail are enough for most weeks. Letters that may carry a deadline are the exception. Open those on the day they come.',
        'Big choices made in the middle of the night seldom look right at lunch. Where a choice has no date, let it wait.',
      ],
      bulletPoints: [
        'Block out two divorce hours on your calendar, and close the folder when they are over.',
        'Open court mail the day it arrives and note any date.',
        'Wait until noon tomorrow before you answer a message that stings.',
        'Tell people who push: "I\'ll answer on Friday." If you\'re afraid to say it, get help first.',
        'Put off big decisions that have no date.',
        'Do nothing about the divorce for one full day a week.',
      ],
    },
    {
      heading: 'Once a week',
      paragraphs: [
        "Choose a fixed moment, such as Sunday after breakfast. Look back for five minutes, and forward for five. You're looking for a lean, not for a leap.",
        "Write three numbers from one to ten: sleep, worry, hope. Don't judge them. After six weeks, read them in a row. Numbers that stay low are a reason to ask for more help.",
      ],
      bulletPoints: [
        'Write down the hardest hour and the easiest hour.',
        'Plan one thing to look forward to, however small.',
        'Plan the hours when the children are away, and the hour after they leave.',
        'Stock food that needs no thinking.',
        'Spend an hour on something that was yours before.',
        'Clear one surface: a table, a sink, a car seat.',
      ],
    },
    {
      heading: 'When to call someone',
      paragraphs: [
        'You don\'t have to be at the end of your strength to ask. If several of these have been there nearly every day for two weeks, call a doctor or a counselor. You can say: "I\'m going through a divorce. This is what I notice. I would like to be checked."',
        'Many jobs offer free, private short-term counseling through an employee assistance program. Ask Human Resources.',
      ],
      bulletPoints: [
        'Notice sadness or emptiness that stays most of the day.',
        'Notice when nothing interests you any more.',
        "Notice sleep or eating that's far from your usual.",
        'Notice that you drink more, or need something to get through.',
        "Notice that you can't do your work or look after the children.",
        'Call today if you stop caring whether you live. The help button is on every page.',
      ],
    },
  ],
  sources: [
    {
      title: 'Managing Stress',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://cdc.gov/mental-health/living-with',
      checked: '2026-11-20',
    },
    {
      title: 'Do You Get Enough Sleep?',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronicdisease/resources/infographic/sleep.htm',
      checked: '2026-11-20',
    },
    {
      title: 'Health Tip: Get Some Sleep (advice from the National Institutes of Health)',
      publisher: 'HealthDay',
      url: 'https://consumer.healthday.com/sleep-disorder-information-33/misc-sleep-problems-news-626/health-tip-get-some-sleep-531030.html',
      checked: '2026-11-20',
    },
    {
      title: 'Sleep tips, page 2',
      publisher: 'Mayo Clinic',
      url: 'http://www.mayoclinic.org/healthy-living/adult-health/in-depth/sleep-custom-site/art-20045033?pg=2',
      checked: '2026-11-20',
    },
    {
      title: 'Alcohol Can Cause Sleep Disruption in Second Half of the Night',
      publisher: 'National Council on Alcoholism and Drug Dependence',
      url: 'https://www.ncadd.org/blogs/in-the-news/alcohol-can-cause-sleep-disruption-in-second-half-of-the-night',
      checked: '2026-11-20',
    },
    {
      title: 'Relaxation Techniques for Stress?',
      publisher: 'NIH News in Health',
      url: 'https://newsinhealth.nih.gov/2013/02/relaxation-techniques-stress',
      checked: '2026-11-20',
    },
    {
      title: 'Heart attack warning signs',
      publisher: 'Cottage Health',
      url: 'https://www.cottagehealth.org/services/heart-vascular/warning-signs/',
      checked: '2026-11-20',
    },
    {
      title: 'Signs of Depression',
      publisher: 'Safe2Help Illinois',
      url: 'https://safe2helpil.com/depression/signs-of-depression/',
      checked: '2026-11-20',
    },
    {
      title: 'What is an Employee Assistance Program (EAP)?',
      publisher: 'US Office of Personnel Management',
      url: 'https://www.opm.gov:443/frequently-asked-questions/work-life-faq/employee-assistance-program-eap/what-is-an-employee-assistance-program-eap/',
      checked: '2026-11-20',
    },
    {
      title: 'Grief',
      publisher: 'University of Maryland Counseling Center',
      url: 'https://counseling.umd.edu/resources/students/grief',
      checked: '2026-11-20',
    },
    {
      title: 'Health Benefits of Physical Activity for Adults',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://cdc.gov/physical-activity-basics/health-benefits/adults.html?CDC_AAref_Val=https%3A%2F%2Fwww.cdc.gov%2Fphysicalactivity%2Fbasics%2Fadults%2Fhealth-benefits-of-physical-activity.html',
      checked: '2026-11-20',
    },
  ],
};
