import type { Resource } from '../resource.ts';

export const buildingYourSupportNetwork: Resource = {
  id: 3,
  category: 'wellbeing',
  title: 'Building Your Support Network',
  description:
    'Who can carry what, how to ask so that people say yes, and where to look when your circle has grown small.',
  icon: 'users',
  color: 'emma',
  readTime: '7 min read',
  tags: ['support', 'friends', 'family', 'loneliness'],
  content: [
    {
      heading: 'Why a few people change a lot',
      paragraphs: [
        'Divorce often takes people away just when you need them. Shared friends step back. In-laws fall silent. You may feel that you have told your story too often, or that nobody wants to hear it.',
        "Having people around you in hard times does more than pass the evening. Good support can help you cope with strain and ease distress. Being cut off for long is linked with poorer health. This isn't about being popular. Two or three people who know roughly how you are doing can be enough.",
        "This article helps you see who's there for you, ask for what you need, and fill the gaps. Take one section at a time. If you're too tired for any of it, just do the last line: send one short message tonight.",
      ],
      callout: {
        title: 'If someone has cut you off from others',
        text: 'Being kept away from friends and family can be part of an abusive relationship. If you were watched, choose carefully who you tell and on which phone. An advocate can help you rebuild contact safely. The help button on every page leads to one.',
      },
    },
    {
      heading: 'Draw the map you have',
      paragraphs: [
        "Take a sheet of paper and write your name in the middle. Around it, write everyone who has been kind to you in the past year. Don't stop at friends. Put in the neighbor with the dog, your cousin in Ohio, the man from the gym who says hello.",
        'Now mark what each could be good for. Nobody has to be good for everything, and most disappointments come from asking the wrong person for the right thing. Your brother may be hopeless with tears and wonderful with a moving van.',
        "If a line is empty, that's useful to know. It shows you where to look next, and it keeps you from asking one good friend to be all six.",
      ],
      bulletPoints: [
        'An ear: someone who can listen without fixing.',
        'Hands: someone who drives, cooks, carries or watches the children.',
        'A clear head: someone who reads a letter with you in daylight.',
        'Lightness: someone you laugh with or watch a game with.',
        'A fellow traveler: someone who has been through it and came out kind.',
        'A professional: a doctor, a counselor, a lawyer, an advocate.',
      ],
    },
    {
      heading: 'Ask small and exact',
      paragraphs: [
        'People often want to help and don\'t know how. "Let me know if I can do anything" leaves the work with you. Give it back as a task with a day and an hour.',
        "The smaller the request, the easier the yes. It also lets the other person feel that they did it well, so they are glad to be asked again. If they say no, it's a no to Thursday, not to you. Thank them and try the next name.",
      ],
      bulletPoints: [
        '"Could you take the kids on Thursday from five to seven? I have a call with my lawyer."',
        '"Can I come and fold laundry on your couch tonight? We don\'t have to talk."',
        '"Would you read this letter with me on Saturday and tell me what it asks?"',
        '"Can you text me at eight on Tuesday? That was our anniversary."',
        '"I don\'t need advice. Could you listen for twenty minutes and then make me laugh?"',
        '"Could you come along to the courthouse and wait with me?"',
      ],
    },
    {
      heading: "Say how you're doing without telling the whole story",
      paragraphs: [
        'You choose who knows what. Have a short version for most people and a longer one for two or three.',
        'For the wide circle, keep one sentence ready: "We have separated. I\'m taking it a week at a time." Then ask something about them, and the talk will follow. For close people, say what kind of listening you want before you begin. For those who dig, "I\'m not going into it" is a complete answer.',
        'Some of us were never taught to talk about this. A number will do. "I am at a three today" tells a friend enough, once you have agreed that two means "please come over". It also goes well side by side, in a car or over a broken bike.',
        'Keep messages plain, since anything in writing can be shown around. Tell your friend how you feel, and keep your plans for the lawyer.',
      ],
    },
    {
      heading: 'Friends you share, and in-laws',
      paragraphs: [
        'Shared friends often go quiet because they fear doing it wrong. Tell them the rule and make it easy. "I know this is awkward. You don\'t have to choose. I would love a coffee, and we need not talk about it."',
        "With in-laws you love, you can say, if it's safe: \"You're still the children's family, and you matter to me. I won't ask you to take a side.\" Then watch for two months what people do. Some will come closer, some will stay friendly, some will leave. Spend your strength on the first group.",
        'When someone brings you news of your ex, stop it kindly: "I would rather not know." If you notice that your words travel, tell that person only what you would say in public. Someone may pass on threats, or tell your ex where you are. You owe that person neither your address nor an explanation.',
        'Losing a circle is a loss of its own. You may miss a sister-in-law as much as a marriage. Give that some room too.',
      ],
    },
    {
      heading: 'Find people who have been there',
      paragraphs: [
        "A group of people in the same place can give what old friends can't. You hear that others lie awake too, and pick up how they handled the first holiday. A support group is a place to share experience. It isn't the same as group therapy, which a licensed person leads.",
        "Ask at a library, a community or family center, a place of worship, your doctor's office or your child's school. Look for a fixed day and a named leader. Before you go, ask who leads it, what it costs, if you may just listen, and what is kept private.",
        'Try it three times before you judge, since the first evening is mostly nerves. Leave if it turns into a contest about terrible exes, or if you feel worse each week. Online, use another name and picture, and give no details that could point to you. Your ex may know a member.',
      ],
      callout: {
        title: "When you're afraid of your ex",
        text: 'Ask for a domestic violence support group rather than a divorce group. The people there know about safety. You can find one through the help button on every page.',
      },
    },
    {
      heading: 'Let professionals carry their share',
      paragraphs: [
        'Some weight is too much for friends, and some needs a trained person. A counselor is for the parts that go round and round. A lawyer or legal aid is for what you may sign. A doctor is for sleep, appetite and low mood that stay.',
        "Money doesn't have to stop you. Ask at work whether there's an employee assistance program, which offers free, private short-term counseling. Ask your health plan who is in network and taking new patients. Ask your state or county mental health office about low-cost clinics. Ask any therapist about a sliding scale, a fee based on your income.",
      ],
      bulletPoints: [
        'First call: "I\'m going through a divorce and I\'m not sleeping. When is your first available appointment? Do you have a waiting list?"',
        'First meeting: "Have you worked with divorce? How would we know that it helps?"',
        'If it doesn\'t fit: "Thank you. I would like to try someone else." You may.',
      ],
    },
    {
      heading: 'Build something that repeats',
      paragraphs: [
        "Deep talks aren't what holds a network together. Small, repeated meetings are. A coffee at work, a wave to a neighbor and a weekly call all count.",
        "Choose one thing with the same faces each week: a class, a choir, a walking group, a shift at the food bank. Go four times before you decide. You don't have to mention the divorce there. It can be the one hour in which you are someone else than the person in the middle of one.",
        "Then give a little back when you can, even now. Bring soup to someone. Ask how the surgery went. It reminds you that you're more than a person who needs help.",
      ],
      bulletPoints: [
        'Monday: one voice note to a friend.',
        'Wednesday: the thing that repeats.',
        'Friday: one question to someone about their own week.',
        'Sunday: a fixed call with family or an old friend.',
      ],
    },
    {
      heading: "If there's no one on the page",
      paragraphs: [
        'Some maps are nearly empty at first. A move, an illness, long hours or a controlling partner can do that to anyone. It says something about your last years and nothing about your worth.',
        'Start with people whose job it is: a doctor, a school counselor, a faith leader, an advocate. Then add places where nobody has to know you, such as a library table or a class. Then write to one person from before. "I have been out of touch. Life has been hard. I thought of you. Would you like to talk one day?" Most people are glad of such a message.',
        "If being alone makes you not want to live, don't wait until your map is better. Use the help button on every page tonight. Someone answers at any hour.",
      ],
    },
  ],
  sources: [
    {
      title: 'Social support: Tap this tool to beat stress',
      publisher: 'Mayo Clinic',
      url: 'https://www.mayoclinic.org/healthy-lifestyle/stress-management/in-depth/social-support/art-20044445?pg=1',
      checked: '2026-11-20',
    },
    {
      title: 'Support groups: Make connections, get help',
      publisher: 'Mayo Clinic',
      url: 'https://mayoclinic.org/healthy-lifestyle/stress-management/in-depth/support-groups/art-20044655?p=1',
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
      title: 'Love Is... Knowing the Signs of Abuse to Help Yourself or a Friend',
      publisher: 'National Domestic Violence Hotline',
      url: 'http://www.thehotline.org/2010/12/03/love-is-knowing-the-signs-of-abuse-to-help-yourself-or-a-friend/',
      checked: '2026-11-20',
    },
    {
      title: 'Safety when Preparing to End an Abusive Relationship',
      publisher: 'WomensLaw.org',
      url: 'https://www.womenslaw.org/safety-planning/domestic-violence-victims/leaving-abusive-relationship',
      checked: '2026-11-20',
    },
  ],
};
