import type { Resource } from '../resource.ts';

export const helpingChildrenThroughDivorce: Resource = {
  id: 2,
  category: 'wellbeing',
  title: 'Helping Children Through Divorce',
  description:
    'How to tell them, what to say to hard questions, how to keep them out of the middle and when to ask for help.',
  icon: 'baby',
  color: 'ava',
  readTime: '9 min read',
  tags: ['children', 'parenting', 'two homes', 'talking'],
  content: [
    {
      heading: 'What children need most',
      paragraphs: [
        "Children don't need parents who get everything right. They need to know three things and hear them many times. They didn't cause this. They're loved. Someone has thought about where they'll sleep.",
        'Many children act differently in the first year after parents separate. They may cling, fight, go quiet or struggle at school. Most of these problems ease within two or three years. The sense of loss can come back on birthdays and holidays, even much later.',
        "Some things make it easier for them. Warm, steady care from a parent does. So do routines, clear rules, and one more adult who's there for them. Being caught in the fight weighs on them most. You can't control how the other parent acts. But what you do still counts for a lot.",
      ],
      callout: {
        title: "If someone in the family isn't safe",
        text: 'Much of this article is for parents who can both be around the child safely. If you or the children have been hurt or threatened, plan with an advocate first. Do that before you tell the children anything. A secret about leaving is too heavy for a child. Use the help button on every page.',
      },
    },
    {
      heading: 'Before you tell them',
      paragraphs: [
        'Wait until you know what will happen next, at least for the coming weeks. "We\'re getting divorced" is scary without "and on Friday you\'ll sleep here". But don\'t wait until the moving truck is outside.',
        "If you can both stay calm and no one is afraid, tell them together. If not, one parent can do it, kindly and without blame. Choose a quiet time with free time after it, such as a Saturday morning. Don't do it at bedtime, before school or on a holiday.",
        "Agree on a few sentences and write them down. You'll be glad you did.",
      ],
      bulletPoints: [
        'What we\'ve decided: "We\'re going to live in two homes."',
        'Whose decision it is: "Grown-ups decided this. You couldn\'t have changed it."',
        'What stays: school, friends, the cat, soccer on Tuesdays.',
        'What changes, and when: "Dad moves on the 10th. You\'ll sleep there on Fridays."',
        'What will always be: "We both love you, and we\'ll take care of you." Say "both" only if it\'s true and safe.',
      ],
    },
    {
      heading: 'Saying it',
      paragraphs: [
        'Keep it short. A few minutes is enough for the first talk. Sit close, look at them, and use plain words. Leave out the reasons that belong to adults: the affair, the money, who wanted what. "We weren\'t happy living together" is enough of an answer.',
        "Then stop and wait. A child may cry, go silent, or ask if they can still have pizza on Friday. All of that is fine. Don't fill the silence. Don't ask them to be brave.",
        'If you cry, you can say: "I\'m sad, and I\'ll be all right. I have grown-ups who help me." Then turn your attention back to them.',
        "Tell them again next week, in the car or over dishes. It isn't one talk. It's many small ones. If you don't know something yet, say so: \"We're still working that out. I'll tell you when I know.\"",
      ],
    },
    {
      heading: 'What fits each age',
      paragraphs: [
        'Tell the same truth in a way that fits their age.',
        "If a child acts younger than they are for a while, they aren't being difficult. Many do that under stress. Go along with it for a bit, and keep evenings the same.",
      ],
      bulletPoints: [
        'Under 3: use few words and keep things the same. Naps, songs and the blanket stay. "Daddy comes after nap."',
        '3 to 5: where, when and who. "Two beds, two toothbrushes." Small children often think they caused it, so say the opposite every week. A calendar with two colors helps.',
        '6 to 8: many hope to fix it. "You cannot fix this, and it is not your job. You can be sad with me."',
        '9 to 12: they look for who is to blame. "There were problems between us. I will not tell you the details. You may be angry with both of us."',
        'Teens: keep it short and direct. "Here\'s what changes for you. What worries you most?" Don\'t make a teen your advisor or your witness.',
        "Grown children: they grieve, too. \"You don't have to choose or fix anything. I'd like to hear how you're doing with it.\"",
      ],
    },
    {
      heading: 'Answers to the hardest questions',
      paragraphs: [
        'Answer briefly, truthfully and without blame. Then ask: "What made you think of that?" Often, that\'s where the real question is.',
        'You can take your time. "I want to think about that. I\'ll answer after dinner." Then do it.',
      ],
      bulletPoints: [
        '"Is it my fault?" "No. Nothing you did, said or thought made this happen."',
        '"Will you get back together?" "No. I know you wish we would. We\'ll both always be your parents."',
        '"Do you still love Mommy?" "Not as a wife. I\'m glad she\'s your mom."',
        '"Why did Dad leave?" "That\'s between grown-ups. It wasn\'t about you."',
        '"Who do I have to choose?" "No one. You can love us both."',
        '"Are we poor now?" "We\'ll be careful with money. We have food and a home." Say only what\'s true.',
        '"Did Mom do something bad?" "Some things are for adults. You can always tell me how you feel."',
      ],
    },
    {
      heading: 'Keep them out of the middle',
      paragraphs: [
        'Conflict between parents is one of the things that shapes how children cope. You may not be able to end it. But you can keep it away from their ears, their phones and their hands.',
        "Don't send messages through a child, even small ones. Don't ask what happens at the other house, or who was there. Don't put down the other parent, or let relatives do it in front of them. A child is part of both of you and takes it personally.",
        "When the other parent says bad things about you, don't do the same. Try: \"I'm sorry you heard that. It's for the grown-ups. I love you, and you can love us both.\" If it goes on, write down the dates and words, and ask a lawyer what can be done. Don't question the child.",
      ],
      bulletPoints: [
        "Talk about money and court only when they're out of the house.",
        'Put papers and screens away before they come in.',
        'Write to the other parent yourself, and only about the child.',
        "Let them bring a photo of the other parent, if that's safe.",
        'Say one good or neutral thing about the other home now and then.',
      ],
      callout: {
        title: "When contact isn't safe",
        text: "The advice to support that bond doesn't apply if the other parent is a danger. In that case, the child needs safety, not fairness. An advocate or a lawyer can help you ask the court for safe rules.",
      },
    },
    {
      heading: 'Two homes and exchange days',
      paragraphs: [
        'Children do better when fewer things change at the same time. When something has to change, tell them ahead of time. Keep the school, the friends and the bedtime if you can, even when the bed is new.',
        "Make the second home theirs. They need a bed, a drawer, a toothbrush and something soft. It doesn't have to be much. Let their favorite sweater go back and forth.",
        "Exchanges are hard for many children, even between two good homes. Keep them short and boring. Tell them the evening before. Give one hug and one sentence: \"Have a good time. I'll see you Wednesday.\" They need to hear that you'll be fine. When they come back, leave an hour without questions. It's common for the evening to be wild or weepy.",
        'A short call at a set time can help on longer stretches. Charge the phone, leave the room, and let the child stop when they\'re done. If you\'re the one who calls, ask about their day, not about the house. "I miss you so much" is heavy for a child to carry. "Show me your drawing" isn\'t.',
        'If your child cries for the other parent, don\'t argue with the feeling. "You miss her. That makes sense. Should we mark the next visit on the calendar?"',
      ],
    },
    {
      heading: "When they're angry, quiet or too good",
      paragraphs: [
        "Anger often lands on the parent who feels safest. \"You're furious with me. You didn't want this.\" Stay with that before you set the limit. \"You can be angry. You can't hit.\" Don't defend yourself, and don't tell them the other side.",
        'A silent child needs you nearby, without pressure. Drive somewhere. Cook side by side. Say once: "You don\'t have to talk to me. I\'d like you to have someone. Your aunt, your coach, a counselor?"',
        'Watch for the child who\'s suddenly perfect, who cheers you up or keeps the peace. Hug them and say: "Thank you. It isn\'t your job to take care of me. Go play."',
        "If you yell, go back and make it right. \"I yelled at you. That wasn't okay, and it wasn't your fault. I love you.\" Children don't need you to be calm all the time. They need to see that you can make things right.",
      ],
    },
    {
      heading: 'Bring in other adults',
      paragraphs: [
        "You don't have to be everything. One warm adult outside the home can help steady a child. Think of a grandparent, a teacher, a neighbor or a coach.",
        'Tell the school in two neutral lines: "We now live in two homes. Please write to us both at these addresses, and tell me if you see a change." Leave out who did what. If an order limits contact or pick-up, give the office a copy. If your address has to stay private, ask how the school protects it before you write anything down.',
        "Ask the pediatrician for advice early. It's a normal reason to call. Also ask if the school has a group for children with two homes.",
        "Take care of yourself, too. How you're doing matters to your child. That isn't a burden. It's a reason to take the nap, go for the walk or see the counselor.",
      ],
    },
    {
      heading: 'When to get help',
      paragraphs: [
        "Call your child's doctor if something worries you. You don't have to be sure. \"We separated in March. Here's what I'm seeing. What do you suggest?\" Write down what has changed, when it started and where you see it.",
        'If a child is afraid, listen without leading. "Thank you for telling me. I believe you that this is hard." Write down their words. Then ask a doctor or an advocate what to do next. Don\'t do the questioning yourself.',
      ],
      bulletPoints: [
        'Sleep, eating or schoolwork is clearly worse for several weeks.',
        "A child loses a skill, such as staying dry at night, and doesn't get it back.",
        'Stomachaches or headaches keep coming back.',
        "They've lost interest in play, friends and fun.",
        'A teen runs away, drinks or uses drugs.',
        'A child is afraid to go to one of the homes.',
      ],
      callout: {
        title: "Don't wait",
        text: "If a child talks about dying, hurts themselves, or says that someone hurt them, get help today. Don't leave them alone. Use the help button on every page.",
      },
    },
  ],
  sources: [
    {
      title: 'Helping Children and Families Deal With Divorce and Separation',
      publisher: 'American Academy of Pediatrics',
      url: 'https://publications.aap.org/pediatrics/article/138/6/e20163020/52651/Helping-Children-and-Families-Deal-With-Divorce?autologincheck=redirected',
      checked: '2026-11-20',
    },
    {
      title:
        'Talking to Your Child About Divorce (tips of the American Academy of Child and Adolescent Psychiatry)',
      publisher: 'HealthDay',
      url: 'https://thehealthcast.com/general-health/health-tip-talking-to-your-child-about-divorce/',
      checked: '2026-11-20',
    },
    {
      title: '10 Top Ways to Help Your Child Through Your Separation / Divorce',
      publisher: 'Cornell Cooperative Extension of Tompkins County',
      url: 'https://ccetompkins.org/resources/10-top-ways-to-help-your-child-through-your-separation-divorce',
      checked: '2026-11-20',
    },
    {
      title: 'How can we help children adjust when one parent wants the divorce and the other does not?',
      publisher: 'University of Missouri Extension',
      url: 'http://missourifamilies.org/quick/divorceqa/divorceqa45.htm',
      checked: '2026-11-20',
    },
    {
      title: 'Do some children simply adjust more easily to a divorce than others?',
      publisher: 'University of Missouri Extension',
      url: 'http://missourifamilies.org/quick/divorceqa/divorceqa12.htm',
      checked: '2026-11-20',
    },
    {
      title:
        'The Divorce Process and Child Adaptation Trajectory Typology Model: the shaping role of interparental conflict',
      publisher: 'Clinical Child and Family Psychology Review, in PubMed Central (NIH)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8805665',
      checked: '2026-11-20',
    },
    {
      title: 'Rights of Non-Custodial Parents in FERPA',
      publisher: 'National Center for Education Statistics',
      url: 'https://nces.ed.gov/pubs97/p97527/exh_5_1.asp',
      checked: '2026-11-20',
    },
  ],
};
