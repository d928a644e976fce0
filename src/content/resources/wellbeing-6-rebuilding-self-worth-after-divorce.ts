import type { Resource } from '../resource.ts';

export const rebuildingSelfWorthAfterDivorce: Resource = {
  id: 6,
  category: 'wellbeing',
  title: 'Rebuilding Self-Worth After Divorce',
  description:
    'How to answer the harsh voice, collect proof of who you are, and find out what you like when no one else chooses.',
  icon: 'sprout',
  color: 'lena',
  readTime: '7 min read',
  tags: ['self-worth', 'confidence', 'identity', 'healing'],
  content: [
    {
      heading: "What the divorce didn't decide",
      paragraphs: [
        "The end of a marriage can feel like a verdict. Someone who knew you well left, or you left and feel you failed. Papers with your name on them say what you own and earn. It's easy to feel that all of it measures you.",
        "It doesn't. When someone leaves, it shows what that person decided. A court divides property and time. Neither can say what you're worth, and neither was asked to.",
        "Your loss is real. You may have lost a role, a home, a circle of friends, and the future you had pictured. Self-worth comes back the way it first came: through small things you do, choose and stick with. It helps when a few people see them and are glad you're there. This takes months rather than days. You can begin with ten minutes.",
      ],
      callout: {
        title: 'If someone still puts you down or frightens you',
        text: "It's hard to rebuild your self-worth while someone keeps tearing it down. If someone in your life insults, threatens or controls you, get support for that first. The help button on every page connects you with people who know this well.",
      },
    },
    {
      heading: 'Whose voice is it?',
      paragraphs: [
        "Many of us have a harsh inner voice, and a divorce gives it new material. Don't try to silence it yet. First hear exactly what it says, and where it learned to talk like that.",
        'For three days, write down its sentences word for word. "Nobody will want you." "You ruin everything." "You\'re too much." Don\'t sort them or comment on them. Then go through the list and ask about each one: have I heard this before, in someone else\'s voice? A parent\'s? An ex\'s?',
        "If someone put you down for years, the voice may be theirs. Long-term emotional abuse can leave people feeling they're not good enough and can't do anything right. That's a known effect of how they were treated. It isn't a fact about them. You can give a sentence like that back: \"That's what he used to say. It isn't a fact.\"",
        'If the sentence is your own, see if there\'s something small and true in it. "I ruin everything" may mean "I wish I\'d listened more in the last year". You can work with that one.',
      ],
    },
    {
      heading: 'Talk to yourself like a friend',
      paragraphs: [
        'Many people believe that being hard on themselves keeps them going. Research on self-compassion points the other way. People who treat their own failures with some kindness tend to be more resilient, and more willing to try again.',
        "It has three parts, and each fits in a sentence. Notice what hurts without making it bigger. Remember that other people go through this, too. Then say what you'd say to a friend sitting across from you with the same story.",
        "It'll feel false at first. You don't have to believe it. You only have to say it in the tone you'd use with that friend.",
      ],
      bulletPoints: [
        'Notice: "I feel ashamed right now. My face is hot."',
        'Remember: "A lot of people have cried in a parked car after signing papers."',
        'Answer: "You tried hard for a long time. You\'re allowed to be sad. Let\'s go eat something."',
      ],
    },
    {
      heading: 'Keep a page of evidence',
      paragraphs: [
        'Feelings of worth come and go with the weather. A page doesn\'t. Take a notebook and write "Evidence" on the cover. Each evening for two weeks, add one line. Write only facts, even small ones.',
        "Most days, you'll think there's nothing. There is. You got up. You answered a cruel message with one civil line, or didn't answer at all. Your daughter put her feet in your lap. Write it down before the voice has time to explain it away.",
        "After two weeks, read the whole page aloud. You aren't looking for greatness. You're looking for yourself.",
      ],
      bulletPoints: [
        'Something I did, even though it was hard: "Called the bank and waited forty minutes."',
        'Something kind someone said to me: "My boss said the report was clear."',
        'A moment when I was needed: "Sam asked me instead of Google."',
        'Something my body carried me through: "Walked to work in the rain."',
        'Something I didn\'t do: "Didn\'t look at her page."',
      ],
    },
    {
      heading: "Fix what's yours, and let go of the rest",
      paragraphs: [
        'Guilt and shame aren\'t the same. Guilt says, "I did something bad." Shame says, "I\'m bad." You can work on guilt. Shame mostly needs company.',
        "Draw two columns. In the first, write what's yours to fix: things you did and wish you'd done differently. Choose one and make it right, or stop doing it. An apology can be one line, if contact is safe and wanted. Sometimes all you can do is act differently with the next person.",
        "In the second column, write what was never yours. Another person's affair. Another person's drinking. The fights before you were even born. Other people's wish that you'd stayed. You can be sorry about these things and still let them go.",
        'For shame, find one safe person who doesn\'t gossip or try to fix you. "I feel ashamed about the divorce. Can you just hear it?" Shame shrinks when someone hears it and stays in the room.',
      ],
    },
    {
      heading: 'Find out who you are on a Tuesday',
      paragraphs: [
        'After years of "we", many people don\'t know what they like on toast. Treat it as a small research project. Don\'t start with "Who am I?" Start with breakfast.',
        "List ten things you liked before this relationship: music, food, places, people, the way you spent a Saturday. Then list three that you gave up to keep the peace. Choose one from each list and put it on the calendar within seven days. If it turns out you don't like it anymore, that tells you something, too.",
        'Try one place where no one knew you as half of a couple. Go three times before you judge it. Use the word "I" on purpose for a day: "I\'d like the window seat." Notice the moments that feel light. They show you what you like.',
      ],
      bulletPoints: [
        'Change one thing in the room where you sleep.',
        'Cook one meal that only you like.',
        'Learn one job the other person used to do, such as filing the taxes or unclogging the drain.',
        'Finish one small thing you can point to.',
        'Save big changes, such as a move or a tattoo, until you feel steadier.',
      ],
    },
    {
      heading: 'Keep small promises',
      paragraphs: [
        "Trust in yourself works like trust in anyone. It grows when you make a promise and keep it. After a hard year, you may have stopped believing in your own plans. Make them so small that it's hard to fail.",
        'Choose one promise a day and one a week. "Shoes on and out the door at seven, for five minutes." "Sunday, I call my aunt." Say it aloud, do it, and mark it. If you miss a day, don\'t double the next one. Begin again at the same size.',
        'Make a few of the promises about skills. Being able to do something makes you feel steadier, such as fixing a tire, reading a bank statement or saying no. Ask someone to show you instead of doing it for you.',
        'And take care of your body without trying to make someone want you. Wash, sleep, move a little, wear something that fits you today. Do it for comfort, the way you would for someone in your care.',
      ],
    },
    {
      heading: 'Be careful where you look for proof',
      paragraphs: [
        "When you feel low, it's tempting to look for quick proof of your worth: new people, your ex's page, the number of likes, a late-night message you hope gets answered. These can lift you for an hour, then drop you lower.",
        "Make it harder to look. Mute the page. Give a friend your phone on Saturday night. If you want company, ask for company, not for someone to tell you what you're worth.",
        "With dating, there's no right time. Can you spend a free evening alone without panic? Can you talk about your ex for two minutes without getting upset? Can you say no to a second date? If not yet, that's good to know. When you do go, meet in public, tell a friend, and watch how the other person takes a no. If your divorce isn't final, ask your lawyer whether dating could matter in your case. If your ex has threatened you or watches you, plan it with an advocate first.",
        "Spend more time near people you feel like yourself with, and less time where you feel judged. You'll know the difference by how you breathe on the way home.",
      ],
    },
    {
      heading: "How you can tell it's growing",
      paragraphs: [
        "It doesn't come in one day. Look for small signs, and write down the date when you see one. You made a plan for next month. You heard the insult in your head and answered back. You laughed and didn't look around. You said \"I don't know yet\" and didn't feel you had to explain.",
        "There will be bad days, too. A song, a court letter or a wedding photo can throw you. Notice how fast you get back up. That's a better measure.",
        "If you feel low, empty or worthless nearly every day for two weeks, tell a doctor or a counselor. That can be a health problem, and it can be treated. It isn't a judgment on how hard you tried.",
      ],
      callout: {
        title: 'If you feel others would be better off without you',
        text: "That thought comes from pain. It isn't the truth about you. Don't stay alone with it. Use the help button on every page now.",
      },
    },
  ],
  sources: [
    {
      title: 'What are the effects of emotional and psychological abuse?',
      publisher: 'WomensLaw.org',
      url: 'https://nocache.womenslaw.org/about-abuse/forms-abuse/emotional-and-psychological-abuse/basic-information/what-are-effects',
      checked: '2026-11-20',
    },
    {
      title: 'Self-Compassion',
      publisher: 'University of Rochester, Mindful University Project',
      url: 'https://www.rochester.edu/mindful/self-compassion/',
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
      title: 'Grief',
      publisher: 'University of Maryland Counseling Center',
      url: 'https://counseling.umd.edu/resources/students/grief',
      checked: '2026-11-20',
    },
  ],
};
