import type { Article } from '../article.ts';

export const childCustodyPreparationChecklist: Article = {
  content: [
    {
      heading: 'Safety comes before the schedule',
      paragraphs: [
        "Read this part first, even if you think it isn't about you. A custody case puts two parents in the same rooms, calls and papers. That's safe for many people, but not for everyone.",
        "Ask yourself four things. Are you afraid of the other parent? Has that parent hurt, threatened or followed you or a child? Do they decide who you see and what you spend? Has a child said they're afraid? Even one yes means you should prepare in a different way, with someone beside you.",
      ],
      bulletPoints: [
        'Talk to a domestic violence advocate before you agree to any meeting or schedule.',
        'Ask the clerk how to keep your address out of the papers before you file one.',
        'Ask the court for separate sessions, separate waiting areas or a video link.',
        'Look for a "safety-focused" parenting plan form. Oregon courts, for example, offer samples.',
        'Keep your notes outside the home if the other parent could find them.',
      ],
      callout: {
        title: 'If a child is in danger now',
        text: "Don't wait for a hearing. Courts have fast orders for real danger, and a protective order may cover children, too. Use the help button on every page. It connects you with people who answer day and night.",
      },
    },
    {
      heading: 'Find out where you stand today',
      paragraphs: [
        "Before you plan what should happen, find out where things stand. Three facts decide where you start. Who are the legal parents? Which state's court is in charge? Is there an order already?",
        "The court is usually in the child's home state. That's where the child has lived with a parent for the last six months or more. If one of you moved recently, the old state may still be the right one. For parents who never married, state law may first require proof of who the father or second parent is.",
      ],
      bulletPoints: [
        'Find every order about the child, including temporary ones and ones from another state.',
        'Mark lines about decisions in one color and lines about time in another.',
        'Copy the birth certificate and any signed parentage papers.',
        "List the child's addresses for the past five years, and who lived there. Court forms may ask for it.",
        "On the court's self-help site, look up the words your state uses for custody and parenting time.",
        'Find each date in your papers and add it to Deadlines in this app.',
      ],
      callout: {
        title: "Don't move first and ask later",
        text: 'In many states, moving with a child takes notice, consent or a court order. Ask before you sign a lease or leave the state. If you have to flee danger, talk to an advocate before you go or on the way.',
      },
    },
    {
      heading: 'Learn what the judge will look at',
      paragraphs: [
        "Judges decide based on what they think is best for the child. Each state has a list of points. The child's needs and safety are often on it. So are the bond with each parent, who has cared for the child so far, and how well each parent supports the child's bond with the other. No one can tell you how a judge will weigh them in your case.",
        'But you can give facts for each point. "I take her to speech class on Tuesdays" says more than "I\'m the better parent". Include what the other parent does well. It\'s fair, and it makes the rest easier to believe.',
      ],
      bulletPoints: [
        'Print your state\'s list of "best interests" points.',
        'Write each point on its own page.',
        'Add two or three facts with dates under each point.',
        'Name one person or paper that shows each fact.',
        "Write one good thing about the other parent that's true.",
        'Take the pages to a meeting with legal aid or a lawyer.',
      ],
    },
    {
      heading: "Describe the child's real week",
      paragraphs: [
        "A parenting plan is about a child's ordinary Tuesday, not about percentages. One page about the real week will help you in every meeting. It also helps when you're tired and someone asks a quick question.",
        "Draw fourteen boxes for two weeks. Fill in what's fixed, then who does it now. Don't make it look better than it is. If the other parent does bedtimes, write that down.",
      ],
      bulletPoints: [
        'Map two weeks: school, care, practice, meals, baths, bedtimes, rides.',
        'Mark who does each of these now.',
        'Write down what this child needs to feel okay: sleep, food, quiet, friends, a blanket.',
        'List health facts: allergies, medicine, doctors, therapists.',
        'List the people the child counts on, such as grandparents, a coach or a neighbor.',
        'Write down how long the ride to school takes from each home on a real morning.',
        "Write down what each parent's work hours allow.",
      ],
    },
    {
      heading: 'Keep a calendar from today',
      paragraphs: [
        'A plain calendar is one of the most useful records you can have. It takes two minutes each evening. It shows what really happens, not what either of you remembers.',
        'Write as if someone you respect will read it one day, because someone might. Write facts only: "Came back at 9:10. Plan says 6. No message." Leave out guesses, insults and how you felt. Don\'t let the child see it or help with it.',
      ],
      bulletPoints: [
        'Record where the child slept each night.',
        'Record exchanges: planned time, real time, place.',
        'Record missed or swapped days, and who asked.',
        'Record doctor visits, school meetings and who went.',
        'Record worries as facts, with the time.',
        'Save messages and receipts in a folder for each month.',
        'Count the nights at the end of the month.',
      ],
      callout: {
        title: "Don't delete anything or record in secret",
        text: 'Deleting posts or messages can count as destroying evidence. Recording a conversation without consent is a crime in some states. Ask a lawyer in your state first.',
      },
    },
    {
      heading: 'Gather the papers about your child',
      paragraphs: [
        "You don't need a suitcase of paper. You need the few pages that show health, school and care. Under federal law, a school gives both parents access to records, unless a court paper says no. In most cases, a parent may also see a child's medical records. State law has exceptions.",
        "Ask the office in one calm sentence: \"I'm updating our file. Please send me copies of this year's report cards and the attendance list.\" You don't owe them the story.",
      ],
      bulletPoints: [
        'Birth certificate and Social Security card of each child',
        'Report cards, attendance and teacher notes from this year and last',
        'School plan, such as an IEP or 504 plan',
        'Vaccine record, medicine list and notes from the last checkups',
        'Health insurance cards and what the coverage costs',
        'Child care contract and receipts',
        'Calendar of sports, lessons and camps, with costs',
        "The child's passport, or a note of who has it",
      ],
    },
    {
      heading: 'Get your home and your days ready',
      paragraphs: [
        "You don't need a perfect home. A child needs a safe bed, a place for their things and an adult who's there. A mattress in a shared room can be a start, if you can explain how it works.",
        "Be honest about work. If you start at six, say who's with the child at six. There's no shame in a gap. Plan for it, and be ready to explain how you'll cover it.",
      ],
      bulletPoints: [
        'Set up a bed and a drawer that belong to the child.',
        'Lock up medicine, alcohol, weapons and cleaning supplies.',
        'Install the right car seat.',
        'Write down who cares for the child when you work, with names.',
        'Ask those people whether they can really do it.',
        "Learn the names of the child's teacher, doctor and two friends.",
        'Sign up for the parenting class if your court asks for one, and keep the certificate.',
      ],
    },
    {
      heading: 'Draft two plans, at your own pace',
      paragraphs: [
        "Skip this part if there's fear or control. In that case, let a lawyer or an advocate help you ask for what keeps you safe. You don't have to work anything out with the other parent.",
        'Otherwise, draft a first choice and a second one you could live with. For each, count the nights, the exchanges and the longest stretch away from each of you. Younger children often need shorter gaps. One Arizona court guide advises against regular gaps of more than three days up to age five. Courts in your state may have their own guide.',
      ],
      bulletPoints: [
        'Draw two regular weeks for plan one and plan two.',
        'Add holidays, birthdays, breaks and summer, with start and end hours.',
        'Choose a place for exchanges. School is often the calmest.',
        'Decide who makes which big decisions, and how to break a tie.',
        'Set times for calls with the child.',
        'Write a rule for swaps, late pickups, trips and moves.',
        'Say which rule wins when two of them conflict.',
        "Try both plans on next year's calendar.",
      ],
    },
    {
      heading: 'Prepare for meetings and for court',
      paragraphs: [
        "Mediation isn't right where there's fear or control. If the court sends you anyway, tell the court before the date, and ask to be excused or kept apart. In other cases, a mediator helps you look for a plan but doesn't decide. In some places, such as Oregon, parents who disagree have to try it.",
        "A judge may also appoint a guardian ad litem or an evaluator, who looks into the child's life and reports back. Be on time, answer letters, and speak about the child by name.",
      ],
      bulletPoints: [
        "Prepare one page with the child's week, your main worries with dates, and your plan.",
        'List people who see the child often, with phone numbers.',
        'Ask who will read what you say, and whether it stays private.',
        'Bring copies of each paper for you, the judge and each of the other parties.',
        'Practice three short answers out loud.',
        "Arrange child care for the day so the child doesn't have to go to the courthouse.",
        'Ask for a break when you\'re flooded: "May I have a moment, please?"',
      ],
      callout: {
        title: "Don't sign while you're worn out",
        text: 'You may say: "I want to have this read first. I\'ll answer on Friday." If you\'re afraid to say no, use the help button on every page.',
      },
    },
    {
      heading: 'Keep the child out of the case',
      paragraphs: [
        'The best thing you can do is keep the child out of it. Children pick up a lot from an open laptop, a call in the car or a look on your face at the door.',
        'Tell them one thing often: "You don\'t have to choose. The grown-ups will work it out." If a judge wants to hear the child, someone will explain how. Don\'t coach.',
      ],
      bulletPoints: [
        'Move papers, calls and screens out of sight and hearing.',
        'Stop posting about the case, the children or the other parent.',
        'Ask relatives not to question the child.',
        'Answer "What did the judge say?" with one short, true line.',
        'Let the child love the other parent out loud, if that parent is safe.',
        'Plan one hour each week with the child that has nothing to do with any of this.',
      ],
    },
  ],
  sources: [
    {
      title: 'Safety when Preparing to End an Abusive Relationship',
      publisher: 'WomensLaw.org',
      url: 'https://www.womenslaw.org/safety-planning/domestic-violence-victims/leaving-abusive-relationship',
      checked: '2026-11-20',
    },
    {
      title: 'Sample Parenting Plans',
      publisher: 'Oregon Judicial Department, Deschutes County',
      url: 'https://www.courts.oregon.gov/courts/deschutes/help/Pages/Parenting-Plans.aspx',
      checked: '2026-11-20',
    },
    {
      title: 'Safety accommodations during mediation',
      publisher: 'California Courts Self-Help',
      url: 'https://selfhelp.courts.ca.gov/safety-accommodations-during-mediation',
      checked: '2026-11-20',
    },
    {
      title: 'The Uniform Child-Custody Jurisdiction and Enforcement Act',
      publisher: 'U.S. Department of Justice, OJJDP bulletin, copy',
      url: 'https://docplayer.net/5595612-The-uniform-child-custody-jurisdiction-enforcement-act-legal-background-a-message-from-ojjdp-december-2001-patricia-m-hoff.html',
      checked: '2026-11-20',
    },
    {
      title: 'UCCJEA Affidavit: Purpose, Contents, and Filing Requirements',
      publisher: 'LegalClarity',
      url: 'https://legalclarity.org/uccjea-affidavit-purpose-contents-and-filing-requirements/',
      checked: '2026-11-20',
    },
    {
      title: 'How to establish paternity voluntarily',
      publisher: 'MassLegalHelp',
      url: 'https://www.masslegalhelp.org/children-families-divorce/paternity/how-establish-paternity-voluntarily',
      checked: '2026-11-20',
    },
    {
      title: 'How will a judge make decisions about child custody?',
      publisher: 'WomensLaw.org',
      url: 'https://nocache.womenslaw.org/laws/general/custody/general-information/how-will-judge-make-decisions-about-child-custody',
      checked: '2026-11-20',
    },
    {
      title: 'Child Custody Basics',
      publisher: 'California Courts Self Help Guide, on LawHelpCA',
      url: 'https://www.lawhelpca.org/resource/child-custody-basics',
      checked: '2026-11-20',
    },
    {
      title: 'Moving out of Massachusetts with your children',
      publisher: 'MassLegalHelp',
      url: 'http://www.masslegalhelp.org/children-and-families/moving-out-of-massachusetts-with-your-children',
      checked: '2026-11-20',
    },
    {
      title: 'Parental Relocation With a Child: Notice and Legal Process',
      publisher: 'LegalClarity',
      url: 'https://legalclarity.org/parental-relocation-with-a-child-notice-and-legal-process/',
      checked: '2026-11-20',
    },
    {
      title: 'Emergency Temporary Child Custody',
      publisher: 'Lawyers.com',
      url: 'https://family-law.lawyers.com/child-custody/emergency-temporary-child-custody.html',
      checked: '2026-11-20',
    },
    {
      title: 'Social Media and Spoliation: Can a Client Delete Her Facebook Posts?',
      publisher: 'The National Law Review',
      url: 'http://www.natlawreview.com/article/social-media-and-spoliation-can-client-delete-her-facebook-posts',
      checked: '2026-11-20',
    },
    {
      title: "Reporter's Recording Guide",
      publisher: 'Reporters Committee for Freedom of the Press',
      url: 'https://www.rcfp.org/reporters-recording-guide/',
      checked: '2026-11-20',
    },
    {
      title: 'Rights of Non-Custodial Parents in FERPA',
      publisher: 'National Center for Education Statistics',
      url: 'https://nces.ed.gov/pubs97/p97527/exh_5_1.asp',
      checked: '2026-11-20',
    },
    {
      title: 'Parental Access to Medical Records',
      publisher: 'American Academy of Pediatrics',
      url: 'https://www.aap.org/en/practice-management/liability-and-regulation/health-insurance-portability-and-accountability-act-hipaa/parental-access-to-medical-records/?srsltid=AfmBOorqed8padEOWvuD2fe1Ie74BLR9IrvqSwANadMzKvUwkhjbN6C7',
      checked: '2026-11-20',
    },
    {
      title: 'Parenting Education',
      publisher: 'Cuyahoga County Domestic Relations Court, Ohio',
      url: 'https://domestic.cuyahogacounty.us/en-US/Parenting-Education.aspx',
      checked: '2026-11-20',
    },
    {
      title: 'Example Parenting Plan 5: children from birth to 5',
      publisher: 'AZ Court Help',
      url: 'https://www.azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-5',
      checked: '2026-11-20',
    },
    {
      title: 'Parenting Plans',
      publisher: 'Oregon Judicial Department, Linn County',
      url: 'https://courts.oregon.gov/courts/linn/resources/Pages/Parenting-Plans.aspx',
      checked: '2026-11-20',
    },
    {
      title: 'Mediation and Domestic Violence: A practical guide',
      publisher: 'Illinois State Bar Association',
      url: 'https://www.isba.org/committees/women/newsletter/2009/05/mediationanddomesticviolenceapracti',
      checked: '2026-11-20',
    },
    {
      title: 'How to Work with GALs and Parenting Evaluators',
      publisher: 'Washington LawHelp',
      url: 'https://www.washingtonlawhelp.org/resource/working-with-gals-and-parenting-evaluators-ti?ref=xa23A',
      checked: '2026-11-20',
    },
    {
      title: 'Going to your court hearing',
      publisher: 'Michigan Legal Help',
      url: 'https://michiganlegalhelp.org/step/3923',
      checked: '2026-11-20',
    },
  ],
};
