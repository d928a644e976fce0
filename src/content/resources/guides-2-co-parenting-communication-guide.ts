import type { Resource } from '../resource.ts';

const checked = '2026-11-20';

export const coParentingCommunicationGuide: Resource = {
  id: 2,
  category: 'guides',
  title: 'Co-Parenting Communication Guide',
  description:
    "How to write to the other parent in a few calm lines. Also, what you don't need to answer, and how to keep the kids out of the middle.",
  icon: 'messages-square',
  color: 'james',
  readTime: '12 min read',
  tags: ['co-parenting', 'messages', 'conflict', 'children'],
  content: [
    {
      heading: 'First, check that this guide fits you',
      paragraphs: [
        "This guide is for two parents who don't fear each other. They may be angry, tired and hurt. They may dislike each other. But each can say no without being punished for it.",
        "If that isn't true for you, much of this guide won't fit. Being open, flexible or generous with someone who controls you can put you at risk. Ask yourself one question: am I afraid of what happens if I say no? Other signs are threats against you, a pet or the children. So are being watched, followed, or cut off from people or money.",
        "Look at any court order next. A protective order or a no-contact order decides who may write to the other, and how. Friendly words don't change that. Neither does an invitation from the other person. If an order is against you, don't write unless it allows it, even about the children. Only a judge can change it.",
      ],
      callout: {
        title: "If there's fear or control",
        text: "Don't use these scripts to reason with someone who scares you. Talk to an advocate through the help button on every page. An advocate can help you ask the court for safer ways: a written channel, exchanges without meeting, or no contact at all.",
      },
    },
    {
      heading: 'What your children get out of it',
      paragraphs: [
        "You don't have to like the other parent, forgive them, or be friends. Research on families after divorce points to something more modest. Fighting between parents is one of the things that shapes how children cope. So each fight that doesn't happen in front of them counts. So does each message they don't have to carry.",
        "That's why boring is good. The best exchange between two parents often looks like a note between two offices: the dentist, Tuesday, three o'clock, thanks. No one wins, no one loses, and a child gets to the dentist.",
        "It also helps to know what you can control. You can't make the other parent kind, quick or fair. You can choose when you read, what you answer, and how you sound. One calm person doesn't fix everything, but it leaves the other less to push against.",
        'Set a small goal for the next month. "We\'ll never argue again" isn\'t up to you. "I won\'t send messages after nine at night" is.',
      ],
    },
    {
      heading: 'Choose one place, and one time',
      paragraphs: [
        'Messages all over the place keep you on alert. A text at work, a call at dinner, a note in the backpack: each can start a fight. So pick one channel for everything that isn\'t urgent. Email works for most things. A co-parenting app works if you both use it, or if a court ordered it. Save texts for the day itself, such as "running 10 minutes late". Keep calls for emergencies.',
        'Then pick a time. Once a day is enough for most families. Read, answer what needs an answer, and close it. Turn off the sound for that channel. Give the school and the sitter another way to reach you.',
        'Tell the other parent once, without giving reasons:',
        '"Starting Monday, I\'ll use email for things about the kids. I\'ll read it each evening and answer within a day. For anything urgent that day, please text. In an emergency, call."',
        'If texts keep coming, don\'t scold. Answer by email: "About your text: yes, Friday at 5 works." People often follow the channel that gives them answers.',
      ],
      callout: {
        title: 'Before you set limits',
        text: "If a limit may make the other person dangerous, don't announce it alone. Plan it first with an advocate. The help button on every page shows how to reach one.",
      },
    },
    {
      heading: 'The three-line message',
      paragraphs: [
        "Most messages need three lines. One line says what it's about. One line says what you'll do, or what you're asking. One line closes. That's two to four sentences on one topic.",
        '"Mia\'s dentist appointment is on Tuesday the 12th at 3. I can take her. Is that okay with you? Please let me know by Friday. Thanks."',
        'A stranger could read this and know what to do. It has a day, a time, one question, and a date for the answer. The other parent can answer it in one word.',
        'Compare it with this one: "As usual nobody told you about the dentist because you never check. I guess I have to do it again?" The topic is the same, but there are now four things to argue about.',
        "If a message gets longer than five sentences, it's probably two messages. Send the one with the closest date. Save the other for tomorrow.",
      ],
      bulletPoints: [
        'Use a subject line a teacher could read: "Dentist, March 12".',
        'Ask a question they can answer with yes or no.',
        'Name the day, the date and the hour.',
        'Say "the kids" or use their names, not "my kids".',
        'Be polite, not warm. "Thanks" is enough.',
      ],
    },
    {
      heading: 'Does it need an answer at all?',
      paragraphs: [
        "Many hostile messages ask for nothing. Before you type, ask three things. Is there a question or a decision in it? Is there a wrong fact that could matter later? Does your plan, a court paper or a lawyer ask you to reply? If all three are no, you may leave it. Silence doesn't mean you agree with an insult.",
        'If any is yes, answer only that part. Correct a wrong fact once, in one sentence, with the date: "I didn\'t agree to give up Sunday. My message of May 3 says I\'d think about it." Then stop. If it comes again, you can write: "I answered this on May 4."',
        'If your heart is pounding, wait. Write it all down somewhere else, with no name in the "to" line. Put the phone in another room. Most things can wait until morning. A sick or hurt child can\'t. In that case, say what happened and where right away: "Leo has a fever of 103. We\'re going to urgent care on Main Street."',
      ],
    },
    {
      heading: 'A hard message, answered step by step',
      paragraphs: [
        "Here's the kind of message many parents get:",
        '"Typical. You dump them on me whenever it suits you and now Ben has no winter coat AGAIN. My lawyer will love this. And what about camp, or is that my job too? You were always like this."',
        'Take a pen. Cross out each insult, each guess and each bit of history. "Typical" goes. "Whenever it suits you" goes. "You were always like this" goes. The line about the lawyer is a threat, not a question. Two things are left: a coat and camp.',
        'Now answer these two, and nothing else:',
        "\"Ben's coat is in the blue bag in the hall closet. I'll send it on Friday. I'll fill in the camp form by Thursday and send you a copy.\"",
        "You don't defend yourself at all. That can feel wrong, since so much goes unanswered. But read it the way a teacher or a judge might. One person is shouting. The other one has found the coat.",
        "If a message threatens to hurt you, the children, a pet or themselves, it's no longer about wording. Save it, and use the help button on every page.",
      ],
    },
    {
      heading: 'Words to swap',
      paragraphs: [
        "Some words start a fight on their own. You don't need a new personality to leave them out. You need a short list next to the screen, and one extra minute before you send.",
        "Read your draft aloud in a flat voice. If your voice wants to rise, there's a word to cut. Then check the length again.",
      ],
      bulletPoints: [
        'Not "You\'re always late" but "Pick-up was at 5:40 on May 3 and May 10."',
        'Not "I won\'t allow that" but "The plan says Sunday at 6."',
        'Not "my house, my rules" but "At my place, bedtime is 8:30."',
        'Not "You don\'t care about her" but "She asked who is coming to her game on Saturday."',
        'Not "Why didn\'t you tell me?" but "From now on, please send me the school notes the same day."',
        'Not "Fine" but "Yes, that works" or "No, that doesn\'t work for me."',
        'Not "As I\'ve told you before" but the fact itself, once.',
      ],
    },
    {
      heading: 'Asking for a change, and saying no',
      paragraphs: [
        "If you're afraid of the answer, don't trade days on your own. Use the help button on every page, or ask a lawyer to make the request.",
        'If it\'s safe, ask early and name both dates. Say what happens if the answer is no: "Work is sending me to a training on May 9 and 10. Could we trade that weekend for May 16 and 17? If not, my mother will help me out. Please tell me by Friday."',
        'After a yes, confirm in one line and put it in the calendar: "Agreed: you have May 9 and 10, I have May 16 and 17. Same times." After a no, the plan stays the same. "Thanks for letting me know" is all you need.',
        'You can say no, too, without giving a reason. "Thanks for asking. I\'d rather stick to the plan this weekend." Reasons invite debate. If they push, say it once more in the same words. Then stop.',
      ],
      callout: {
        title: "A swap isn't a new order",
        text: "A trade by text usually doesn't change a court order. In Texas, for example, the court doesn't enforce informal deals. For a lasting change, ask your court's self-help center which form makes it official.",
      },
    },
    {
      heading: 'Money, without a fight',
      paragraphs: [
        "Treat shared costs like a bill from a store: what it's for, how much, the proof and the date. Send one list a month on the same day, with the receipts.",
        '"Costs for April: dentist $120, soccer $80. Your half under the plan is $100. Receipts are attached. Please send it by May 15. Thanks."',
        'Quote the plan once. Don\'t explain it each time. If the answer is "I won\'t pay", write: "Noted. My request of May 5 stands." Then read what your order says about disputes, and ask the clerk or legal aid about the next step.',
        'Never tie money to time with the children. "Pay and you can see them" can work against you in court, and it hurts the child most. In many places the two are separate: unpaid support doesn\'t cancel visits, and missed visits don\'t cancel support. Ask how your state sees it.',
        "If you're the one who can't pay, say so early and in writing, with a date: \"I can send $60 now and $40 on the 28th.\" If it's about court-ordered support, ask the court or the child support agency for a change right away. The old amount counts until there's a new order.",
      ],
    },
    {
      heading: 'News about a child',
      paragraphs: [
        'Pass on what a good nurse would write down: what happened, what was done and what comes next.',
        "\"Ava has had a fever since 4. The doctor saw her at 6 and says it's the flu. She needs medicine at 8 and 2. She's staying home tomorrow. I'll write again at noon.\"",
        'Send news of illness, injury, the police or trouble at school on the same day. Leave out causes. "She came back from you like this" turns a fever into a fight.',
        "You don't have to wait for the other parent to pass on school news. Under federal law, a school gives both parents access to the child's records, unless a court paper takes that right away. Ask the office to put both of you on the list. If your address has to stay private, talk to the school before you fill in a form.",
      ],
      bulletPoints: [
        'At each exchange: medicine, dose and when it was last given.',
        'Before a trip: dates, place, a phone number.',
        "Each month: school events, appointments, clothes they've outgrown.",
      ],
    },
    {
      heading: 'Keep the children out of the middle',
      paragraphs: [
        "A child isn't a phone. \"Tell your mom I'll be late\" is a small thing, but it puts the child between you. They watch your face, then the other parent's. If the answer is angry, they're the one who brought it.",
        'So write it yourself, even when the child is right there. And when a message comes to you through the child, take it off their shoulders: "Thanks for telling me. That\'s for grown-ups. I\'ll write to Dad." Then write: "Noah told me about Friday. Friday works. Please send things like this to me."',
        'Don\'t ask about the other home, except the way you\'d ask about a friend\'s house. "Did you have a nice weekend?" is fine. "Who was there?" isn\'t.',
        'If your child repeats something ugly about you, answer the child\'s feeling. "That must have been hard to hear." You can add one true line, such as "I didn\'t leave you. I live in another home, and I love you." Then get on with the day.',
        'A kind sentence about the other parent is a gift to the child: "Your mom is good at this. Ask her to show you." You don\'t have to fully feel it to say it.',
      ],
    },
    {
      heading: "When working together doesn't work",
      paragraphs: [
        "Some parents can't plan together, no matter how hard one of them tries. Then less contact is kinder. This is often called parallel parenting. Each home runs on its own. The written plan does the talking.",
        'It takes more detail on paper and fewer words between you. Look at the last five fights. For each, write one rule that would have made the message unnecessary. Was it about pick-up? Write the place, the hour, and how long to wait. About the phone? Write the two evenings for calls. Take the list to a lawyer, the self-help center, or anyone who helps with your plan.',
      ],
      bulletPoints: [
        'Exact days, hours and places. No "as agreed".',
        "Exchanges at school or day care, so the two of you don't meet.",
        'One written channel, only for health, school and schedules.',
        'News straight from the school and the doctor to each of you.',
        'Decisions split by area, or a set way to break a tie.',
      ],
      callout: {
        title: 'Not a cure for fear',
        text: "Parallel parenting is meant to lower conflict. It doesn't make a dangerous person safe. If there's violence or control, ask an advocate or a lawyer about a safety-focused plan and a protective order.",
      },
    },
    {
      heading: 'Your records, and your own slips',
      paragraphs: [
        'Keep the messages, all of them, both sides, in order. Texts and emails can be used as evidence in a case. A court may count it against you if important ones are missing. So write each one as if a stranger might read it. Store a copy where only you can open it.',
        "Keep a short log, too: the date, what happened and who saw it. Leave out adjectives. Don't bait the other parent to get a good quote. People can tell.",
        'Don\'t record a call before you know your state\'s law. Some states require everyone on the call to agree. After a phone call, send one line: "To sum up: you pick up at 6, I send the medicine." It does the same job.',
        'You\'ll slip. When you do, repair it in three lines: "My message last night was rude. I shouldn\'t have sent it. About Saturday: 10 works." Don\'t add a "but". If what you wrote could matter in court, ask a lawyer before you write again.',
      ],
    },
    {
      heading: 'A routine for a quiet week',
      paragraphs: [
        'Good communication between two homes is mostly habit. Try this for four weeks, then keep what works.',
        "If nothing changes on the other side, that isn't proof that you did it wrong. Look at your own evenings. Fewer alarms, fewer drafts and a child who isn't asked to carry messages: those are results you can count.",
      ],
      bulletPoints: [
        'Each evening: open the channel once, at a time you chose. Close it after 15 minutes.',
        'Sunday: send one note with the week ahead. Three to five lines, dates first.',
        'First of the month: send the list of costs with receipts.',
        'Before you hit send: one topic, one question, one date. Cut the word that made your voice rise.',
        'After a hard message: stand up, drink water, wait. Answer tomorrow if no one is sick or in danger.',
        'Once a month: read your log. Is there one rule in the plan that would save you the most messages? Bring it to your next talk with a lawyer or a mediator, if mediation is safe for you.',
      ],
    },
  ],
  sources: [
    {
      title: 'Love Is... Knowing the Signs of Abuse to Help Yourself or a Friend',
      publisher: 'National Domestic Violence Hotline',
      url: 'http://www.thehotline.org/2010/12/03/love-is-knowing-the-signs-of-abuse-to-help-yourself-or-a-friend/',
      checked,
    },
    {
      title:
        'The Divorce Process and Child Adaptation Trajectory Typology Model: the shaping role of interparental conflict',
      publisher: 'Clinical Child and Family Psychology Review, in PubMed Central (NIH)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8805665',
      checked,
    },
    {
      title: 'Helping Children and Families Deal With Divorce and Separation',
      publisher: 'American Academy of Pediatrics',
      url: 'https://publications.aap.org/pediatrics/article/138/6/e20163020/52651/Helping-Children-and-Families-Deal-With-Divorce?autologincheck=redirected',
      checked,
    },
    {
      title: '10 Top Ways to Help Your Child Through Your Separation / Divorce',
      publisher: 'Cornell Cooperative Extension of Tompkins County',
      url: 'https://ccetompkins.org/resources/10-top-ways-to-help-your-child-through-your-separation-divorce',
      checked,
    },
    {
      title: 'High Conflict Divorce and the BIFF Response',
      publisher: 'High Conflict Institute',
      url: 'https://highconflictinstitute.com/divorce-coparenting/high-conflict-divorce-and-the-biff-response/',
      checked,
    },
    {
      title: 'What are the Consequences of Contacting an Abuser with a Protection Order in Place?',
      publisher: 'DomesticShelters.org',
      url: 'https://domesticshelters.org/articles/identifying-abuse/what-are-the-consequences-of-contacting-an-abuser-with-a-protection-order-in-place',
      checked,
    },
    {
      title: 'Restraining orders: contact about the children and changing the order',
      publisher: 'WomensLaw.org',
      url: 'https://www.womenslaw.org/en/hotline/restraining-orders/restraining-order-categories/vacate-modify-withdraw/v-has-civil-ro',
      checked,
    },
    {
      title: 'Protective orders and violations: questions and answers',
      publisher: 'Keith Gore, law office',
      url: 'https://keithgore.com/faq-category/protective-orders-violations/',
      checked,
    },
    {
      title: "I don't feel safe during visitation exchanges. What can I do?",
      publisher: 'WomensLaw.org',
      url: 'https://www.womenslaw.org/en/hotline/custody-kidnapping/custody-categories/visitation/i-dont-feel-safe-during-visitation',
      checked,
    },
    {
      title: 'Evidence Preservation',
      publisher: 'Without My Consent',
      url: 'http://withoutmyconsent.org/resources/evidence-preservation',
      checked,
    },
    {
      title: 'What is digital evidence?',
      publisher: 'WomensLaw.org',
      url: 'http://www.WomensLaw.Org/about-abuse/abuse-using-technology/evidence-issues-cases-involving-technology/digital-evidence/what',
      checked,
    },
    {
      title: 'Recording Telephone Conversations',
      publisher: 'LawServer',
      url: 'https://lawserver.com/?p=17087',
      checked,
    },
    {
      title: 'Rights of Non-Custodial Parents in FERPA',
      publisher: 'National Center for Education Statistics',
      url: 'https://nces.ed.gov/pubs97/p97527/exh_5_1.asp',
      checked,
    },
    {
      title: 'Enforcement of Visitation',
      publisher: 'Texas Access',
      url: 'http://txaccess.org/node/76',
      checked,
    },
    {
      title: 'Visitation and Child Support',
      publisher: 'Kentucky legal aid (kyjustice.org)',
      url: 'http://kyjustice.org/visitation-and-child-support',
      checked,
    },
    {
      title: 'Enforcing a Custody Order',
      publisher: 'LawInfo',
      url: 'https://www.lawinfo.com/resources/child-custody-lawyers/enforcing-a-custody-order.html',
      checked,
    },
    {
      title: 'Services Available',
      publisher: 'Rhode Island Office of Child Support Services',
      url: 'https://ocss.ri.gov/apply-services/services-available',
      checked,
    },
    {
      title: 'Sample Parenting Plans',
      publisher: 'Oregon Judicial Department, Deschutes County',
      url: 'https://www.courts.oregon.gov/courts/deschutes/help/Pages/Parenting-Plans.aspx',
      checked,
    },
  ],
};
