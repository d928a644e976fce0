import type { Resource } from '../resource.ts';

export const managingEmotionalStress: Resource = {
  id: 1,
  category: 'wellbeing',
  title: 'Managing Emotional Stress',
  description:
    'What stress does in a divorce, and what helps in the next five minutes. Then how to make it smaller over the coming weeks.',
  icon: 'waves',
  color: 'lena',
  readTime: '7 min read',
  tags: ['stress', 'calm', 'sleep', 'coping'],
  content: [
    {
      heading: 'What this stress is',
      paragraphs: [
        "A divorce asks you to grieve, to plan, to parent and to read legal mail, often on the same day. Your body answers as it would to any load that won't let up. It stays on guard.",
        "Stress is the body's response to something new or hard. It can show up as anger, fear, sadness or feeling numb. It can change how you eat, sleep, think and decide. It can also hurt: headaches, a sore back, an upset stomach, a rash. Old health problems may flare up. None of this means that you're weak or doing it wrong.",
        "So the aim isn't to feel calm all day. The aim is to come down again after each climb, and to have fewer things that push you up. You can start with one of the steps below. They don't all have to fit you.",
      ],
      callout: {
        title: 'When stress is a warning',
        text: "If you feel on edge because someone hurts, threatens or follows you, the feeling is doing its job. Don't breathe it away. Use the help button on every page, from a device that person can't see.",
      },
    },
    {
      heading: 'The next five minutes',
      paragraphs: [
        "When it's too much, make the time short. You don't have to manage the divorce. You have to manage five minutes.",
        'Sit or stand with both feet on the floor. Breathe in while you count to four, and out while you count to six. Do it ten times with your eyes open. If you get dizzy, stop and breathe as you like. Then press your palms together hard, and let go. Look around and name five things, as if to someone on the phone. A green cup, a cracked tile, a coat.',
        'Now say what is happening in plain words. "I opened the letter. My heart is fast. It\'s Tuesday, and I am in my kitchen." A feeling with a name is easier to hold than a flood.',
        'Then do one small thing with your hands. Wash a cup. Fold three shirts. Walk to the mailbox. After that you may decide again.',
      ],
      bulletPoints: [
        'At work: go to the restroom, run cold water on your wrists, count ten slow breaths out.',
        'In the car: park first. Then look for ten red things.',
        'With the children near: "I need two minutes. I\'m all right. I\'ll be back."',
        'At night: sit up, turn on a small light, and put both feet on the floor.',
      ],
    },
    {
      heading: 'Find out what sets you off',
      paragraphs: [
        'Stress feels like weather, but most of it has a time and a door. For one week, keep a small note. Each time you feel yourself climb, write the hour, the place and what came just before. No long text. "6:10, car, text about Friday" is enough.',
        "On the seventh day, read it in one go. You may see two or three doors. It may be the sound of one person's message. It may be Sunday evening, or the hour after the children leave, or bills.",
        "Then change one door at a time. Don't try to be stronger at the door. Move the door.",
      ],
      bulletPoints: [
        'Messages: turn off the sound and the preview for that one person. Read once a day, at a set hour, sitting down. If you share children, keep one way open for emergencies.',
        'Exchanges: use school or another neutral place if you can, and plan something for the hour after.',
        'Bills and papers: give them a box and a fixed time.',
        'Bed: keep the phone and the divorce out of the room.',
        'Sundays: plan the evening on Thursday, with a person or a film.',
      ],
    },
    {
      heading: 'Give the divorce its own hours',
      paragraphs: [
        'Much of the strain comes from never being off duty. The case is there at breakfast and there at midnight. Fence it in.',
        'Choose two slots a week of about an hour, such as Tuesday and Friday at four. In these hours you read, call, fill in and answer. Outside of them you write a note for the next slot and go on with your day. Open mail that may carry a deadline when it comes, write down the date, and close it again.',
        'Tell people who are part of it. To a lawyer: "I answer mail on Tuesdays and Fridays." To your ex, if writing is safe: "I have your message. I\'ll answer by Friday." To a friend: "No divorce talk tonight, please. Tell me about your garden."',
        'When your head brings it up at other times, use a worry list. Set aside the same 15 minutes each day, well before bed, to worry on purpose. When a worry turns up early, write one line and tell yourself it has an appointment. It sounds too simple. Give it two weeks before you judge it.',
      ],
    },
    {
      heading: 'The three things that hold you up',
      paragraphs: [
        "Sleep, food and movement are dull advice and good scaffolding. You don't need to do them well. You need to do them most days.",
        'Sleep. Adults need seven hours or more. Get up at the same hour each day, even after a bad night. Keep the room dark, quiet and cool. If you lie awake for about 15 minutes, get up and do something dull in dim light. Alcohol can break your sleep in the second half of the night.',
        "Food. Trouble with eating is common after a loss. Eat by the clock, a little every few hours. Drink it if you can't chew it: soup, milk, a smoothie.",
        "Movement. A single brisk walk can make you less anxious the same day. Ten minutes out of the door counts. If the feeling is anger, go fast. If it's sadness, go slowly and look for trees.",
        'If all three are too much, choose movement first. Being active in the day can help you sleep at night.',
      ],
    },
    {
      heading: 'When it comes out as anger or tears',
      paragraphs: [
        "Anger needs somewhere to go that isn't a person. Leave before it peaks: \"I need ten minutes. I'll come back.\" Then do come back. Climb stairs, twist a towel, pull weeds. Write the message you want to send, on paper, and tear it up. Later ask: what was I guarding? Often it's fairness, time with the children, or respect. Pick one small step that serves that.",
        'Tears are a normal response to loss. Let them come for a few minutes, then wash your face and drink something. If they come at bad times, set aside a time for them: one song, ten minutes, each evening.',
        'If you fear that you might hurt someone, leave the place and ask for help right away. Asking is the strong thing to do. The help button on every page is for that as well.',
      ],
      bulletPoints: [
        'Say to a child you snapped at: "I shouted. That wasn\'t okay, and it wasn\'t your fault."',
        'Say to a friend: "I\'m not asking for advice. Can you sit with me for half an hour?"',
        'Say to yourself: "This is hard, and I am in it, and I have done one thing today."',
      ],
    },
    {
      heading: 'Decide less, and later',
      paragraphs: [
        "Under stress it's harder to think clearly and to choose. So cut down the number of choices. Eat the same breakfast. Wear the same three outfits. Say no to the school bake sale this year.",
        'For larger things, make three piles. Some have a date, such as court papers or a lease. Handle those, with help. Some can wait, such as moving far away or quitting a job. Look again in three months. Some only feel urgent at night. Write those down and read them at lunch.',
        "Someone may push you to sign or agree today. You can say: \"I don't decide on the day I'm asked. I'll answer on Friday.\" If you're afraid to say that, tell an advocate or a lawyer before you say anything.",
      ],
    },
    {
      heading: 'When to ask for more help',
      paragraphs: [
        "You don't need to be sure that it's bad enough. Call a doctor or a counselor if several of these stay nearly every day for two weeks. You feel empty, hopeless or worthless. You can't sleep, or you sleep all day. You eat far more or far less. You can't work or look after the children. You need alcohol or pills to get through.",
        'You can start like this: "I\'m going through a divorce. I have had these for two weeks. I would like to be checked." Bring your note from the week of doors. It gives a doctor something solid.',
        'Ask at work about an employee assistance program. Where there is one, it offers free and private short-term counseling. Some clinics charge by income.',
      ],
      callout: {
        title: "Don't wait for an appointment",
        text: 'If you think about dying or hurting yourself, use the help button on every page now. If you have pain in the chest or trouble breathing, call for emergency care. Stress and a heart problem can feel alike.',
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
