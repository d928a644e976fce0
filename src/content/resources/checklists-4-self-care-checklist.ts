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
        "This isn't a list to finish. On a bad day, check off three things and call it done. On a very bad day, check off one: you ate something, or you told someone how you're doing.",
        "Taking care of yourself isn't a reward for coping well. It helps you read a letter, hold your tongue and hug a child. Small daily steps can do more than one big plan.",
      ],
      bulletPoints: [
        'Pick one thing from each part that would be easy for you.',
        'Write them on a card and put it where you make coffee.',
        'Show the card to one person who will ask about it.',
        'Check things off with a pen. It helps to see what you did.',
      ],
      callout: {
        title: "If you're not safe",
        text: "Rest can't fix danger. Is someone hurting, threatening or watching you? Are you thinking of ending your life? Use the help button on every page. It connects you with people who answer at any hour.",
      },
    },
    {
      heading: 'Each day, for your body',
      paragraphs: [
        "Stress can change appetite and energy, and bring headaches, stomach trouble and bad sleep. Your body is carrying this too. Treat it the way you'd treat someone with the flu: keep things simple and on time.",
        "If you aren't hungry, eat by the clock. Plain food counts. So does soup from a can, eaten standing up.",
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
        'Most adults need seven hours of sleep or more. You may not get that much right now. But you can give sleep a fair chance, with the same small steps each evening.',
        'If you lie awake for about 15 minutes, get up. Sit somewhere dim, read something boring, and go back when your eyes are heavy. Alcohol may help you fall asleep, but it can wake you in the second half of the night.',
      ],
      bulletPoints: [
        'Stop reading divorce mail at least two hours before bed.',
        "Write tomorrow's first task on paper.",
        'Put the phone in another room to charge.',
        'Make the room dark, quiet and cool.',
        'Get up at the same time each morning, even on weekends.',
        'After a night without sleep, save long drives for another day.',
      ],
    },
    {
      heading: 'When it gets too loud',
      paragraphs: [
        "Keep this part where you can get to it, such as a photo on your phone or a card in the car. Practice it once while you're calm. It's easier on a bad day if your body already knows it.",
        'Slow breathing and naming what you see are generally safe for most people. Stop if you feel dizzy.',
      ],
      bulletPoints: [
        'Put both feet on the floor and breathe out slowly.',
        'Name five things you see and four you can touch.',
        'Run cold water over your wrists.',
        'Leave the room with one sentence: "I need ten minutes. I\'ll come back."',
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
        'You need a few people, not a crowd: one who listens, one who helps with things, and one who makes you laugh. It may be the same person on different days.',
        'Ask for something small and specific. "Can I fold laundry on your couch on Thursday?" is easy to say yes to.',
      ],
      bulletPoints: [
        "Send one message a day to someone who's on your side.",
        'Ask for one piece of help this week, with a day and an hour.',
        'Say no to one thing that drains you.',
        "Mute your ex's posts, and ask friends not to tell you about them.",
        'Be around other people once a day, even at a library or a store.',
        'Keep one hour free of any talk about the divorce.',
      ],
    },
    {
      heading: 'Limits around the divorce',
      paragraphs: [
        'The case will take every hour you give it. So give it set hours. Two times a week for forms, calls and mail are usually enough. Letters that may carry a deadline are the exception. Open those on the day they come.',
        'Big choices made in the middle of the night rarely look right at lunch. If a choice has no deadline, let it wait.',
      ],
      bulletPoints: [
        "Block out two divorce hours on your calendar, and close the folder when they're over.",
        'Open court mail the day it arrives, and write down any date.',
        'Wait until noon tomorrow before you answer a message that stings.',
        'Tell people who push: "I\'ll answer on Friday." If you\'re afraid to say it, get help first.',
        'Put off big decisions that have no deadline.',
        'Do nothing about the divorce for one full day a week.',
      ],
    },
    {
      heading: 'Once a week',
      paragraphs: [
        "Choose a set time, such as Sunday after breakfast. Look back for five minutes, and ahead for five. You're looking for a small shift, not a big leap.",
        "Write three numbers from one to ten: sleep, worry, hope. Don't judge them. After six weeks, read them in a row. Numbers that stay low are a reason to ask for more help.",
      ],
      bulletPoints: [
        'Write down the hardest hour and the easiest hour.',
        "Plan one thing to look forward to, even if it's small.",
        'Plan the hours when the children are away, and the hour after they leave.',
        "Stock up on food you don't have to think about.",
        'Spend an hour on something you used to love.',
        'Clear one surface: a table, a sink, a car seat.',
      ],
    },
    {
      heading: 'When to call someone',
      paragraphs: [
        "You don't have to be at the end of your rope to ask. If you've had several of these nearly every day for two weeks, call a doctor or a counselor. You can say: \"I'm going through a divorce. Here's what I've noticed. I'd like to get checked.\"",
        'Many jobs offer free, private short-term counseling through an employee assistance program. Ask Human Resources.',
      ],
      bulletPoints: [
        'Notice sadness or emptiness that lasts most of the day.',
        'Notice when nothing interests you anymore.',
        "Notice sleep or eating that's far from normal for you.",
        'Notice if you drink more, or need something to get through the day.',
        "Notice if you can't do your work or take care of the children.",
        "Call today if you've stopped caring whether you live. The help button is on every page.",
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
