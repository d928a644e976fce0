import type { Resource } from '../resource.ts';

export const managingEmotionalStress: Resource = {
  id: 1,
  category: 'wellbeing',
  title: 'Managing Emotional Stress',
  description:
    'What stress does in a divorce, and what helps in the next five minutes. Then, how to make it smaller over the coming weeks.',
  icon: 'waves',
  color: 'lena',
  readTime: '7 min read',
  tags: ['stress', 'calm', 'sleep', 'coping'],
  content: [
    {
      heading: 'What this stress is',
      paragraphs: [
        "A divorce asks you to grieve, to plan, to parent and to read legal mail, often on the same day. Your body reacts as it would to any strain that won't let up. It stays on guard.",
        "Stress is the body's response to something new or hard. It can show up as anger, fear, sadness or feeling numb. It can change how you eat, sleep, think and decide. It can also hurt: headaches, a sore back, an upset stomach, a rash. Old health problems may flare up. None of this means you're weak or doing it wrong.",
        "So the goal isn't to feel calm all day. The goal is to come back down after each spike, and to have fewer things that set you off. You can start with one of the steps below. They don't all have to work for you.",
      ],
      callout: {
        title: 'When stress is a warning',
        text: "If you feel on edge because someone is hurting, threatening or following you, the feeling is doing its job. Don't breathe it away. Use the help button on every page, from a device that person can't see.",
      },
    },
    {
      heading: 'The next five minutes',
      paragraphs: [
        "When it's too much, shorten the time. You don't have to manage the divorce. You have to manage five minutes.",
        'Sit or stand with both feet on the floor. Breathe in while you count to four, and out while you count to six. Do it ten times with your eyes open. If you get dizzy, stop and breathe normally. Then press your palms together hard, and let go. Look around and name five things, as if you were telling someone on the phone: a green cup, a cracked tile, a coat.',
        "Now say what's happening in plain words. \"I opened the letter. My heart is racing. It's Tuesday, and I'm in my kitchen.\" A feeling is easier to handle once it has a name.",
        'Then do one small thing with your hands. Wash a cup. Fold three shirts. Walk to the mailbox. After that, you can make decisions again.',
      ],
      bulletPoints: [
        'At work: go to the restroom, run cold water on your wrists, and count ten slow breaths out.',
        'In the car: park first. Then look for ten red things.',
        'With the children near: "I need two minutes. I\'m all right. I\'ll be back."',
        'At night: sit up, turn on a small light, and put both feet on the floor.',
      ],
    },
    {
      heading: 'Find out what sets you off',
      paragraphs: [
        'Stress can feel like the weather, but most of it has a trigger. For one week, keep a short log. Each time you feel your stress rise, write the time, the place and what came just before. Keep it short. "6:10, car, text about Friday" is enough.',
        "On the seventh day, read it from start to end. You may see two or three triggers. It may be the sound of one person's message. It may be Sunday evening, or the hour after the children leave, or bills.",
        "Then change one trigger at a time. Don't try to be stronger when it comes. Change the trigger.",
      ],
      bulletPoints: [
        'Messages: turn off the sound and the preview for that one person. Read once a day, at a set time, sitting down. If you share children, keep one way open for emergencies.',
        'Exchanges: use school or another neutral place if you can, and plan something for the hour after.',
        'Bills and papers: give them a box and a set time.',
        'Bed: keep the phone and the divorce out of the room.',
        'Sundays: by Thursday, plan the evening with a friend or a movie.',
      ],
    },
    {
      heading: 'Give the divorce set hours',
      paragraphs: [
        'Much of the strain comes from never being off duty. The case is there at breakfast and there at midnight. Set limits on it.',
        'Choose two times a week of about an hour each, such as Tuesday and Friday at four. Use them to read, call, fill in forms and answer. The rest of the time, write a note for the next one and go on with your day. Open mail that may carry a deadline when it comes, write down the date, and close it again.',
        'Tell people who are part of it. To a lawyer: "I answer messages on Tuesdays and Fridays." To your ex, if writing is safe: "I have your message. I\'ll answer by Friday." To a friend: "No divorce talk tonight, please. Tell me about your garden."',
        'When your mind brings it up at other times, use a worry list. Set aside the same 15 minutes each day, well before bed, to worry on purpose. When a worry shows up early, write one line and tell yourself it has an appointment. It may sound too simple. Give it two weeks before you judge it.',
      ],
    },
    {
      heading: 'The three things that hold you up',
      paragraphs: [
        "Sleep, food and movement are boring advice, but they hold you up. You don't need to do them well. You need to do them most days.",
        'Sleep. Adults need seven hours or more. Get up at the same time each day, even after a bad night. Keep the room dark, quiet and cool. If you lie awake for about 15 minutes, get up and do something boring in dim light. Alcohol can break your sleep in the second half of the night.',
        "Food. Trouble with eating is common after a loss. Eat by the clock, a little every few hours. If you can't chew it, drink it: soup, milk, a smoothie.",
        "Movement. A single brisk walk can make you less anxious the same day. Ten minutes outside counts. If the feeling is anger, go fast. If it's sadness, go slowly and look for trees.",
        'If all three are too much, choose movement first. Being active during the day can help you sleep at night.',
      ],
    },
    {
      heading: 'When it comes out as anger or tears',
      paragraphs: [
        "Anger needs somewhere to go that isn't a person. Leave before it peaks: \"I need ten minutes. I'll come back.\" Then do come back. Climb stairs, twist a towel, pull weeds. Write the message you want to send, on paper, and tear it up. Later, ask yourself: what was I protecting? Often it's fairness, time with the children, or respect. Pick one small step that protects it.",
        'Tears are a normal response to loss. Let them come for a few minutes, then wash your face and drink something. If they come at bad times, set aside a time for them: one song, ten minutes, each evening.',
        "If you're afraid you might hurt someone, leave and ask for help right away. Asking takes strength. The help button on every page is for that, too.",
      ],
      bulletPoints: [
        'Say to a child you snapped at: "I yelled. That wasn\'t okay, and it wasn\'t your fault."',
        'Say to a friend: "I\'m not asking for advice. Can you sit with me for half an hour?"',
        'Say to yourself: "This is hard. I\'m in the middle of it, and I\'ve done one thing today."',
      ],
    },
    {
      heading: 'Decide less, and later',
      paragraphs: [
        "Under stress, it's harder to think clearly and make choices. So cut down on choices. Eat the same breakfast. Wear the same three outfits. Say no to the school bake sale this year.",
        'For bigger things, make three piles. Some have a deadline, such as court papers or a lease. Handle those, with help. Some can wait, such as moving far away or quitting a job. Look again in three months. Some only feel urgent at night. Write those down and read them at lunch.',
        "Someone may push you to sign or agree today. You can say: \"I don't decide things the same day. I'll answer on Friday.\" If you're afraid to say that, tell an advocate or a lawyer before you say anything.",
      ],
    },
    {
      heading: 'When to ask for more help',
      paragraphs: [
        "You don't need to be sure it's bad enough. Call a doctor or a counselor if you've had several of these nearly every day for two weeks. You feel empty, hopeless or worthless. You can't sleep, or you sleep all day. You eat far more or far less. You can't work or take care of the children. You need alcohol or pills to get through.",
        "You can start like this: \"I'm going through a divorce. I've had these for two weeks. I'd like to get checked.\" Bring your log from that week. It gives a doctor something solid.",
        'Ask at work about an employee assistance program. If there is one, it offers free, private short-term counseling. Some clinics charge based on your income.',
      ],
      callout: {
        title: "Don't wait for an appointment",
        text: 'If you think about dying or hurting yourself, use the help button on every page now. If you have chest pain or trouble breathing, call for emergency care. Stress and a heart problem can feel alike.',
      },
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
    {
      title: 'Anger Management Tools',
      publisher: 'Duke University Personal Assistance Service',
      url: 'http://pas.duke.edu/anger6.php',
      checked: '2026-11-20',
    },
    {
      title: 'Signs of Depression',
      publisher: 'Safe2Help Illinois',
      url: 'https://safe2helpil.com/depression/signs-of-depression/',
      checked: '2026-11-20',
    },
    {
      title: 'Depression',
      publisher: 'University of Florida Health',
      url: 'https://ufhealth.org/conditions-and-treatments/depression',
      checked: '2026-11-20',
    },
    {
      title: 'What is an Employee Assistance Program (EAP)?',
      publisher: 'US Office of Personnel Management',
      url: 'https://www.opm.gov:443/frequently-asked-questions/work-life-faq/employee-assistance-program-eap/what-is-an-employee-assistance-program-eap/',
      checked: '2026-11-20',
    },
    {
      title: 'How can I get services? Whom should I contact?',
      publisher: 'We Support Mental Health',
      url: 'https://www.wesupportmentalhealth.org/ufaqs/how-can-i-get-services-whom-should-i-contact/',
      checked: '2026-11-20',
    },
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
  ],
};
