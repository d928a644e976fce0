import type { Resource } from '../resource.ts';

export const buildingYourSupportNetwork: Resource = {
  id: 3,
  category: 'wellbeing',
  title: 'Building Your Support Network',
  description:
    'Who can help with what, how to ask so people say yes, and where to look if your circle has gotten small.',
  icon: 'users',
  color: 'emma',
  readTime: '7 min read',
  tags: ['support', 'friends', 'family', 'loneliness'],
  content: [
    {
      heading: 'Why a few people make a big difference',
      paragraphs: [
        "Divorce often takes people away just when you need them. Shared friends step back. In-laws go quiet. You may feel you've told your story too often, or that no one wants to hear it.",
        "Having people around you in hard times does more than pass the evening. Good support can help you cope with stress and feel less distressed. Being cut off for a long time is linked with poorer health. This isn't about being popular. Two or three people who know roughly how you're doing can be enough.",
        "This article helps you see who's there for you, ask for what you need, and fill the gaps. Take one section at a time. If you're too tired for any of it, just do the last line: send one short message tonight.",
      ],
      callout: {
        title: 'If someone has cut you off from others',
        text: 'Being kept away from friends and family can be part of an abusive relationship. If someone has been watching you, choose carefully who you tell and which phone you use. An advocate can help you rebuild contact safely. The help button on every page connects you with one.',
      },
    },
    {
      heading: 'Map the people you have',
      paragraphs: [
        "Take a sheet of paper and write your name in the middle. Around it, write everyone who has been kind to you in the past year. Don't stop at friends. Add the neighbor with the dog, your cousin in Ohio, and the guy from the gym who says hello.",
        'Now mark what each one could be good for. No one has to be good for everything, and most disappointments come from asking the wrong person for the right thing. Your brother may be no good with tears but great with a moving van.',
        "If a line is empty, that's useful to know. It shows you where to look next, and it keeps you from asking one good friend to do all six.",
      ],
      bulletPoints: [
        'An ear: someone who can listen without trying to fix things.',
        'Hands: someone who drives, cooks, carries or watches the children.',
        "A clear head: someone who'll read a letter with you in the daytime.",
        'Fun: someone you laugh with or watch a game with.',
        "Someone who's been there: a person who has been through it and came out kind.",
        'A professional: a doctor, a counselor, a lawyer, an advocate.',
      ],
    },
    {
      heading: 'Keep your ask small and specific',
      paragraphs: [
        'People often want to help and don\'t know how. "Let me know if I can do anything" leaves the work to you. Give them a task with a day and a time.',
        "The smaller the request, the easier it is to say yes. It also lets the other person feel they did it well, so they're glad to be asked again. If they say no, it's a no to Thursday, not to you. Thank them and try the next name.",
      ],
      bulletPoints: [
        '"Could you take the kids on Thursday from five to seven? I have a call with my lawyer."',
        '"Can I come over and fold laundry on your couch tonight? We don\'t have to talk."',
        '"Would you read this letter with me on Saturday and tell me what it\'s asking?"',
        '"Can you text me at eight on Tuesday? That was our anniversary."',
        '"I don\'t need advice. Could you listen for twenty minutes and then make me laugh?"',
        '"Could you come to the courthouse and wait with me?"',
      ],
    },
    {
      heading: "Say how you're doing without telling the whole story",
      paragraphs: [
        'You choose who knows what. Have a short version for most people and a longer one for two or three.',
        'For most people, keep one sentence ready: "We\'ve separated. I\'m taking it a week at a time." Then ask something about them, and the conversation will move on. With people close to you, say what kind of listening you want before you begin. If someone pries, "I\'m not going into it" is a complete answer.',
        'Some of us were never taught to talk about this. A number will do. "I\'m at a three today" tells a friend enough, once you\'ve agreed that two means "please come over". It\'s also easier to talk side by side, in a car or while you fix a bike.',
        'Keep messages plain, since anyone can show them around. Tell your friend how you feel, and save your plans for the lawyer.',
      ],
    },
    {
      heading: 'Friends you share, and in-laws',
      paragraphs: [
        "Shared friends often go quiet because they're afraid of saying the wrong thing. Make it easy for them. \"I know this is awkward. You don't have to choose. I'd love to get coffee, and we don't have to talk about it.\"",
        "With in-laws you love, you can say, if it's safe: \"You're still the children's family, and you matter to me. I won't ask you to take a side.\" Then watch what people do for two months. Some will come closer, some will stay friendly, some will leave. Spend your strength on the first group.",
        "When someone brings you news of your ex, stop it kindly: \"I'd rather not know.\" If you notice that your words get around, tell that person only what you'd say in public. If someone passes on threats or tells your ex where you are, you don't owe that person your address or an explanation.",
        'Losing a circle of people is its own loss. You may miss a sister-in-law as much as a marriage. Make room for that, too.',
      ],
    },
    {
      heading: 'Find people who have been there',
      paragraphs: [
        "People in the same situation can give you what old friends can't. You hear that others lie awake, too, and you learn how they handled the first holiday. A support group is a place to share experiences. It isn't the same as group therapy, which a licensed person leads.",
        "Ask at a library, a community or family center, a place of worship, your doctor's office or your child's school. Look for a set day and a leader with a name. Before you go, ask who leads it, what it costs, whether you can just listen, and what stays private.",
        "Try it three times before you judge, since the first evening is mostly nerves. Leave if it turns into a contest about terrible exes, or if you feel worse each week. Online, use a different name and picture, and don't give details that could identify you. Your ex may know a member.",
      ],
      callout: {
        title: "If you're afraid of your ex",
        text: 'Ask for a domestic violence support group instead of a divorce group. The people there know about safety. You can find one through the help button on every page.',
      },
    },
    {
      heading: 'Let professionals do their part',
      paragraphs: [
        "Some things are too much for friends, and some need a trained person. See a counselor about the thoughts that go around and around. See a lawyer or legal aid about anything you may sign. See a doctor about trouble with sleep, appetite or low mood that doesn't go away.",
        "Money doesn't have to stop you. Ask at work whether there's an employee assistance program, which offers free, private short-term counseling. Ask your health plan who's in network and taking new patients. Ask your state or county mental health office about low-cost clinics. Ask any therapist about a sliding scale, which is a fee based on your income.",
      ],
      bulletPoints: [
        'First call: "I\'m going through a divorce and I\'m not sleeping. When is your first available appointment? Do you have a waiting list?"',
        'First meeting: "Have you worked with people going through a divorce? How will we know it\'s helping?"',
        "If it isn't a good fit: \"Thank you. I'd like to try someone else.\" That's allowed.",
      ],
    },
    {
      heading: 'Build something that repeats',
      paragraphs: [
        "Deep talks don't hold a network together. Small, regular contact does. A coffee at work, a wave to a neighbor and a weekly call all count.",
        "Choose one thing with the same faces each week: a class, a choir, a walking group, a shift at the food bank. Go four times before you decide. You don't have to mention the divorce there. It can be the one hour when you aren't the person going through a divorce.",
        "Then give a little back when you can, even now. Bring soup to someone. Ask how the surgery went. It reminds you that you're more than a person who needs help.",
      ],
      bulletPoints: [
        'Monday: one voice note to a friend.',
        'Wednesday: your weekly activity.',
        'Friday: ask someone about their week.',
        'Sunday: a regular call with family or an old friend.',
      ],
    },
    {
      heading: "If there's no one on the page",
      paragraphs: [
        'Some maps are nearly empty at first. A move, an illness, long hours or a controlling partner can do that to anyone. It says something about the last few years. It says nothing about your worth.',
        'Start with people whose job it is: a doctor, a school counselor, a faith leader, an advocate. Then add places where no one has to know you, such as a library table or a class. Then write to one person from before. "I\'ve been out of touch. Life has been hard. I thought of you. Would you like to talk sometime?" Most people are glad to get a message like that.',
        "If being alone makes you not want to live, don't wait until you have more people. Use the help button on every page tonight. Someone answers at any hour.",
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
