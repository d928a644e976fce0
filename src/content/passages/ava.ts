import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-20';

const custodyBasics: Source = {
  title: 'Child Custody Basics',
  publisher: 'California Courts Self Help Guide, on LawHelpCA',
  url: 'https://www.lawhelpca.org/resource/child-custody-basics',
  checked,
};
const whatIsCustody: Source = {
  title: 'California: What is custody?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/definitions-and-basic-info/what-custody',
  checked,
};
const bestInterests: Source = {
  title: 'How will a judge make decisions about child custody?',
  publisher: 'WomensLaw.org',
  url: 'https://nocache.womenslaw.org/laws/general/custody/general-information/how-will-judge-make-decisions-about-child-custody',
  checked,
};
const bestInterestsFactors: Source = {
  title: 'The Best Interests of the Child: Factors Judges Consider in Deciding Custody',
  publisher: 'DivorceNet',
  url: 'http://www.divorcenet.com/states/nationwide/joint_custody_best_interest_standard',
  checked,
};
const californiaJudge: Source = {
  title: 'California: How will a judge make a decision about custody?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/custody-process/how-will-judge-make-decision-about-custody',
  checked,
};
const changeOrder: Source = {
  title: 'If a custody order is already in place, how can I get it changed?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/general/custody/changing-final-custody-order/if-custody-order-already-place-how-can-i-get-it',
  checked,
};
const mediationAbuse: Source = {
  title: 'California: Do I have to go to mediation even if I am a domestic violence victim?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/custody-process/do-i-have-go-mediation-even-if-i-am-domestic-violence-victim',
  checked,
};
const mediationSafety: Source = {
  title: 'Safety accommodations during mediation',
  publisher: 'California Courts Self-Help',
  url: 'https://selfhelp.courts.ca.gov/safety-accommodations-during-mediation',
  checked,
};
const familyCourtServices: Source = {
  title: 'Family Court Services: General Overview',
  publisher: 'Judicial Council of California',
  url: 'https://courts.ca.gov/es/node/29273',
  checked,
};
const oregonPlans: Source = {
  title: 'Sample Parenting Plans',
  publisher: 'Oregon Judicial Department, Deschutes County',
  url: 'https://www.courts.oregon.gov/courts/deschutes/help/Pages/Parenting-Plans.aspx',
  checked,
};
const oregonMediation: Source = {
  title: 'Parenting Plans',
  publisher: 'Oregon Judicial Department, Linn County',
  url: 'https://courts.oregon.gov/courts/linn/resources/Pages/Parenting-Plans.aspx',
  checked,
};
const oregonSupervised: Source = {
  title: 'Supervised Parenting Time',
  publisher: 'Oregon Judicial Department',
  url: 'https://www.courts.oregon.gov/programs/family/children/Pages/Supervised-Parenting-Time.aspx',
  checked,
};
const supervisedNetwork: Source = {
  title: 'Parent Handbook: Supervised Visitation and Exchange Services',
  publisher: 'Supervised Visitation Network',
  url: 'https://www.svnworldwide.org/parent-handbook',
  checked,
};
const supervisedGeneral: Source = {
  title: 'General Information on Supervised Parenting',
  publisher: 'Supervised Visitation Directory',
  url: 'https://svdirectory.com/general_info.htm',
  checked,
};
const arizonaShort: Source = {
  title: 'Example Parenting Plan 3: children from birth to 5',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-3',
  checked,
};
const arizonaVacation: Source = {
  title: 'Example Parenting Plan 4: children from birth to 5',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-4',
  checked,
};
const arizonaYoung: Source = {
  title: 'Example Parenting Plan 5: children from birth to 5',
  publisher: 'AZ Court Help',
  url: 'https://www.azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-5',
  checked,
};
const arizonaEqualYoung: Source = {
  title: 'Example Parenting Plan 6: equal time, children 0-5',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-6',
  checked,
};
const arizonaFive: Source = {
  title: 'Example Parenting Plan 13: same weekdays, alternating weekends',
  publisher: 'AZ Court Help',
  url: 'https://azcourthelp.org/browse-by-topic/custody-information/parenting-plans/plan-13',
  checked,
};
const scheduleList: Source = {
  title: 'Parenting Time Schedules in Arizona',
  publisher: 'AZ Family Legal Services',
  url: 'https://azfamilylegalservices.com/practice-areas/parenting-time/parenting-time-schedules-in-arizona/',
  checked,
};
const twoTwoThree: Source = {
  title: '50/50 Shared Parenting: 2-2-3 and Alternating Weeks Variations',
  publisher: 'Custody X Change',
  url: 'https://custodyxchange.com/topics/schedules/50-50/50-50-shared-parenting-examples-223-alternating-weeks.php',
  checked,
};
const longDistance: Source = {
  title: 'Long Distance Custody and Visitation Schedules',
  publisher: 'Custody X Change',
  url: 'https://www.custodyxchange.com/topics/schedules/special-circumstances/long-distance.php',
  checked,
};
const massMove: Source = {
  title: 'Move out of state with my child?',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-and-families/move',
  checked,
};
const massMoveMarried: Source = {
  title: 'Moving out of Massachusetts with your children',
  publisher: 'MassLegalHelp',
  url: 'http://www.masslegalhelp.org/children-and-families/moving-out-of-massachusetts-with-your-children',
  checked,
};
const passportOneParent: Source = {
  title: 'Passport applications: children under age 16',
  publisher: 'City of King City, Oregon',
  url: 'https://ci.king-city.or.us/services/passport_application/children_under_age_16.php',
  checked,
};
const texasStart: Source = {
  title: 'Start Here: military parents, warm-up visitation, grandparents',
  publisher: 'Texas Access',
  url: 'http://txaccess.org/start-here',
  checked,
};
const texasOverview: Source = {
  title: 'What can I expect with a standard possession custody agreement?',
  publisher: 'Law Office of K. Lin Trybicki, citing Texas Access',
  url: 'https://www.klintrybicki.com/blog/2019/09/what-can-i-expect-with-a-standard-possession-custody-agreement/',
  checked,
};
const massParentage: Source = {
  title: 'How to establish paternity voluntarily',
  publisher: 'MassLegalHelp',
  url: 'https://www.masslegalhelp.org/children-families-divorce/paternity/how-establish-paternity-voluntarily',
  checked,
};
const washingtonMove: Source = {
  title: 'Washington: What happens if I do not give notice before I move?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/wa/custody/relocating-your-child/what-happens-if-i-dont-give-notice-i-move',
  checked,
};
const moveNotice: Source = {
  title: 'Parental Relocation With a Child: Notice and Legal Process',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/parental-relocation-with-a-child-notice-and-legal-process/',
  checked,
};
const floridaMove: Source = {
  title: 'Florida Statutes 61.13001, Parental relocation with a child',
  publisher: 'Legal Resource Center on Violence Against Women',
  url: 'http://www.lrcvaw.org/laws/flrelocation.html',
  checked,
};
const floridaMoveSteps: Source = {
  title: 'What Florida Statute 61.13001 Requires for Relocation',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/what-florida-statute-61-13001-requires-for-relocation',
  checked,
};
const floridaPlan: Source = {
  title: 'Instructions for Florida Supreme Court Approved Family Law Form 12.995(a), Parenting Plan',
  publisher: 'Florida Supreme Court form, copy',
  url: 'https://vdocument.in/parenting-plan-form-12995a-fl-plan-florida-supreme-court-approved-family-law.html',
  checked,
};
const texasAccess: Source = {
  title: 'Standard Possession Order and Parenting Time: questions',
  publisher: 'Texas Access',
  url: 'https://txaccess.org/index.php/faq/standard-possession-order-and-parenting-time',
  checked,
};
const texasEnforcement: Source = {
  title: 'Enforcement of Visitation',
  publisher: 'Texas Access',
  url: 'http://txaccess.org/node/76',
  checked,
};
const texasExpanded: Source = {
  title: 'Expanded Standard Possession Order',
  publisher: 'Texas family law hotline',
  url: 'https://familylawhotline.org/glossary/expanded-standard-possession-order/',
  checked,
};
const texasWeekends: Source = {
  title: 'Standard possession order for weekends',
  publisher: 'MLF Legal',
  url: 'https://mlflegal.com/2020/07/standard-possession-order-for-weekends',
  checked,
};
const texasWhoseWeekend: Source = {
  title: 'Whose Weekend Is It Anyway: A Guide to Your Possession Order',
  publisher: 'Gardner Smith Hill',
  url: 'https://gardnersmithhill.com/whose-weekend-is-it-anyway/',
  checked,
};
const michiganEnforcement: Source = {
  title: 'Parenting Time Enforcement',
  publisher: 'Michigan 55th Circuit Court, Friend of the Court',
  url: 'https://55thcircuitfoc.net/?p=301',
  checked,
};
const macombEnforcement: Source = {
  title: 'Parenting time enforcement',
  publisher: 'Macomb County, Michigan, Friend of the Court',
  url: 'https://www.macombgov.org/departments/friend-court/custody-and-parenting-time/parenting-time-enforcement',
  checked,
};
const kentuckySupport: Source = {
  title: 'Visitation and Child Support',
  publisher: 'Kentucky legal aid (kyjustice.org)',
  url: 'http://kyjustice.org/visitation-and-child-support',
  checked,
};
const enforceOrder: Source = {
  title: 'Enforcing a Custody Order',
  publisher: 'LawInfo',
  url: 'https://www.lawinfo.com/resources/child-custody-lawyers/enforcing-a-custody-order.html',
  checked,
};
const schoolRecords: Source = {
  title: 'Rights of Non-Custodial Parents in FERPA',
  publisher: 'National Center for Education Statistics',
  url: 'https://nces.ed.gov/pubs97/p97527/exh_5_1.asp',
  checked,
};
const abductionPrevention: Source = {
  title: 'Child Abduction Prevention: Frequently Asked Questions',
  publisher: 'U.S. Department of State',
  url: 'https://travel.state.gov/content/travel/en/International-Parental-Child-Abduction/prevention/prevention-faqs.html',
  checked,
};
const passportMinors: Source = {
  title: 'Passport Issuance and Denial to Minors Involved in Custody Disputes',
  publisher: 'U.S. Department of State, archived by the University of North Texas',
  url: 'https://webarchive.library.unt.edu/web/20120915105327/http://travel.state.gov/passport/ppi/family/family_866.html',
  checked,
};
const travelLetter: Source = {
  title: 'Child Travelers',
  publisher: 'U.S. Embassy and Consulate in Poland',
  url: 'https://pl.usembassy.gov/u-s-citizen-services/child-travelers/',
  checked,
};
const addressProgram: Source = {
  title: 'Address Confidentiality',
  publisher: 'VictimConnect Resource Center',
  url: 'https://victimconnect.org/learn/address-confidentiality/?sfw=pass1624374400',
  checked,
};
const guardianTips: Source = {
  title: 'How to Work with GALs and Parenting Evaluators',
  publisher: 'Washington LawHelp',
  url: 'https://www.washingtonlawhelp.org/resource/working-with-gals-and-parenting-evaluators-ti?ref=xa23A',
  checked,
};
const homeState: Source = {
  title: 'The Uniform Child-Custody Jurisdiction and Enforcement Act',
  publisher: 'U.S. Department of Justice, OJJDP bulletin, copy',
  url: 'https://docplayer.net/5595612-The-uniform-child-custody-jurisdiction-enforcement-act-legal-background-a-message-from-ojjdp-december-2001-patricia-m-hoff.html',
  checked,
};
const homeStateTerm: Source = {
  title: 'Home-State Jurisdiction: legal definition',
  publisher: 'USLegal',
  url: 'https://definitions.uslegal.com/h/home-state-jurisdiction-family-law/',
  checked,
};
const babyHomeState: Source = {
  title: 'Home State Jurisdiction and the UCCJEA',
  publisher: 'Offit Kurman',
  url: 'https://offitkurman.com/?p=176829',
  checked,
};
const emergencyCustody: Source = {
  title: 'Emergency Temporary Child Custody',
  publisher: 'Lawyers.com',
  url: 'https://family-law.lawyers.com/child-custody/emergency-temporary-child-custody.html',
  checked,
};
const pediatrics: Source = {
  title: 'Helping Children and Families Deal With Divorce and Separation',
  publisher: 'American Academy of Pediatrics, Pediatrics',
  url: 'https://publications.aap.org/pediatrics/article/138/6/e20163020/52651/Helping-Children-and-Families-Deal-With-Divorce?autologincheck=redirected',
  checked,
};
const tellingTips: Source = {
  title:
    'Talking to Your Child About Divorce (tips of the American Academy of Child and Adolescent Psychiatry)',
  publisher: 'HealthDay',
  url: 'https://thehealthcast.com/general-health/health-tip-talking-to-your-child-about-divorce/',
  checked,
};
const conflictReview: Source = {
  title:
    'The Divorce Process and Child Adaptation Trajectory Typology Model: the shaping role of interparental conflict',
  publisher: 'Clinical Child and Family Psychology Review, in PubMed Central (NIH)',
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8805665',
  checked,
};
const familyCarePlan: Source = {
  title: 'Family Care Plan change addresses custody questions',
  publisher: 'U.S. National Guard',
  url: 'https://www.nationalguard.mil/News/Article-View/Article/586929/family-care-plan-change-addresses-custody-questions',
  checked,
};
const parentClass: Source = {
  title: 'Parenting Education',
  publisher: 'Cuyahoga County Domestic Relations Court, Ohio',
  url: 'https://domestic.cuyahogacounty.us/en-US/Parenting-Education.aspx',
  checked,
};

export const avaPassages: readonly Passage[] = [
  {
    id: 'ava-legal-physical-custody',
    advisor: 'ava',
    title: 'Legal custody and physical custody',
    text: `Custody has two parts, and they are decided separately.

- **Legal custody** is about decisions: school, health care, faith and other big questions.
- **Physical custody** is about where the child lives and who cares for them day to day.

Each part can be **joint** (shared) or **sole** (one parent). So you can share decisions while the child sleeps mostly in one home.

Your state may use other words. You may see "parenting time", "time-sharing", "allocation of responsibilities", "conservatorship" or "residential time". The two ideas behind them stay the same: who decides, and where the child is when.

When you read a paper, take two pens. Mark each line about decisions in one color, and each line about time in the other. If a line does both, ask what it means in your state. Your court's self-help site has a list of terms. The clerk can point you to it, but cannot advise you.`,
    asks: [
      'whats the difference between legal and physical custody',
      'what does sole custody mean',
      'custody words in the papers make no sense to me',
      'if she has physical custody do i lose my say',
      'what is a conservator in texas custody papers',
      'legal custody physical custody sole joint meaning',
      'legal vs physical, explain like im five',
      'my lawyer said joint legal primary physical and i nodded but i have no clue what that means for me and my son',
      'conservatorship allocation of responsibilities, what are all these terms',
      'does full custody mean he never sees them',
      'what kind of custody is about decisions and what kind is about where they sleep',
      'the judge gave me sole physical but joint legal, so what am i allowed to do alone',
      'custodial parent definition',
      'paperwork says residential time instead of custody, is that a different thing',
    ],
    sources: [custodyBasics, whatIsCustody, texasExpanded],
    followUps: ['does joint custody mean 50/50', 'how does a judge decide custody'],
  },
  {
    id: 'ava-joint-not-half',
    advisor: 'ava',
    title: 'Joint custody does not have to mean half the nights',
    text: `"Joint" says that something is shared. It does not say how many nights.

- **Joint legal custody:** both parents share the big decisions. This fits with many different schedules.
- **Joint physical custody:** the child lives with both of you. In some places that means equal time. In others it means a good share for each.

So ask two questions about any offer:

1. Who decides on school, doctors and faith? What happens if we disagree?
2. Which nights is the child where, in a normal two weeks?

Write the second answer as a calendar, not as a number. "60/40" can look very different in real life. Four nights and three nights each week is close to it. So is a long summer.

The number of nights can also affect child support. In Oregon, for example, it is one factor. Look at your state's child support site before you trade nights. Choose the nights for the child first.`,
    asks: [
      'does joint custody mean 50/50',
      'can we have joint custody if the kids mostly live with me',
      'he wants joint custody is that half the time',
      'what is shared custody really',
      'joint custody meaning equal time shared percentage',
      'joint doesnt mean equal?',
      'my wife says joint custody automatically gives her fifty percent of the nights and less support, is she right',
      'shared custody but only weekends',
      'can i agree to joint and still be the main house',
      'my baby daddy says joint means he pays nothing, is it about days or about decisions',
      'is 60/40 still called joint',
      'how equal does joint physical have to be',
      'signed for joint custody, did i just give up half of my toddlers life',
    ],
    sources: [custodyBasics, oregonPlans],
    followUps: ['how do i count overnights', 'which 50 50 schedule is best'],
  },
  {
    id: 'ava-best-interests',
    advisor: 'ava',
    title: 'How a judge looks at custody: best interests',
    text: `Judges decide by what they see as **best for the child**. States have their own lists, but these points come up often:

- what the child needs, in daily life, health and school
- the child's tie to each parent
- each home
- who has cared for the child so far
- whether a parent supports the child's bond with the other one
- violence, abuse and safety
- drugs, alcohol and health of a parent, where they affect care
- what the child wants, if old enough

Nobody can tell you how your judge will see it. What you can do is get your facts in order:

1. Find your state's list. Search your court's self-help site for "best interests".
2. Make a page for each point, with facts and dates. "I take her to speech class on Tuesdays" says more than "I am the better parent".
3. Note what the other parent does well too. It is fair, and it is true.
4. Take the pages to a lawyer or legal aid.`,
    asks: [
      'how does a judge decide custody',
      'what do courts look at for the kids',
      'what does best interest of the child mean',
      'will i lose my children because i work full time',
      'do mothers always get custody',
      'best interests of the child factors judge court decision custody',
      'does the judge favor moms',
      'i had an affair and work 50 hours a week as a dad, will that be held against me when the court picks a parent',
      'what makes one parent win custody',
      'will my depression count against me',
      'stay at home dad odds of getting the children',
      'what evidence shows i am the one who does lunches, homework and doctor visits',
      'do they care that i make less money than my ex hubby',
      'custody battle what matters to the court',
    ],
    sources: [bestInterests, bestInterestsFactors],
    followUps: ['how old does my child have to be to choose', 'what is a guardian ad litem'],
  },
  {
    id: 'ava-plan-contents',
    advisor: 'ava',
    title: 'What belongs in a parenting plan',
    text: `A good plan answers the questions before they become fights. Use these headings:

1. **Regular weeks:** which nights, from when to when.
2. **Holidays and birthdays:** who, in odd and even years, with hours.
3. **School breaks and summer.**
4. **Exchanges:** place, time, who drives, how long you wait.
5. **Decisions:** school, health, faith, and how you settle a tie.
6. **Contact:** calls with the child, and how you two write to each other.
7. **Travel:** notice, papers, passports.
8. **Activities and costs:** who signs up, who pays.
9. **Changes:** how to ask for a swap, how long to answer.
10. **Moves:** how much notice.
11. **Order of rules:** which one wins when two clash.

Write times and places, not "reasonable" or "as agreed".

Many courts offer a form with such headings. Look for "parenting plan" on your state court's site. If safety is a worry, look for a safety-focused plan instead. Talk to an advocate through the help button at the top of this chat.`,
    asks: [
      'what should we put in a parenting plan',
      'parenting plan checklist',
      'what do people forget in custody agreements',
      'is there a template for a co parenting agreement',
      'what sections does a visitation plan need',
      'parenting plan contents headings list what to include',
      'what am i forgetting in the agreement',
      'we split on good terms and want to write the custody paper ourselves, which points must be in it so we dont fight later',
      'parenting agreement outline',
      'sample coparenting contract with all the clauses',
      'what topics should our visitation paper cover besides weekends',
      'is reasonable visitation too vague to put in writing',
      'list of things to settle before signing a custody stipulation',
      'must have clauses for a co parenting plan',
    ],
    sources: [oregonPlans, custodyBasics],
    followUps: ['how do i start writing a parenting plan', 'which rule wins if holiday and weekend clash'],
  },
  {
    id: 'ava-start-plan',
    advisor: 'ava',
    title: 'Starting your plan tonight, on one page',
    text: `Start with the child's week, not with percentages. You can do this alone, before you talk to anybody.

1. Draw fourteen boxes, two weeks.
2. Write in what is fixed: school, practice, doctor, your work, the other parent's work.
3. Mark who does what **now**: mornings, meals, bedtimes, rides.
4. Mark what the child needs most at this age. Sleep? Friends? One teacher meeting?
5. Now draw two plans that could work. A first choice, and one you could live with.
6. Count the exchanges, and the longest time away from each parent.

Put down what you do not know yet: "Summer camp?" "Who drives on Thursdays?"

Only show it when you are ready. If you are afraid of the other parent, or they decide everything, do not bargain alone. Take the page to legal aid or an advocate instead. The help button at the top of this chat shows how.

Otherwise you can send plan two with one question: "What would you change?"`,
    asks: [
      'how do i start writing a parenting plan',
      'i have no idea what custody arrangement to ask for',
      'how do we figure out who gets the kids when',
      'where do i begin with a custody proposal',
      'make first draft of a parenting schedule worksheet proposal',
      'blank page, where to begin',
      'the mediator wants a proposal from each of us and i dont even know what our week looks like, how do i begin',
      'rough draft for sharing the kids',
      'i am overwhelmed by all the schedules, whats the first thing to write down',
      'help me figure out our sons two weeks on paper',
      'how do i come up with an offer for my stbx about the children',
      'planning parenting time from scratch',
      'never had to think about custody before, first step tonight',
    ],
    sources: [],
    followUps: ['what should we put in a parenting plan', 'which 50 50 schedule is best'],
  },
  {
    id: 'ava-equal-schedules',
    advisor: 'ava',
    title: 'Four ways to share time equally',
    text: `These four patterns all come out at half and half over two weeks. They differ in exchanges and in the longest stretch away.

- **2-2-3:** two days, two days, then a three-day weekend, and it flips. About 6 exchanges in two weeks. Longest stretch: 3 nights.
- **2-2-5-5:** fixed weekdays for each parent, weekends in turn. About 4 exchanges. Longest: 5 nights.
- **3-4-4-3:** three nights and four, then four and three. About 4 exchanges. Longest: 4 nights.
- **Week on, week off:** 2 exchanges. Longest: 7 nights.

How to choose:

1. Younger children often need shorter gaps. Older ones often want fewer moves.
2. Do you two find exchanges hard? Choose fewer, or do them at school.
3. Do your work days stay the same? Then fixed weekdays help.
4. How far apart are the homes and the school?

Try it on paper for the next month, with the real dates. Then try it for eight weeks before you fix it, if that is safe and you both agree.`,
    asks: [
      'which 50 50 schedule is best',
      'examples of equal custody schedules',
      'how can we split the kids time evenly',
      'half and half parenting time options',
      '3 4 4 3 vs 2 2 5 5',
      'equal parenting time schedule choices compare 50/50 custody',
      'fair division of the week',
      'my husband and i both want half the days with our twins, what rotations do people actually use',
      'which equal pattern has the fewest handoffs',
      'my hubby and i both work full time, which of the equal patterns suits two busy parents',
      'list of 50/50 rotations',
      'what is the best half and half pattern for parents who live ten minutes apart',
      'compare all equal patterns side by side',
      'half and half without so much back and forth',
    ],
    sources: [scheduleList, twoTwoThree, arizonaFive],
    followUps: ['how does a 2-2-3 rotation work', 'is week on week off too long for kids'],
  },
  {
    id: 'ava-two-two-three',
    advisor: 'ava',
    title: 'The 2-2-3 rotation',
    text: `In a 2-2-3 plan the child is two days with one parent and two with the other. Then come three with the first. The next week it flips.

It looks like this:

- **Week 1:** Monday and Tuesday with A. Wednesday and Thursday with B. Friday to Sunday with A.
- **Week 2:** Monday and Tuesday with B. Wednesday and Thursday with A. Friday to Sunday with B.

**What is good:** nobody is away longer than three nights. Each parent gets school days and every other weekend. It can suit small children who need to see both of you often.

**What is hard:** about six exchanges in two weeks. The days change each week. Bags travel a lot. You must live near each other. An Arizona court example with such quick changes is meant for parents who agree and talk well.

Make it lighter: exchange at day care or school. Keep a full set of clothes in both homes. Hang the same color calendar on both fridges.

If the changes make the child tense, 2-2-5-5 has fewer of them.`,
    asks: [
      'how does a 2-2-3 rotation work',
      'two two three custody pros and cons',
      'is switching every two days bad for a toddler',
      '223 schedule example calendar',
      '2-2-3 schedule custody rotation two days three day weekend',
      'every 2 days then a long weekend',
      'my stbx proposes 2 2 3 for our little one and i cant picture which days i would get, show me',
      'two two three sounds like chaos',
      'does 2-2-3 mean lots of packing',
      'who gets monday and tuesday in a 223',
      'how many swaps are there in the 2-2-3',
      'our mediator drew a 2 2 3 on the whiteboard and said it flips every week, what does flips mean',
      'drawbacks of switching homes every couple days',
    ],
    sources: [twoTwoThree, arizonaEqualYoung],
    followUps: ['how does the 2-2-5-5 plan work', 'what schedule works for a 3 year old'],
  },
  {
    id: 'ava-two-two-five-five',
    advisor: 'ava',
    title: 'The 2-2-5-5 plan and the 3-4-4-3 plan',
    text: `In a **2-2-5-5** plan each parent has the same two weeknights every week, and the weekends take turns. For example: Monday and Tuesday with A, Wednesday and Thursday with B, Friday to Sunday in turn.

- You always know who has Tuesday piano.
- Exchanges can all be at school, so you two need not meet.
- The longest stretch is five nights. That can be long for a small child.

In a **3-4-4-3** plan one parent has three nights and the other four. The next week it is the other way round. Only one day moves. The longest stretch is four nights.

Which one? Take 2-2-5-5 if fixed weekdays matter, for work shifts, sports or tutoring. Take 3-4-4-3 if five nights feel too long.

Write in the plan which day it starts, the hour, and what happens on school holidays. Then put a full year in a shared calendar, so you see how the long weekends fall.`,
    asks: [
      'how does the 2-2-5-5 plan work',
      'custody with fixed weekdays and alternating weekends',
      'what is a 3-4-4-3 schedule',
      'i need the same weekdays every week because of my job',
      '2-2-5-5 and 3-4-4-3 custody schedule same weekdays each parent',
      'always mondays and tuesdays mine',
      'i coach on wednesdays and need wednesday nights for good with weekends taking turns, is there a name for that plan',
      '5225 schedule',
      'is five nights away too much in the 2-2-5-5',
      '3443 versus 5225 for a second grader',
      'four days one week three the next',
      'which plan lets each of us keep the same school nights',
      'he has thursdays off, can we have set weeknights and rotate the weekends',
    ],
    sources: [arizonaFive, scheduleList],
    followUps: ['is week on week off too long for kids', 'how do we do exchanges without meeting'],
  },
  {
    id: 'ava-week-on-off',
    advisor: 'ava',
    title: 'Week on, week off',
    text: `The child is one full week with each parent. There is one exchange a week, often on Friday after school.

**What is good:** few moves, few bags, time to settle. Teens often like it. Parents who find exchanges hard meet less.

**What is hard:** seven nights without the other parent is long for many young children. Things get left at the other house. Two parents with different rules are felt more.

Ways to shorten the gap:

1. A dinner or one night in the middle, say Wednesday.
2. A fixed call on two evenings.
3. Start on Friday, so the child lands in a weekend, not in a school morning.

Ask yourself how your child does after three or four nights away. If there are tears, bad sleep or anger for days, try shorter blocks first. A court guide in Arizona, for example, advises against regular gaps over three days up to age five.`,
    asks: [
      'is week on week off too long for kids',
      'alternating weeks custody pros and cons',
      'one week mom one week dad does it work',
      'my son is exhausted from switching houses all the time',
      'week on week off alternating weeks 7 days each parent schedule',
      'seven days apart from my baby',
      'we do one week here and one week there and my 5 year old falls apart by day five, is there a middle visit that helps',
      '7 on 7 off',
      'every other week at dads',
      'switch on fridays or sundays for alternating weeks',
      'is a whole week away from mommy harmful at age six',
      'teen prefers a week at each place',
      'can you add a wednesday dinner to week on week off',
    ],
    sources: [twoTwoThree, arizonaYoung],
    followUps: ['what does my teenager need in a custody schedule', 'how do i count overnights'],
  },
  {
    id: 'ava-uneven-schedules',
    advisor: 'ava',
    title: 'When one home is the main home',
    text: `There are several plans between "half" and "hardly at all". Count the nights in two weeks.

- **Every other weekend, Friday to Sunday:** 2 of 14 nights, about 14 percent. The gap is up to 12 nights.
- **Every other weekend, Friday to Monday morning:** 3 of 14, about 21 percent.
- **Every other weekend plus one weeknight each week:** 4 of 14, about 29 percent. The gap is shorter.
- **4-3, the same each week:** 6 of 14, about 43 percent.

To make less time feel like more:

1. Take the child to and from school on your days. Ordinary days build closeness.
2. Add a weekly dinner, or one practice you always go to.
3. Give more of the summer and the breaks.
4. Keep a bed, a toothbrush and a drawer. The child should not feel like a guest.

If the gap is long, set two calls a week at fixed times. You can also agree to more nights step by step, with dates in the plan.`,
    asks: [
      'every other weekend how many nights is that',
      'what custody schedules give 70 30 or 60 40',
      'i only get weekends how can i see my kids more',
      'standard visitation options for the noncustodial parent',
      'she offers me two weekends a month is that normal',
      'every other weekend schedule weekend dad less than half the time',
      'i get my kids only on weekends and want a midweek night',
      'she wants me to see my boys only four days a month, what other options exist between that and half',
      '80/20 schedule example',
      'what does primary parent with weekends for the other look like',
      'my ex hubby lives an hour off so he cant do school nights, which arrangement still gives him enough',
      'how can i stay close to my daughter when i see her twice a month',
      'add a midweek dinner or overnight to my weekends',
      'not half, but more than every other weekend',
    ],
    sources: [longDistance],
    followUps: ['how do i count overnights', 'can we increase time step by step'],
  },
  {
    id: 'ava-count-overnights',
    advisor: 'ava',
    title: 'Counting overnights',
    text: `Count on a calendar for the whole year, not just for a normal week.

1. Print the next twelve months.
2. Mark the regular nights for each parent.
3. Change the nights for holidays, breaks and summer. They replace the regular ones.
4. Add them up. Both parents together must come to 365, or 366 in a leap year.
5. Divide one parent's nights by the total to get the percent.

Two examples: 2 nights in every 14 make about 52 a year. 4 in every 14 make about 104.

Why it matters: overnights can be a factor in child support. In Oregon they are, and the court offers two-year calendars for the count. States count in their own way. So check your state's child support worksheet before you rely on a number.

Also write down two things a sum does not show: the number of exchanges, and the longest time the child is away from each of you. Children feel those more than percentages.`,
    asks: [
      'how do i count overnights',
      'what percentage of custody do i have',
      'calculate parenting time for child support',
      'how many nights a year is 60/40',
      'counting nights overnights percentage per year calculator',
      'how many days a year do i have',
      'his lawyer says he has 110 nights and i come up with 88, how do you add it up',
      'overnight tally for the support worksheet',
      'convert my schedule into a custody percentage',
      'do holidays change my overnight total',
      'what percent is every weekend plus half the summer',
      'spreadsheet for parenting nights',
      'how do 365 days add up between two parents',
    ],
    sources: [oregonPlans],
    followUps: ['every other weekend how many nights is that', 'does joint custody mean 50/50'],
  },
  {
    id: 'ava-babies',
    advisor: 'ava',
    title: 'Babies and toddlers up to about three',
    text: `For the very young, plan short gaps and the same routines. Court guides for this age do so too.

What to plan for:

- **Often and short** rather than rare and long. A court guide in Arizona shows three visits a week of some hours. Later plans add a night.
- **The same steps in both homes:** nap times, food, the same blanket, the same bedtime song.
- **Care, not visits.** Both parents feed, bathe and put the child to bed.
- **Nursing:** plan times around feeds, and talk to the pediatrician about bottles.
- **A notebook** that travels: sleep, food, medicine, mood.

Add nights in steps, for example every three months, and write the steps and dates in the plan.

Watch for signs that a step was too big: long crying, clinging, bad sleep for more than a few days. Then go back one step, and ask the pediatrician.

If a parent is not safe with a baby, ask the court about supervised time first.`,
    asks: [
      'what custody schedule for a baby',
      'can my one year old sleep at his dads',
      'im breastfeeding and he wants overnights',
      'newborn visitation how often',
      'infant and toddler parenting time',
      'baby infant toddler overnights custody schedule breastfeeding',
      '4 month old and shared time',
      'i nurse our daughter every two hours and my husband demands whole weekends with her, what is normal at this age',
      'is one year old too little to sleep over at daddys place',
      'how does a dad bond with a newborn when we live apart',
      'pumping bottles and visits with baby daddy',
      'our 9 month old screams after one night with daddy, did we start too soon',
      'visits for a one year old, when can he sleep over',
      'nap schedule the same in both places for our 2 year old',
    ],
    sources: [arizonaShort, arizonaYoung],
    followUps: ['what schedule works for a 3 year old', 'can we increase time step by step'],
  },
  {
    id: 'ava-preschoolers',
    advisor: 'ava',
    title: 'Children from three to five',
    text: `At this age, two or three nights in a row is often enough. Keep gaps short and make time visible.

- Hang a picture calendar: red days with Mom, blue days with Dad. Let the child move a magnet each morning.
- Say what comes next: "Two sleeps, then Dad."
- Keep one bag less. Clothes, toys and a night light live in both homes.
- Use one goodbye: hug, same sentence, go. Long goodbyes are harder.

A court guide in Arizona advises against regular gaps over three days up to age five. So 2-2-3 is often looked at. A 2-2-5-5 plan may come later, when the child does well.

Many children act differently at first: wet beds, baby talk, tantrums. If it goes on for weeks, tell the pediatrician.

Small children may think they caused the split. Say it often and plainly: "It is not because of you. We both love you."`,
    asks: [
      'what schedule works for a 3 year old',
      'my 4 year old cries for her mom at night',
      'preschooler going back and forth between houses',
      'custody plan for kindergarten age child',
      '3 4 5 year old preschool child schedule two homes',
      'pre k kid two houses',
      'our 4 year old started wetting the bed since we have two homes, is the rhythm wrong for his age',
      'how many nights away is ok at four',
      'picture calendar for a little one who cant read',
      'my 3 year old asks every morning where she sleeps',
      'clingy 5 year old at dads',
      'my little guy talks like a baby again since the split',
      'which schedule is gentle for a preschool kid of 3 or 4 years',
    ],
    sources: [arizonaYoung, pediatrics, tellingTips],
    followUps: ['how does a 2-2-3 rotation work', 'my daughter screams at every handover'],
  },
  {
    id: 'ava-school-age',
    advisor: 'ava',
    title: 'Children in grade school',
    text: `From about six to eleven, the school week rules the plan. Build around it.

1. **Same school morning.** Check the ride from both homes on a real Tuesday.
2. **Homework place** in both homes, with the same supplies.
3. **Activities follow the child.** Whoever has the day takes them. Do not book the other parent's days without asking.
4. **Friends** near both homes, or at least a way to see them.
5. **Exchanges at school.** One drops off, the other picks up.

Longer blocks often work now: 2-2-5-5, 3-4-4-3, or a week with one dinner in the middle.

Tell the child the plan in one sentence, and show it: "School nights Monday and Tuesday here, Wednesday and Thursday at Dad's."

They may worry about fairness and take sides. Do not ask them which house is better. If grades drop, sleep is bad or the stomach hurts each Sunday, talk to the teacher and the pediatrician. Then look at the schedule again.`,
    asks: [
      'custody schedule for elementary school kids',
      'my 8 year old forgets his homework at the other house',
      'what works best during the school year',
      'soccer and piano on different parents days how do we plan',
      'grade school child 6 7 8 9 10 year old school week schedule',
      'third grader and two homes',
      'my 9 year old has tuesday math club and friday scouts and each of us lives across town, how do we build the week',
      'homework left at dads again',
      'sunday stomach aches before school week',
      'my second graders grades fell since we alternate',
      'who drives to school from the far house',
      'what rhythm suits a 10 year old with friends on the block',
      'elementary kids and school mornings from two addresses',
    ],
    sources: [arizonaFive],
    followUps: ['how does the 2-2-5-5 plan work', 'who pays for sports and activities'],
  },
  {
    id: 'ava-teens',
    advisor: 'ava',
    title: 'Teenagers',
    text: `Teens need a plan with fewer moves and more say. They have practice, jobs and friends, and they will vote with their feet.

What tends to help:

- **Longer blocks:** a week or two, or one main base with set dinners at the other home.
- **Ask for their view, not their verdict.** "What makes a week work for you?" is fair. "Who do you want to live with?" is not.
- **A rule for swaps.** They may ask, with two days' notice. Both parents must say yes.
- **Both parents keep the basics:** curfew, driving, phones, parties. Agree on those few, and let the rest differ.
- **Do not count hours.** A drive to practice can be the best talk of the week.

A teen who refuses one home is telling you something. It may be about friends and a bus, or about something serious. Ask calmly and alone.

The order still holds until a court changes it. If it no longer fits, ask the court self-help center how to change it.`,
    asks: [
      'what does my teenager need in a custody schedule',
      'my 15 year old wants to stay at one house',
      'custody and teens with jobs and sports',
      'my daughter is 13 and hates packing bags',
      'teenager custody schedule high school 14 16 year old son daughter',
      'high schooler wont follow the calendar',
      'my 16 year old has a job at target, a girlfriend and a car and ignores the schedule, what is realistic',
      'how much say does a 14 year old get in the weekly plan',
      'teen wants one base',
      'my sophomore says packing every few days sucks',
      'different curfew at dads for our 17 year old',
      'teenager always on the phone when its my weekend',
      'our junior in high school has varsity practice and hates the back and forth',
    ],
    sources: [changeOrder],
    followUps: ['how old does my child have to be to choose', 'is week on week off too long for kids'],
  },
  {
    id: 'ava-siblings',
    advisor: 'ava',
    title: 'Brothers and sisters with different needs',
    text: `Children of different ages do not need the same plan on every day. They do need time together.

A way to build it:

1. Plan the youngest child's gaps first. They bear long ones least.
2. Let the older ones join for most of it, and give them extra nights.
3. Keep at least the weekends and holidays the same for all.
4. Give each child now and then one afternoon alone with each parent.

Example: the three-year-old changes every two or three days. The ten-year-old stays for the same weekends, and has a longer block midweek.

Half-siblings and stepsiblings count too. Put their weekends side by side on one calendar, and look for overlaps before you fix yours.

Splitting siblings, one with each parent, is a big step. Children can feel it as a second loss. If it is being discussed, get advice from a counselor for children and from a lawyer first.`,
    asks: [
      'different custody schedules for siblings',
      'should the baby and the teenager have the same plan',
      'can each parent take one child',
      'my stepkids come on other weekends than my own',
      'brothers and sisters siblings separate schedules split children',
      'split the kids up, one with each parent?',
      'our toddler needs short visits but the twins are in middle school, can each child have an own calendar',
      'one child with each parent, he takes the boys and i take the girls, is that terrible',
      'half brother visits on opposite weekends',
      'keep brother and sister together or not',
      'my oldest wants more nights than the little one',
      'stepdaughter and my son never see one another because calendars dont match',
      'each child wants time alone with each parent, how do brothers and sisters take turns',
    ],
    sources: [],
    followUps: ['what custody schedule for a baby', 'what does my teenager need in a custody schedule'],
  },
  {
    id: 'ava-holidays',
    advisor: 'ava',
    title: 'Sharing Christmas and the other holidays',
    text: `If talking it through is not safe, let a lawyer or advocate do it for you. The help button at the top of this chat can be a start.

Otherwise list the days that matter to your family, and give each one a rule:

- **Turns:** odd years with one parent, even years with the other.
- **Halves:** first part with one, second part with the other. For example, change at noon on December 26.
- **Fixed:** always with the same parent. Mother's Day, or a holiday only one of you keeps.
- **Double:** celebrate twice, on different days.

For each day write the **start hour, end hour, and who drives**. "Thanksgiving" can mean one dinner or five days.

Balance it: the parent without Thanksgiving gets the first half of winter break that year.

Go through the school breaks, Thanksgiving, July 4, Halloween and the long weekends. Then add the days of your faith, birthdays, and your own family days.

Then say that holidays come before the regular weeks, and put two years in the calendar.`,
    asks: [
      'how do we split christmas and the other holidays',
      'who gets the kids for thanksgiving',
      'odd and even years holiday custody',
      'we both want christmas morning',
      'how to divide winter break with my ex',
      'holiday schedule christmas thanksgiving easter eid hanukkah winter break',
      'christmas eve with who',
      'her family does a huge thanksgiving and mine does diwali and hanukkah, how do people alternate all that',
      'new years and spring break split',
      'does the holiday start at noon or after school',
      'who has easter this year',
      'first holidays apart and i cant stand the thought of an empty house on the 25th, what ways are there to share the day',
      'odd year even year for july 4',
      'how do divorced people share santa morning',
    ],
    sources: [],
    followUps: [
      'which rule wins if holiday and weekend clash',
      'how do we plan summer vacation with the kids',
    ],
  },
  {
    id: 'ava-priority-rules',
    advisor: 'ava',
    title: 'When two rules clash: which one wins',
    text: `Put an order of rules in the plan. Without one, a holiday that falls on the other parent's weekend becomes a fight every year.

A common order, from strongest to weakest:

1. **Special days:** Mother's Day, Father's Day, a birthday.
2. **Holidays and school breaks.**
3. **Vacation** booked with notice.
4. **Regular weeks.**

Then answer three more questions in writing:

- After a holiday, does the regular pattern go on as if nothing happened? That is simplest.
- Could one parent get three weekends in a row this way? If so, add a cap.
- Is time that was lost to a holiday made up? Say yes or no.

Try it: open next year's calendar and look at a Monday holiday, Mother's Day and the first week of summer. Who has the child? If you both read the same answer, the rule is clear.

If you already have an order, look for words like "takes precedence" or "shall control". That line decides.`,
    asks: [
      'which rule wins if holiday and weekend clash',
      'easter falls on my weekend but its his year',
      'do i get makeup time after a holiday',
      'mothers day is on dads weekend who has the kids',
      'three weekends in a row without my son because of holidays',
      'holiday falls on my weekend which takes priority makeup time',
      'memorial day is on his weekend',
      'the holiday list says mine but the regular rotation says hers, which part of the order trumps the other',
      'four weekends straight because of holidays',
      'is there an order of precedence',
      'does the rotation reset after winter break',
      'his vacation week swallowed my mothers day, is that allowed',
      'what does shall control mean in our papers',
      'conflict between the special days and the weekly schedule',
    ],
    sources: [],
    followUps: ['how do we split christmas and the other holidays', 'what should we put in a parenting plan'],
  },
  {
    id: 'ava-summer',
    advisor: 'ava',
    title: 'Summer and vacation weeks',
    text: `Fix three things: how many weeks, who picks first, and by which date.

A plan could say:

- Each parent may take two weeks of vacation, together or apart.
- In odd years one parent chooses first, by April 1. In even years the other does.
- The other parent answers within seven days.
- Trips: dates, place, flight and phone number at least two weeks before.
- Regular weeks go on outside these blocks.

As an example, court sample plans in Arizona for small children ask for 30 days' notice. They keep vacation weeks short and apart.

Check before you book: camp, summer school, sports, and the longest gap your child can bear. For a child under six, a middle visit or daily video call may help.

Does distance mean a whole summer with one parent? Then plan a weekend in the middle with the other.

Put camp costs in too: who signs up, who pays, by when.`,
    asks: [
      'how do we plan summer vacation with the kids',
      'how many weeks of vacation does each parent get',
      'he booked a trip during my time',
      'summer break schedule after divorce',
      'summer vacation weeks schedule notice trip dates',
      'june to august plan',
      'we both want the first two weeks of july for the beach, how do parents decide who chooses first',
      'summer camp and who covers',
      'how far ahead do i have to announce my vacation',
      'ex booked disney on my days',
      'does the regular schedule stop when school is out',
      'how long can he keep them on holiday in one stretch when our girl is five',
      'choose vacation dates by april',
    ],
    sources: [arizonaVacation],
    followUps: [
      'do i need permission to travel with my child',
      'which rule wins if holiday and weekend clash',
    ],
  },
  {
    id: 'ava-birthdays',
    advisor: 'ava',
    title: 'Birthdays and small special days',
    text: `Decide once, and keep it simple. There are three ways that work for many families:

- **The day stays where it falls.** The other parent calls at a set time and celebrates on another day.
- **Turns:** odd years with you, even years with the other parent.
- **A visit:** the parent without the day gets two hours, say from 5 to 7.

For parties, agree who hosts the friends this year. The other hosts next year. Two small parties are fine.

Think also of a parent's birthday, Mother's Day and Father's Day. Add the first day of school, school shows, Halloween, and days your family keeps.

Write hours, because "the birthday" on a school day means the evening.

Gifts: set a rough limit, and say that a gift may travel between homes. A bike that must stay at one house is a small sadness every week.

If being at the same party is tense or unsafe, do not do it for the photo.`,
    asks: [
      'who has the child on his birthday',
      'do we have to share our daughters birthday party',
      'what about halloween and first day of school',
      'fathers day and mothers day in the parenting plan',
      'birthday party mothers day fathers day halloween schedule',
      'turning 7, whose day is it',
      'my sons bday falls on her wednesday every time, can i at least see him for an hour with cake',
      'two birthday parties or one',
      'trick or treat with which parent',
      'can gifts go from house to house',
      'my own birthday with my kids even if its his day',
      'quinceanera planning with my ex, who hosts the friends',
      'who gets mothers day morning and who gets the first day of kindergarten',
    ],
    sources: [],
    followUps: ['how do we split christmas and the other holidays', 'how do we do exchanges without meeting'],
  },
  {
    id: 'ava-exchanges',
    advisor: 'ava',
    title: 'Exchanges: place, time, who drives',
    text: `If exchanges bring fear, you do not have to stand at a door. Ask about exchanges without any contact.

Otherwise make it boring. The more the plan says, the less there is to argue about.

Write down:

1. **Place.** School or day care is best: one drops off, the other picks up. Otherwise a library or a store with people around.
2. **Time and waiting.** "Sunday at 6. We wait 20 minutes, then go home."
3. **Who drives.** For example, the parent whose time starts picks up.
4. **Who else may come.** Names of grandparents or a sitter.
5. **What travels.** Medicine, glasses, school bag, one favorite toy.
6. **Late?** A text with a new time. After the wait, what happens?

At the exchange: hello, two facts about the child, goodbye. No money, no plans.

Pack the night before, and let the child choose one thing. Leave calmly: "Have a good time. See you Thursday."`,
    asks: [
      'where should we exchange the kids',
      'who has to drive for visitation',
      'how long do i wait if he is late for the handover',
      'drop off rules for custody',
      'meeting halfway to swap the children',
      'exchange location pickup dropoff time driving transportation handover',
      'where to meet halfway',
      'our order says nothing about gas or driving and it is 45 minutes each way, how do parents usually divide the rides',
      'grace period before i leave the parking lot',
      'exchange at the curb or inside',
      'can my mom or my new husband do the pickup instead of me',
      'which spot is good to exchange the kids, walmart or the library',
      'what should go in the bag at each exchange',
      'he turns up half an hour behind, how long am i obliged to sit in the lot',
    ],
    sources: [],
    followUps: ['how do we do exchanges without meeting', 'my daughter screams at every handover'],
  },
  {
    id: 'ava-safe-exchanges',
    advisor: 'ava',
    title: 'Exchanges without meeting the other parent',
    text: `You can hand over a child without seeing each other. If you feel unsafe, that is reason enough to ask for it.

Ways to do it:

- **School, day care or camp:** one leaves, the other comes later.
- **A third person** you both accept, or the court names.
- **A supervised exchange center.** Staff receive the child, and parents come at different times. The Supervised Visitation Network lists such services.
- **A public place with cameras,** such as a police station lobby, if you must be near.

Ask the court to put it in the order, with place and times. Courts in California, for example, may order monitored exchanges when a parent fears for their safety.

Until then, do not go alone, and park where you can leave. Tell somebody when you go and when you are back.

If you have been threatened or followed, talk to an advocate before the next exchange. The help button at the top of this chat shows how.`,
    asks: [
      'how do we do exchanges without meeting',
      'im scared of my ex at drop off',
      'supervised exchange center how does it work',
      'can we hand over the kids at the police station',
      'i dont want to see him when he picks up the children',
      'safe exchange no contact handover police station supervised drop off',
      'hand off without seeing him',
      'he screams at me in the parking lot every friday and i have panic attacks, is there a place where staff pass the kids over',
      'no contact exchange',
      'can a relative be there when he picks up the kids so we never cross paths',
      'i want a public place with cameras when he picks up the kids and i hand them over',
      'monitored exchange site near me',
      'i dread standing face to face with my ex husband when he picks up the kids, could daycare be the swap point',
      'is the sheriffs lobby okay for drop off',
    ],
    sources: [supervisedNetwork, mediationSafety],
    followUps: ['what is a safety focused parenting plan', 'how does supervised visitation work'],
  },
  {
    id: 'ava-handover-tears',
    advisor: 'ava',
    title: 'Your child cries or rages at handovers',
    text: `Crying at the change is common. It often says "this switch is hard", not "the other home is bad".

Before:

- Tell them the evening before, and show the calendar.
- Do the same small ritual: snack, shoes, song.
- No big talk in the car.

At the door:

- One hug, one sentence: "I love you. See you Thursday." Then go.
- Stay calm even if you ache. They read your face.

After they come back:

- An hour with no questions. Food, bath, couch.
- Expect a wild or weepy evening. Keep rules soft but the same.

Keep a short note for a month: how long, how strong, what came before. If it gets less, you are on the way. If it stays strong, try fewer exchanges, or a school exchange.

Take it seriously if there are injuries, great fear, sexual talk, or a sudden change. Then call the pediatrician, and use the help button at the top of this chat.`,
    asks: [
      'my daughter screams at every handover',
      'my son has meltdowns after coming back from his moms',
      'child cries when leaving me for visitation',
      'transition days are horrible how can i help',
      'child crying tantrum at transition handover separation',
      'sobbing at the car door',
      'my 3 year old clings to my leg and begs not to leave me each friday, does that mean something is wrong at dads',
      'hyper and wild after visits',
      'how long do tears last once i leave',
      'he comes home from moms and throws things for hours',
      'goodbye ritual for a clingy kid',
      'my heart breaks when she wails as i drive off, what can i change',
      'sunday night meltdown after the weekend',
    ],
    sources: [],
    followUps: ['my kid refuses to go to his dads', 'what schedule works for a 3 year old'],
  },
  {
    id: 'ava-child-refuses',
    advisor: 'ava',
    title: 'Your child does not want to go',
    text: `First find out why, calmly, and without a side. Then look at the order before you decide anything.

1. Ask openly: "What is the hardest part about going?" Then listen. Do not offer reasons.
2. Sort the answer. **Everyday:** bored, no wifi, misses friends, new partner. **Serious:** hurt, touched, left alone, drunk driving, weapons, great fear.
3. **Everyday:** say that both homes matter, and help with one thing. "Shall we ask Dad about your bike?" Write to the other parent in two neutral lines.
4. **Serious:** do not question further. Write down the child's words. Call a doctor, child services or the police. Use the help button at the top of this chat.

An order holds for parents even when a child says no. Courts may ask what you did to make it work. So keep notes of what you tried, and get advice from a lawyer or legal aid early.

Do not bribe, and do not let the child decide alone. That is a heavy load.`,
    asks: [
      'my kid refuses to go to his dads',
      'do i have to force my teenager to visit her mother',
      'son hides when its time for visitation',
      'what happens if the child wont go with the other parent',
      'child refuses visitation does not want to go to other parent',
      'refuses to get in the car for visitation',
      'my 10 year old locks himself in the bathroom whenever it is moms weekend, could i get in trouble if he stays',
      'my child says she hates her dads place and does not want to go',
      'can i be held in contempt because my teen wont go',
      'do i drag a crying 8 year old to visitation',
      'how do i find out why my boy suddenly doesnt want his dads house',
      'bribing my child to go on visits',
      'kid begs to stay home with me every other friday',
    ],
    sources: [enforceOrder],
    followUps: ['how old does my child have to be to choose', 'how do i get an emergency custody order'],
  },
  {
    id: 'ava-child-choice',
    advisor: 'ava',
    title: 'Can a child choose where to live?',
    text: `A child's wish can count. It is usually one point among many, and a judge decides.

What differs by state: whether an age is named, how the child is heard, and how much it weighs. Judges look at how mature the child is, and why they want it.

Take California as an example. A child of 14 or older who wants to speak to the judge may usually do so. The judge can say no if that is bad for the child. Younger children may be heard too.

A child may be heard by the judge in private, through a guardian ad litem, or through an evaluator.

What you can do:

- Look up "child's preference" on your state court's self-help site.
- Do not coach, record or question your child about it.
- Say: "You can tell us what you think. You do not have to choose between us."

That last sentence is the one they need most.`,
    asks: [
      'how old does my child have to be to choose',
      'at what age can kids decide which parent to live with',
      'will the judge talk to my children',
      'my 12 year old says he wants to live with his dad',
      'child preference age choose which parent to live with',
      'is 13 old enough to decide',
      'my daughter is 11 and told everyone she will live with her father, does that count for anything in front of a judge',
      'kids preference in court',
      'can my son talk to the judge in private',
      'at what age does a child have a say in choosing a parent',
      'will they put my little boy on the stand',
      'he promised her a puppy if she chooses him, should she be asked at all',
      'legal age to choose a household',
    ],
    sources: [bestInterests, californiaJudge],
    followUps: ['what is a guardian ad litem', 'my kid refuses to go to his dads'],
  },
  {
    id: 'ava-decisions',
    advisor: 'ava',
    title: 'Who decides what, and how to break a tie',
    text: `If there is fear or control, shared decisions can become a weapon. Ask a lawyer about sole decisions instead. The help button at the top of this chat leads to support.

Otherwise split decisions into three boxes in your plan:

1. **Daily:** food, bedtime, chores, clothes. The parent who has the child decides.
2. **Emergency:** the parent who is there acts, and tells the other at once.
3. **Big:** school, surgery, therapy, medicine, faith, passports. Decide together, or name who decides.

For the big box, write the steps:

- One parent asks in writing, with facts and a date to answer by, say ten days.
- The other says yes, no, or offers something else.
- Still stuck? Choose a tie-breaker: follow the doctor's or teacher's advice, use mediation, or divide by field. One parent has the last word on health, the other on school.

Ask what your state means by joint legal custody. It differs.`,
    asks: [
      'what if we cant agree on big decisions for the kids',
      'who decides about school and doctors with joint legal custody',
      'tie breaker clause parenting plan',
      'my ex makes decisions about our son without asking me',
      'joint decisions disagreement tie breaker final say school medical',
      'deadlock on everything',
      'we have joint legal and she vetoes all i suggest, braces, tutoring, phone, who gets the final word',
      'who has the last say',
      'he pierced her ears without telling me',
      'does my ex need my ok for a haircut or a smartphone',
      'split the big choices, health for me and education for him',
      '50/50 vote and we always disagree',
      'what counts as a major decision and what is everyday stuff',
    ],
    sources: [custodyBasics],
    followUps: ['we disagree about which school', 'he wont agree to therapy or medicine for our child'],
  },
  {
    id: 'ava-health-decisions',
    advisor: 'ava',
    title: 'Doctors, therapy and medicine',
    text: `Agree on a simple health page, and keep it in both homes.

It should hold: doctors, insurance card, allergies, medicines with doses and times, the pharmacy, and who to call.

In the plan, write:

- Either parent may take the child to a checkup or for an illness. They tell the other the same day.
- Surgery, braces, therapy and long-term medicine need both, or a named parent.
- Both may see records and talk to the doctor, unless the court says no.
- Medicine travels in its own bag, with a note of the last dose.

When you disagree about treatment: ask the doctor to explain it to both of you, in one visit or one letter. Then write: "Dr. Lee advises it. Do you agree to start on the 1st? Please answer by Friday."

Still no? Look at who decides under your order. Counselors and doctors often ask for it before they start, so bring a copy.

In an emergency, get care first.`,
    asks: [
      'he wont agree to therapy or medicine for our child',
      'can i take my kid to a counselor without my exs permission',
      'who decides about vaccines and surgery after divorce',
      'does the other parent get to see medical records',
      'medical decisions doctor therapy counseling vaccines medication consent',
      'adhd meds fight',
      'the pediatrician recommends ritalin and my ex husband thinks it is poison, how do we get past that',
      'covid and flu shots, he refuses',
      'can i see the chart if i dont have custody',
      'she took our teen to a shrink and never told me',
      'orthodontist needs both signatures?',
      'allergy pills and inhaler, how do they go between houses',
      'does the dentist need my ex to agree',
    ],
    sources: [],
    followUps: [
      'what if we cant agree on big decisions for the kids',
      'our child has special needs how do we plan',
    ],
  },
  {
    id: 'ava-school',
    advisor: 'ava',
    title: 'Choosing a school and seeing the records',
    text: `Two separate things: who **chooses** the school, and who may **know** what happens there.

**Knowing.** Under a federal privacy law, a school gives both parents access to the child's records. That includes the one with less time. It changes only if a court order or similar paper takes the right away. So you can ask the office: "Please put both parents on the list for notices." Bring ID, and the order if there is one.

**Choosing.** Look in your order: joint decision, or one parent? Then compare with facts a stranger would accept: the ride from each home, where siblings and friends are, special help, what the teacher says.

In the plan, write which address counts for the school. District rules differ, so ask the enrollment office.

Also write: who goes to meetings, who signs, who is called first, and how report cards are shared.

If your address must stay secret, talk to the school before you fill in a form.`,
    asks: [
      'we disagree about which school',
      'can my ex get school records without custody',
      'the school wont talk to me because im not the main parent',
      'which address counts for the school district with shared custody',
      'school choice school records report card access both parents',
      'public or private',
      'he wants the charter near his condo and i want the neighborhood kindergarten where her friends are, how does that get settled',
      'powerschool login for both parents',
      'the front office refuses to give me report cards',
      'homeschool disagreement with ex',
      'zoned for which address if we do half and half',
      'can i come to parent teacher conference when she has custody',
      'my ex enrolled our 5 year old in another district',
    ],
    sources: [schoolRecords],
    followUps: ['what if we cant agree on big decisions for the kids', 'my ex must not know where we live'],
  },
  {
    id: 'ava-activities-costs',
    advisor: 'ava',
    title: 'Sports, lessons and who pays',
    text: `Put two short rules in the plan: one for time, one for money.

**Time:**

- No new activity on the other parent's days without a yes in writing.
- Once you both agreed, whoever has the day takes the child.
- How many at once? For many children one sport and one lesson is enough.

**Money:**

- Name what is shared: fees, gear, camps, instruments, phones, cars.
- Name the split: half and half, or by income.
- Name the steps: ask first above a set sum, send the receipt within 30 days, pay within 30 days.

Child support may already cover some of these costs. That differs by state, so check your order and your state's support site before you ask for more.

Both may watch games, unless an order or safety says no. Sit apart, cheer for the same child.

Keep one shared sheet with date, item, cost, who paid. It ends most arguments before they start.`,
    asks: [
      'who pays for sports and activities',
      'ex signed up our son for hockey on my weekends',
      'how to split camp and lesson costs in the plan',
      'do i have to take my kid to practice on my time',
      'extracurricular activities sports cost camp fees who pays',
      'travel baseball is 3000 a year',
      'she put our girl in gymnastics four days a week including my days and wants me to pay half, can she do that',
      'ballet fees on top of child support',
      'who buys the cleats',
      'split phone bill and car insurance for our teen',
      'venmo him for half of band camp, do i need his ok first',
      'too many activities on my parenting days',
      'i refuse to drive to karate on my saturday, am i wrong',
    ],
    sources: [],
    followUps: [
      'custody schedule for elementary school kids',
      'can i stop visits if he doesnt pay child support',
    ],
  },
  {
    id: 'ava-religion',
    advisor: 'ava',
    title: 'Two faiths, or one with none',
    text: `Write what each home may do, and where a yes from both is needed.

Many families settle on this:

- Each parent may share their own faith, or none, in their own time.
- Big steps need both: baptism, circumcision, a religious school, a change of faith.
- Holy days that matter to one parent are in the holiday list, with hours.
- Food and dress rules: what travels with the child, and what stays at one home.
- Neither speaks badly of the other's belief.

With the child: "Mom goes to temple and Dad does not. You may ask both of us anything." Let them be curious in both directions.

When you disagree, talk about the concrete Sunday, not about God. "Can he come to the service on the 12th, even though it is your weekend? I can give the 19th."

Religion often belongs to the decisions in legal custody. How far a court will step in differs, so ask a lawyer if the fight is real.`,
    asks: [
      'my ex wants to raise the kids in a different religion',
      'can he baptize our daughter without me',
      'church on sundays during my parenting time',
      'who decides about faith after divorce',
      'religion church faith baptism different beliefs parents',
      'first communion without asking me',
      'i left the church and my ex takes our kids three times a week and tells them i am going to hell, can i object',
      'halal kosher food at the other home',
      'raised jewish or christian',
      'jehovahs witness and birthdays with the kids',
      'my mother in law wants my baby christened behind my back',
      'atheist dad, mormon mom',
      'do i need to bring him to bible school on my days',
    ],
    sources: [whatIsCustody],
    followUps: [
      'what if we cant agree on big decisions for the kids',
      'how do we split christmas and the other holidays',
    ],
  },
  {
    id: 'ava-calls-with-child',
    advisor: 'ava',
    title: 'Calls and video with the child',
    text: `Set days, time, length and who calls. Then protect it.

For example: "Tuesday and Thursday between 6:30 and 7, the parent without the child calls. Up to 15 minutes."

- **Small children:** five minutes by video, with a book or a puppet. They may walk off. That is fine.
- **Grade school:** let them show you something.
- **Teens:** texts through the day are worth more than a fixed call.

For the parent at home: charge the phone, find a quiet corner, leave the room. Do not coach, do not listen in.

For the parent who calls: no questions about the other house. No "I am so lonely without you".

Write also: the child may call either parent when they want, at decent hours. Missed calls get one make-up call.

If calls are used to check on you, to threaten or to upset the child, note dates. Then ask a lawyer or advocate about limits in the order, such as an app with records.`,
    asks: [
      'how often can i call my kids at their moms',
      'he facetimes during dinner every night',
      'my ex wont let me talk to my daughter on the phone',
      'my toddler wont stay on a video call',
      'phone calls video calls facetime with child schedule',
      'facetime times in the agreement',
      'i only want to say goodnight to my little ones by video and she never picks up, how do others set this up',
      'he calls ten times while she is with me',
      'is my ex listening in on speakerphone',
      'can i buy my 8 year old a gabb watch so we can talk',
      '5 minute zoom with a two year old',
      'goodnight ring every evening',
      'she took the cell phone i gave our daughter so i cant reach her',
    ],
    sources: [],
    followUps: ['how do we make long distance parenting work', 'my ex wont let me see my kids'],
  },
  {
    id: 'ava-moving-general',
    advisor: 'ava',
    title: 'Before you move with the child',
    text: `Do not pack yet. In many states a move that is far, or that changes the schedule, needs notice to the other parent. Often it needs their yes or a judge's.

What differs by state: how many miles count, how many days' notice, what form, and how fast the other parent must object. Without the right steps you may be told to come back, or be held in contempt.

Do this first:

1. Read your order. Look for "move", "relocation" or "residence".
2. Search your court's self-help site for "relocation" or "move away".
3. Draft a new schedule with travel and costs. It shows that you thought of the child's other bond.
4. Ask a lawyer or legal aid before you sign a lease or take a job.

No order yet? That is not simpler. Leaving may still count for or against you later. Ask first.

Are you fleeing danger? Talk to an advocate today, before you go if you can. Use the help button at the top of this chat.`,
    asks: [
      'can i move away with my kids',
      'i got a job in another state and have custody',
      'how far can i move without telling my ex',
      'my ex wants to move with our son can i stop it',
      'relocating two hours away with the children',
      'relocation moving away with child another city state notice',
      'new job across the country',
      'my fiance lives in denver and i have primary custody, what do i need before i load the uhaul with my boys',
      'relocate with a minor',
      'can my baby daddy block me from moving to my parents place in tennessee',
      'my ex announced that she is moving four hours off with the kids, how do i object',
      'is an hour drive considered a move away',
      'i cant afford rent in this town anymore and want to go home to my mom with the children',
      'permission to leave the state for good',
    ],
    sources: [moveNotice, washingtonMove, massMoveMarried],
    followUps: ['how do we make long distance parenting work', 'which state handles our custody case'],
  },
  {
    id: 'ava-moving-florida',
    advisor: 'ava',
    title: 'Florida: moving 50 miles or more',
    text: `In **Florida** a move counts as relocation when two things are true. The new home is at least **50 miles** from the old one. And it is for at least **60 days in a row**, not counting vacation, school or health care away.

Then there are two ways:

1. **Agreement.** Both parents sign a written agreement. It says that they consent, gives the new time-sharing, and covers travel. The court is asked to approve it.
2. **Petition.** Without agreement, the parent who wants to move files a petition to relocate. It is served on the other parent. The paper says that there are **20 days** to object in writing.

If you got such a petition, note the day you were served and get help at once. Without an objection in time, the move may be allowed.

Ask the circuit court clerk or self-help center for the relocation forms. Check the current statute, section 61.13001, because details change. If you are leaving danger, speak with an advocate first.`,
    asks: [
      'florida 50 mile rule moving with child',
      'i was served a petition to relocate in florida',
      'how do i relocate with my kids in florida',
      'my ex is moving from miami to orlando with our daughter',
      'florida relocation 50 miles petition to relocate objection 20 days',
      'tampa to jacksonville with kids',
      'my ex handed me relocation papers in florida, how many days do i have to object',
      'is 45 miles ok in florida',
      'moving out of florida to georgia with my son',
      'florida relocation agreement both of us consent',
      'got transferred from orlando to naples and share time with my stbx, what do i file',
      'does a two month trip out of florida count as relocation',
      'statute 61.13001',
    ],
    sources: [floridaMove, floridaMoveSteps],
    state: 'FL',
    followUps: ['can i move away with my kids', 'how do we make long distance parenting work'],
  },
  {
    id: 'ava-moving-massachusetts',
    advisor: 'ava',
    title: 'Massachusetts: taking a child out of state',
    text: `In **Massachusetts** a move with your child to another state or country is called **removal**. Most of the time you need a yes from the other parent or from the Probate and Family Court.

A move inside the state can count too, if it changes the other parent's time.

If only you move and the child stays, you do not need permission.

What you can do now:

1. Ask the other parent in writing, if that is safe. Get the answer in writing.
2. No yes? Ask the court. There are forms and a motion for moves that cannot wait.
3. Plan the new schedule, travel and costs.
4. If you have Massachusetts orders, ask how the new state can enforce them.

The Court Service Centers help with forms, and legal aid may take your case. If you are leaving because of abuse, talk to an advocate before you ask the other parent for anything. Use the help button at the top of this chat.`,
    asks: [
      'massachusetts removal of child out of state',
      'can i leave massachusetts with my kids',
      'moving from boston to new hampshire with my son',
      'need probate court permission to relocate',
      'massachusetts moving out of state with child removal permission',
      'leave mass with my daughter',
      'i live in worcester and want to go home to connecticut with the kids after the divorce, is that removal',
      'boston mom wants to relocate to florida',
      'probate and family court motion to move away',
      'he is taking my son from massachusetts to maine',
      'springfield to hartford is 30 minutes, do i still need a judge',
      'massachusetts parent moving within the state',
      'what do i file in mass to stop my wife leaving with the baby',
    ],
    sources: [massMove, massParentage],
    state: 'MA',
    followUps: ['can i move away with my kids', 'which state handles our custody case'],
  },
  {
    id: 'ava-long-distance',
    advisor: 'ava',
    title: 'When you live far apart',
    text: `Think in blocks and in rhythm. Blocks give real time. Rhythm keeps the bond between them.

**Blocks:**

- most of the summer, or half of it
- winter break in turns, spring break, some long weekends
- visits where the far parent comes to the child's town

**Rhythm:**

- two or three video calls a week at fixed times
- one shared thing: the same book, a game, homework on Thursdays
- the teacher's emails and photos go to both

**Write down who:** books the tickets, pays, flies with the child, and meets whom where. Up to what age is an adult on the plane? What if a flight is cancelled?

For children under six, long gaps can be hard. Shorter and more frequent trips by the adult may work better than one long stay.

Keep the calendar a year ahead, because fares and school dates decide.

The child's own life grows where they live. Ask about it, and come to see it.`,
    asks: [
      'how do we make long distance parenting work',
      'dad lives in another state visitation plan',
      'who pays for flights to see the kids',
      'i live 800 miles from my daughter',
      'custody schedule when parents live far away',
      'long distance parenting plan far apart flights summer video',
      '3 time zones apart',
      'my ex moved to seattle and i am in atlanta with a second grader, what split of breaks and flights is typical',
      'unaccompanied minor on delta',
      'cross country coparenting',
      'bonding over roblox when dad lives far',
      'who buys airline tickets',
      'he sees her four times a year, how can that be enough',
      'she is in arizona with our boy and i am in new york, how do i stay a real father',
    ],
    sources: [longDistance],
    followUps: ['how often can i call my kids at their moms', 'how do we plan summer vacation with the kids'],
  },
  {
    id: 'ava-travel-passport',
    advisor: 'ava',
    title: 'Trips, consent letters and passports',
    text: `Check your order first. It may ask for notice or a yes before you leave the state or the country.

**A consent letter** is a good idea for trips abroad with one parent. U.S. border officials strongly recommend one. It should name:

- the child, with birth date
- the parents, with phone numbers
- who travels with the child
- why, where and when

It does not have to be notarized, but that is advised. Other countries and airlines may ask for more, so check both.

**Passports:** for a child under 16, both parents normally have to agree. If you have sole authority, bring the court paper that shows it. Look up the current form and rules on the State Department's travel site.

In your plan, write: how much notice, which papers you share (flights, address, phone), and who keeps the passport.

If you fear that a trip may not end with a return, do not sign. Get advice the same day.`,
    asks: [
      'do i need permission to travel with my child',
      'how do i get a passport for my kid without my ex',
      'notarized letter to fly to mexico with my daughter',
      'my ex wont sign the passport form',
      'travel abroad consent letter passport child vacation trip permission',
      'cruise with my kid',
      'i want to take my 7 year old to italy to meet his grandparents, what paper do i need from my ex at the airport',
      'permission slip for flying',
      'both parents at the passport office?',
      'who holds on to the passport',
      'can he go to canada with them for a week without asking',
      'tsa or border will they ask where her dad is',
      'renew my sons passport but i cant find his mother',
    ],
    sources: [travelLetter, passportMinors, passportOneParent],
    followUps: [
      'im afraid he will take the kids out of the country',
      'how do we plan summer vacation with the kids',
    ],
  },
  {
    id: 'ava-abduction-fear',
    advisor: 'ava',
    title: 'Afraid that the child will be taken abroad',
    text: `Act early. If the child is being taken right now, call the police. The help button at the top of this chat has the number.

What can help beforehand:

1. **A clear court order.** The State Department says it may be the most important step. It can forbid travel abroad, set start and end of visits, require supervised time, or have passports held. Ask a lawyer or legal aid how to ask for it fast.
2. **The Children's Passport Issuance Alert Program.** You sign up, and you are told when somebody applies for a U.S. passport for your child.
3. **Tell the school and sitters** who may pick up. Give them the order.
4. **Keep ready:** photos, birth certificate, passport numbers, the other parent's details, and family addresses abroad.
5. If the child may have a second nationality, ask that country's embassy about its passports.

Without a clear order, police and airlines may not be able to stop a trip.

If you are also afraid for yourself, use the help button at the top of this chat.`,
    asks: [
      'im afraid he will take the kids out of the country',
      'she threatens to go back to her home country with our son',
      'how can i stop my ex from getting a passport for our child',
      'parental kidnapping fear what can i do',
      'child abduction taken abroad passport alert kidnapping prevention',
      'he has dual citizenship and family abroad',
      'my wife bought one way tickets to brazil and keeps saying the kids belong there, how can i make sure they stay here',
      'flight risk parent',
      'can the airport stop him',
      'put a hold on my toddlers passport',
      'hague convention what can i do beforehand',
      'he said i will never see them again if he goes home to jordan',
      'alert when someone applies for a us passport in my daughters name',
    ],
    sources: [abductionPrevention],
    followUps: [
      'how do i get an emergency custody order',
      'how do i get a passport for my kid without my ex',
    ],
  },
  {
    id: 'ava-telling-children',
    advisor: 'ava',
    title: 'Telling the children',
    text: `If you are leaving because of violence, do not tell the children before you are safe. It is too heavy a secret for a child. Plan with an advocate first, through the help button at the top of this chat.

Otherwise: tell them together if you both can stay calm, soon, and not at the last minute. A weekend morning is good.

Say five things:

1. "We have decided to live in two homes."
2. "It is not because of anything you did. You cannot change it."
3. "We both love you, and we will both take care of you."
4. What stays: school, friends, the cat, Tuesday soccer.
5. What happens next: "Dad moves on the 10th. You will sleep there on Fridays."

No blame, no details about money or affairs. If you do not know: "We do not know yet. We will tell you when we do."

Tears, silence and "Can I go and play?" are all fine. Tell them again next week. It is many talks, not one.`,
    asks: [
      'how do we tell the kids we are separating',
      'what do i say to my children about the divorce',
      'when is the right time to tell my daughter were splitting up',
      'do we tell them together or separately',
      'telling children about divorce separation what words to say',
      'break it to the kids that we are separating',
      'my wife moves out on the first and our boys have no idea, what is the right way and time to tell them we are splitting up',
      'script for sitting them down',
      'splitting up two weeks before finals, is it a bad time to tell my daughter',
      'what to say to the kids when mom and dad are separating',
      'i am scared i will cry when we tell the kids about the divorce',
      'he wants to tell them alone, i want us both there',
      'do we mention the cheating when we tell them',
    ],
    sources: [tellingTips],
    followUps: ['my child keeps asking if we get back together', 'what should we explain at each age'],
  },
  {
    id: 'ava-telling-by-age',
    advisor: 'ava',
    title: 'What to explain at which age',
    text: `Give the same truth in different sizes.

- **Under 3:** few words, much routine. "You sleep at Mommy's today. Daddy comes after nap."
- **3 to 5:** where, when, who. "Two beds, two toothbrushes. You did nothing wrong." Say it many times.
- **6 to 8:** they may hope to fix it. "Grown-ups decided this. You cannot fix it, and you do not have to."
- **9 to 12:** they look for who is to blame. "There were problems between us. We will not tell you the details. You may be angry with both of us."
- **Teens:** straight and short. "We are divorcing. Here is what changes for you. What worries you most?" Do not make them your confidant.

For all: what stays the same, what changes, when they see each of you.

Many children act differently in the first year. Most find their feet over the next years. If sleep, school or mood stay bad for weeks, talk to the pediatrician. Does a child speak of dying or hurting themselves? Use the help button at the top of this chat now.`,
    asks: [
      'what should we explain at each age',
      'how much do i tell my 6 year old about the divorce',
      'explaining separation to a toddler',
      'my teen found out about the affair what do i say',
      'explain divorce to child by age toddler 6 year old teen',
      'how honest with a 10 year old',
      'i have a two year old, a kindergartner and a teenager and they all need something different, what goes in each version',
      'explaining it to a toddler who just asks dada',
      'too young to understand?',
      'what can a 4 year old grasp',
      'middle schooler wants the truth about why',
      'my 15 year old knows about his fathers mistress, how much do i confirm',
      'books or words for a little one about mommy and daddy splitting',
    ],
    sources: [pediatrics, tellingTips],
    followUps: ['how do we tell the kids we are separating', 'my child keeps asking if we get back together'],
  },
  {
    id: 'ava-child-questions',
    advisor: 'ava',
    title: 'Hard questions from your child',
    text: `Answer short, true and without blame. Then ask: "What made you think of it?"

- **"Will you get back together?"** "No. I know you wish for it. We will stay your mom and dad."
- **"Is it my fault?"** "No. Nothing you did or said made this happen."
- **"Why?"** "We were not happy living together. It is between grown-ups."
- **"Do you still love Daddy?"** "Not as a husband. I am glad he is your dad."
- **"Where will I live?"** "In both homes. Look, here is the calendar." If it is not settled: "We are working on it. You do not have to choose."
- **"Did Dad do something bad?"** "Some things are for grown-ups. You are safe, and you may love him." Say "safe" only if it is true.

You may say: "I need to think about that. I will answer tonight." And then do.

If they never ask, open the door now and then: "Some kids wonder about things. You may too."`,
    asks: [
      'my child keeps asking if we get back together',
      'he asks why daddy left what do i answer',
      'my daughter thinks the divorce is her fault',
      'how to answer kids questions about the split',
      'hard questions children ask fault back together why',
      'did daddy stop loving us',
      'my 5 year old asks at bedtime whether papa comes home if she is good, what on earth do i reply',
      'why dont you love mommy anymore',
      'is it because i was bad',
      'he wants to know who he will live with',
      'what do i answer when she asks if daddy has a new lady',
      'kids hope we reunite',
      'awkward why questions in the back seat',
    ],
    sources: [tellingTips],
    followUps: ['what should we explain at each age', 'my daughter screams at every handover'],
  },
  {
    id: 'ava-two-homes',
    advisor: 'ava',
    title: 'Making a second home feel like home',
    text: `A child needs a place of their own, not a perfect room.

Start with what you have:

1. A bed or a mattress that is always theirs, with bedding they chose.
2. One drawer or box nobody else opens.
3. A toothbrush, pajamas, underwear for a week, a coat that stays.
4. A photo of both parents.
5. A night light, a lamp, one stuffed animal.
6. A list on the wall: wifi, school times, phone numbers, calendar.

Keep three routines from day one: how you wake up, how you eat, how you say goodnight.

Give them a task that says "you live here": water the plant, choose Friday dinner.

Let things travel in both directions without fuss. The favorite hoodie is allowed to be at the wrong house.

You do not have to match the other home in size or toys. Children remember who made pancakes. If space is tight, take turns with the bed, and say it is for now.`,
    asks: [
      'how do i set up my new apartment for the kids',
      'my place is tiny can my children still stay with me',
      'kids dont feel at home at my new house',
      'what do they need in two homes',
      'second home bedroom small apartment for children belongings',
      'sleeping on an air mattress at dads',
      'i rent a one bedroom now and feel ashamed that my girls share the pull out couch, how can i make it cozy for them',
      'ikea bunk beds and what else',
      'my son says this isnt my real home',
      'how many clothes should stay at each place',
      'bedroom for the kids in a studio',
      'cheap ways to make my rental feel like theirs',
      'they miss their toys when they are with me',
    ],
    sources: [],
    followUps: [
      'my 8 year old forgets his homework at the other house',
      'when should the kids meet my new partner',
    ],
  },
  {
    id: 'ava-parallel-parenting',
    advisor: 'ava',
    title: 'A plan for parents who cannot talk',
    text: `When every contact turns into a fight, plan for **less contact and more detail**. This is often called parallel parenting. Each home runs by itself, and the paper does the talking.

What such a plan has:

- exact days, hours and places, with no "by agreement"
- exchanges at school or without meeting
- one channel, in writing, for the child only, with a time to answer
- separate teacher meetings and doctor visits, notes shared
- decisions divided by field, so you seldom need a joint yes
- no swaps, or only with a written yes by a set day
- a named way to settle disputes

Fighting between parents is one of the things that shapes how children cope. So a cool, thin line between two homes can be a gift to them.

If there is fear or control, this alone does not make you safe. Look at a safety-focused plan too, and talk to an advocate. Use the help button at the top of this chat.`,
    asks: [
      'what is parallel parenting',
      'we cant co parent at all what kind of plan do we need',
      'custody plan for high conflict parents',
      'how do we raise kids without talking to each other',
      'parallel parenting plan high conflict no communication',
      'zero contact coparenting',
      'every email becomes a war and the counselor told us to stop cooperating and run two separate households, how does that look on paper',
      'my ex is a narcissist',
      'coparenting with a toxic person',
      'we loathe one another, can the agreement be so detailed that we never speak',
      'separate conferences with the teacher',
      'low contact arrangement for people who fight all the time',
      'disengage from a difficult ex and still raise the kids',
    ],
    sources: [conflictReview, arizonaFive],
    followUps: ['how do we do exchanges without meeting', 'what is a safety focused parenting plan'],
  },
  {
    id: 'ava-no-order-yet',
    advisor: 'ava',
    title: 'No court order yet: who has the children?',
    text: `Until there is an order, there is often no rule that the police or a school could enforce. In California, for example, both parents have the same rights until a court decides. For parents who are not married, it can be quite different from state to state.

For the time until then:

1. **Keep the child's week as steady as you can.** What you both do now is what others will later ask about.
2. **Write a small plan for the next six weeks.** Nights, rides, calls. Date it, and say that it is only for now.
3. **Do not take the child away or cut off contact** without advice, unless there is danger.
4. **Ask about temporary orders.** The court self-help center can tell you which form opens a case and which asks for a quick decision.
5. Keep notes of who had the child when.

If the other parent is dangerous, do not make a private deal. Ask an advocate about protective orders that can cover children. Use the help button at the top of this chat.`,
    asks: [
      'we have no custody order who gets the kids',
      'he took the children and there is no court order',
      'can i keep the kids from their dad before court',
      'temporary custody until the divorce is done',
      'she left with our daughter what are my rights',
      'no custody order yet rights before court temporary orders',
      'nothing filed yet and no order, who do the kids live with',
      'my husband left on tuesday with the twins and the cops say it is a civil matter, what can i do until there are papers',
      'without any court papers can i keep my kids with me',
      'just separated, who has the right to the kids tonight',
      'is it kidnapping if he wont return the kids and there is no custody order',
      'no custody order until the hearing, what do we do with the kids meanwhile',
      'she wont tell me where my son is and no judge has ruled anything',
      'can he pick up from daycare if theres nothing legal',
    ],
    sources: [custodyBasics, massParentage],
    followUps: ['how do i get an emergency custody order', 'how do i start writing a parenting plan'],
  },
  {
    id: 'ava-change-order',
    advisor: 'ava',
    title: 'Changing a custody order',
    text: `In general you need two things: something important has **changed** since the order, and the new plan is **better for the child**. The exact test differs by state.

Changes people often raise: a move, new work hours, a child's health or school needs, new violence or drug use. Being unhappy with the old order is usually not enough.

Steps:

1. Ask whether you both agree. If so, write it down and ask the court how to make it an order.
2. If not, go back to the court that made the order. That is usually the place, as long as one parent still lives in that state.
3. Ask the clerk or self-help center for the "modification" forms, the fee and the fee waiver.
4. Collect facts with dates: what was, what is now, what it does to the child.

Until a judge signs, the old order counts. Keep to it, even when a new one is on the way. If keeping to it is dangerous, get help now with the button at the top of this chat.`,
    asks: [
      'how do i change our custody order',
      'modify parenting time after new job',
      'the schedule doesnt work anymore two years later',
      'can i get more time now that things changed',
      'modify change custody order modification new circumstances',
      'redo our custody papers',
      'the decree is from when she was two and now she is nine with school and my hours are different, how do i reopen it',
      'file for a modification',
      'my ex got a dui since the last ruling, is that enough for a new one',
      'how long do i have to wait to go back to court for more days',
      'material change in circumstances',
      'i hate the deal i signed, can i undo it',
      'forms and fee to alter visitation',
    ],
    sources: [changeOrder],
    followUps: ['can we just agree on changes without court', 'which state handles our custody case'],
  },
  {
    id: 'ava-informal-changes',
    advisor: 'ava',
    title: 'Agreeing on changes without going to court',
    text: `Do not agree because you are afraid. If you fear the answer to a no, use the help button at the top of this chat.

For single days you can usually just agree, if your order allows it. Write it down: "We swap May 9 for May 16. Both agree." For lasting changes, a private deal is risky.

Why: if you fall out, the court order counts, not your texts. In Texas, for example, courts enforce only orders and changes a court has adopted, not an informal agreement.

A safe way for lasting changes:

1. Try it for six to eight weeks, in writing, with an end date.
2. If it works, put it in the form your court uses. It may be called a stipulation, consent order or agreed order.
3. Both sign, and file it. Ask the clerk about the fee.
4. Wait for the judge's signature before you rely on it.

Check what else hangs on it: child support, school address, tax.`,
    asks: [
      'can we just agree on changes without court',
      'is a custody agreement by text binding',
      'we both want a new schedule how do we make it official',
      'do we need a judge if we agree',
      'informal agreement change schedule without judge stipulation consent order',
      'handshake deal',
      'we text each other new days all the time and ignore the decree, could that bite me later',
      'agreed order without a hearing',
      'my baby daddy and i get along and just want to switch to alternating weeks, must we see a judge',
      'is an email enough to change the order',
      'verbal agreement about the kids',
      'get our private arrangement signed off',
      'she agreed by text to give me fridays and now denies it',
    ],
    sources: [texasEnforcement],
    followUps: ['how do i change our custody order', 'can we increase time step by step'],
  },
  {
    id: 'ava-denied-time',
    advisor: 'ava',
    title: 'When you are kept from your child',
    text: `Stay calm, stay in writing, and keep your own side of the order.

1. **Read the order.** Is the day and hour clear? Vague words are hard to enforce.
2. **Show up on time,** if that is safe. Then write one line: "I was at the school at 5 as the order says. Nobody came."
3. **Ask for make-up time once:** "Can I have Saturday the 9th instead? Please answer by Thursday."
4. **Keep a list:** date, what the order says, what happened, witnesses.
5. **Do not stop support and do not take the child.** Both can turn against you.
6. **Ask the court.** The usual word is "enforcement" or "contempt". The self-help center or legal aid can show you the form. Some states have an office that helps.

If there is no order, that is the first step: ask for one.

If you hear that the child is in danger, call for help right away. And if an order limits your contact, follow it while you ask for a change.`,
    asks: [
      'my ex wont let me see my kids',
      'she keeps canceling my visitation',
      'how do i enforce parenting time',
      'denied access to my son again what can i do',
      'denied parenting time visitation blocked withheld enforcement contempt',
      'my ex is keeping my kids from me',
      'i drove two hours for my weekend and nobody opened the door, for the fifth time, what is the legal way to get my time',
      'contempt of court for withholding kids',
      'my ex withholds our kids and plays gatekeeper',
      'visitation interference',
      'she always says he is sick when it is my turn',
      'my ex laughs at the court order and wont hand over the kids',
      'baby mama blocks me from my boys although i have papers',
    ],
    sources: [enforceOrder, texasEnforcement],
    followUps: ['can i stop visits if he doesnt pay child support', 'how do i change our custody order'],
  },
  {
    id: 'ava-denied-time-michigan',
    advisor: 'ava',
    title: 'Michigan: parenting time was denied',
    text: `In **Michigan** the **Friend of the Court** can act when a parenting time order is broken. It starts when you complain **in writing**, within **56 days** of the day it happened.

Put in your complaint:

- your case number
- the exact dates and times you missed
- what the order says
- what happened, and the reason you were given

Use your county's form if there is one, and keep a copy. The other parent may get a copy too, so leave out addresses that must stay private.

The office checks whether the order is clear enough and whether it was broken. If the order only says "as agreed", it may not be able to help. If it finds a violation, it can offer make-up time, mediation, or a step toward a court hearing.

It does not handle calls, activities or property. For danger to a child, call the police or child protective services.

Ask your county's Friend of the Court for its own rules.`,
    asks: [
      'michigan friend of the court parenting time complaint',
      'how long do i have to file a parenting time complaint in michigan',
      'foc make up parenting time',
      'denied visitation in detroit what do i file',
      'michigan parenting time denied friend of the court complaint',
      'foc complaint how to',
      'my ex in grand rapids skipped my weekend and i heard there is a limit of 56 days to complain, where do i send it',
      'friend of the court wont help',
      'michigan custody ex wont hand over kids',
      'lansing dad denied weekend',
      'does the foc hold a hearing when i miss my days',
      'michigan makeup weekend',
      'complaint letter to friend of the court what to write',
    ],
    sources: [michiganEnforcement, macombEnforcement],
    state: 'MI',
    followUps: ['my ex wont let me see my kids', 'how do i change our custody order'],
  },
  {
    id: 'ava-support-and-time',
    advisor: 'ava',
    title: 'Unpaid support and time with the child',
    text: `Treat them as two separate things. Missed child support usually does not give you the right to stop visits. Being kept from your child usually does not give you the right to stop paying.

Legal aid in Kentucky, for example, tells parents to follow the visitation schedule even when support is unpaid. Otherwise the court can punish **you**. Ask how your state sees it.

**If support is late:** contact your state's child support agency. It can help collect, and you need not fight about it at the door. You can also ask the court for a hearing.

**If your time is denied:** keep paying, note the dates, and ask the court to enforce the order.

**If you cannot pay:** ask at once for a change. Support goes on until a court changes it.

With the child, leave money out: not "Dad did not pay, so no trip". They hear: "I cost too much."

If money or visits are used to scare you, use the help button at the top of this chat.`,
    asks: [
      'can i stop visits if he doesnt pay child support',
      'she wont let me see my daughter because im behind on support',
      'do i have to pay if i never see my kid',
      'he owes thousands and still wants weekends',
      'child support unpaid withhold visitation stop paying',
      'no money no kids?',
      'my baby daddy has not paid a dime since march and shows up wanting overnights, may i say no',
      'deadbeat but wants visits',
      'lost my job and cant pay, will i lose my days',
      'i pay 900 a month and she still keeps the kids away, can i quit paying',
      'arrears and visitation',
      'is it legal to hold back the children until he catches up on payments',
      'no support paid, no visits, is that how it works',
    ],
    sources: [kentuckySupport, enforceOrder],
    followUps: ['my ex wont let me see my kids', 'how do i count overnights'],
  },
  {
    id: 'ava-step-up',
    advisor: 'ava',
    title: 'More time, step by step',
    text: `When a parent has been away, or a child is very small, write steps with dates. It is easier to say yes to a ladder than to a leap.

A ladder might look like this:

1. **Weeks 1 to 4:** two hours on Saturday and Wednesday, somewhere the child knows.
2. **Weeks 5 to 8:** six hours on Saturday, and the Wednesday.
3. **Weeks 9 to 12:** one night on Saturday.
4. **Then:** every other weekend, and a dinner in between.

Write also:

- what must be true for the next step: coming on time, a safe bed, a class done
- what happens if a visit is missed
- a pause rule: if the child is clearly struggling, stay on this step for two more weeks
- who decides if you see it differently

The other parent's job is to say good things about the visits. The returning parent's job is to come, each time, even for two hours.

If there was violence or drug use, ask the court about supervised time for the first steps.`,
    asks: [
      'can we increase time step by step',
      'how do i get my kids used to me again after a long absence',
      'graduated visitation schedule example',
      'their dad was gone for two years and wants visits',
      'step up parenting plan',
      'gradual step up plan reintroduce absent parent reunification',
      'slow start after rehab',
      'i have been sober nine months and have not lived with my daughter since she was one, how do visits grow into weekends',
      'phase in overnights',
      'reunify with my son after prison',
      'baby steps for a father our girl barely knows',
      'from supervised two hours to a full weekend over a few months',
      'he vanished for three years and now wants half',
      'what milestones before the next stage of visits',
    ],
    sources: [],
    followUps: ['how does supervised visitation work', 'what custody schedule for a baby'],
  },
  {
    id: 'ava-safety-focused-plan',
    advisor: 'ava',
    title: 'A safety-focused parenting plan',
    text: `If you or the children have been hurt or threatened, you need a plan built around safety. Sharing and flexibility come second. Talk to an advocate first, through the help button at the top of this chat.

What such a plan can ask for:

- supervised time, or daytime only
- exchanges at a center, at school, or by a third person
- no alcohol or drugs before and during time with the child
- weapons locked away or out of the home
- one written channel, for the child only, or none
- sole decisions on health and school
- your address left out of papers
- what happens when a rule is broken

Courts in Oregon, for example, offer sample safety-focused plans, one with supervised time and one without overnights. They also have a list of questions to help you see if you need one. Look for the same on your state court's site.

You do not have to work this out with the other parent. A lawyer, legal aid or an advocate can help you ask the court for it.`,
    asks: [
      'what is a safety focused parenting plan',
      'how do i protect the kids in the custody order from an abusive dad',
      'safe custody plan after domestic violence and abuse at home',
      'my ex hit me what parenting plan is safe',
      'safety focused parenting plan abuse violence protect children',
      'shared parenting with a man i fear',
      'he has a record for assault and asks for regular weekends, what protections can i ask for in the parenting plan',
      'no overnights with a violent dad, can the plan say that',
      'guns locked up when kids are there',
      'domestic violence and shared custody',
      'how do i keep my girls and me safe on paper if the court still gives him time',
      'survivor needs a parenting agreement with safeguards',
      'restrict a violent father in writing',
    ],
    sources: [oregonPlans],
    followUps: ['how does supervised visitation work', 'my ex must not know where we live'],
  },
  {
    id: 'ava-supervised-time',
    advisor: 'ava',
    title: 'Supervised visits',
    text: `Supervised time means that another adult is present while a parent is with the child. It is there to keep the child safe, and to keep the tie alive.

The supervisor can be:

- **a professional or a center,** with rules and usually a fee
- **a person you know,** if the court accepts them

The order should say who supervises, where, how often, how long, who pays, and what ends or changes it. Ask for a review date.

If **you** asked for it: tell the court your reasons with dates. Say whom you would trust, and whom not. A relative who never says no to the other parent is a poor choice.

If **you** are the one supervised: come on time, bring a game, talk about the child's world. No questions about the other parent, no promises. Each calm hour counts.

Tell the child: "Ms. Kim will be there while you play with Dad. It is her job to help visits go well."

To find a place, ask the court, or look at the Supervised Visitation Network's directory.`,
    asks: [
      'how does supervised visitation work',
      'can i ask that someone watches when he sees the kids',
      'the judge ordered supervised visits for me what now',
      'who can be a supervisor for parenting time',
      'supervised visitation supervisor visits center rules',
      'visits with a babysitter watching me',
      'i only get to see my boys in a center with a lady taking notes and i feel like a criminal, how do i get through it',
      'cost of monitored visits',
      'can my sister be the monitor',
      'how do i get unsupervised again',
      'he was ordered to have someone present, who picks the person',
      'what are the rules at a visitation center',
      'what do i tell my 6 year old about the lady in the room',
    ],
    sources: [supervisedGeneral, supervisedNetwork, oregonSupervised],
    followUps: ['what is a safety focused parenting plan', 'can we increase time step by step'],
  },
  {
    id: 'ava-emergency-custody',
    advisor: 'ava',
    title: 'When a child is in danger now: emergency orders',
    text: `If a child is in danger this minute, use the help button at the top of this chat first.

For an urgent order, courts have a quick way. It may be called an emergency, temporary or **ex parte** order. A judge can decide fast, sometimes before the other parent is heard. It lasts only until a hearing soon after.

It is meant for real danger: violence, serious neglect, a child left alone, a plan to flee. A quarrel does not fit.

What to do today:

1. Go to the family court clerk in the county where the child lives. Ask for the emergency custody forms.
2. Write what happened most recently, with date, place, and who saw it. Keep to facts.
3. Bring photos, medical notes, police numbers, messages, and any order you have.
4. Ask legal aid or an advocate to go with you. A protective order may also cover children.
5. Ask where the child should be until the judge decides.

If you had to flee to another state, say so. That court may be able to act for a short time.`,
    asks: [
      'how do i get an emergency custody order',
      'my kids are not safe at their dads this weekend',
      'ex parte custody what is it',
      'he came to pick up the children drunk what can i do legally',
      'she is using drugs around our son i need help fast',
      'emergency custody order danger abuse neglect child now',
      'need a judge today',
      'his roommate deals drugs and our toddler is supposed to sleep there on friday, how do i ask a court to act right away',
      'emergency custody the same day',
      'kids not safe with their dad over the weekend, temporary emergency papers?',
      'cps told me to file something fast',
      'a boyfriend with a warrant moved in with her and our son, how do i get an urgent hearing',
      'what proof for an ex parte',
      'is a screaming match enough for an emergency filing',
    ],
    sources: [emergencyCustody],
    followUps: ['what is a safety focused parenting plan', 'which state handles our custody case'],
  },
  {
    id: 'ava-guardian-evaluator',
    advisor: 'ava',
    title: 'Guardian ad litem and custody evaluator',
    text: `When parents do not agree, a judge may ask somebody to look into the child's situation and report. A **guardian ad litem** (GAL) speaks for the child's interests. An **evaluator** studies the family. Who they are, and who pays, differs by state.

In Washington, for example, a GAL may be a lawyer, a social worker or a trained volunteer. Fees can be waived or shared.

How to work with them:

1. Be on time, and answer letters within days.
2. Prepare one page: the child's week, your main worries with dates, what you suggest.
3. Give names of people who see the child: teacher, doctor, coach.
4. Say good and true things about the other parent too.
5. Tell them about violence early and clearly. Ask for separate meetings.
6. Tidy the home, but do not stage it.
7. Do not tell the child what to say. "Just be honest, you cannot get it wrong."

They are not your lawyer, and what you say may go in the report. Ask how you will get it, and by when you can answer.`,
    asks: [
      'what is a guardian ad litem',
      'custody evaluator is coming to my house',
      'how do i prepare for a home visit by the gal',
      'who pays for the custody evaluation',
      'guardian ad litem gal custody evaluator evaluation interview',
      'gal home visit tomorrow',
      'the court appointed a lady to interview us and our children and write a report, what should i say and not say',
      'guardian ad litem seems to side with my wife',
      'parenting evaluation psychologist what do they ask',
      'do i clean the house before the investigator',
      'minors counsel amicus attorney for the kids',
      'how much does a 730 evaluation cost and who gets the bill',
      'should i rehearse my son before he talks to the gal',
    ],
    sources: [guardianTips],
    followUps: ['how does a judge decide custody', 'what happens in custody mediation'],
  },
  {
    id: 'ava-mediation',
    advisor: 'ava',
    title: 'Preparing for custody mediation',
    text: `Mediation does not fit where there is fear or control. If that is you, tell the court before the date, and ask to be excused or kept apart. The help button at the top of this chat leads to people who can help you say it.

Otherwise: a mediator helps you both look for a plan. They do not decide. In some places, such as Oregon, it is required when parents disagree. In others it is a choice.

Prepare one page:

1. The child's normal week.
2. Your first plan and a second one you could live with.
3. Three things you need, and three you can give.
4. Open questions: holidays, summer, who drives.

In the room: speak about the child by name. "Ella needs a quiet school night" goes further than "I deserve half". Ask for a break when you are flooded.

Do not sign that day if you are unsure. Ask what happens with what you say: in some places it stays private, in others a report may go to the judge.`,
    asks: [
      'what happens in custody mediation',
      'i have parenting mediation next week how do i prepare',
      'do we have to go to a mediator about the kids',
      'what should i bring to mediation for custody',
      'custody mediation preparation mediator parenting session',
      'first time in custody mediation',
      'we have to sit with a court mediator on thursday about our girls and i get tongue tied, what do i bring and write down beforehand',
      'conciliation about parenting time',
      'is what i say in there private',
      'do i have to sign something at the end of mediation',
      'mediator doesnt decide right?',
      'can i bring notes and a calendar to custody mediation',
      'how to negotiate parenting days in mediation without crying',
    ],
    sources: [oregonMediation, familyCourtServices],
    followUps: [
      'california custody mediation and domestic violence',
      'how do i start writing a parenting plan',
    ],
  },
  {
    id: 'ava-mediation-california',
    advisor: 'ava',
    title: 'California: custody mediation and safety',
    text: `In **California**, when parents disagree about custody, the court sends them to mediation before a judge decides. Court mediators are free. You pay only if you choose a private one.

If there has been abuse, or you have a restraining order, you have choices:

- You can ask to meet the mediator **separately**, at another time, not in the same room.
- You can bring a **support person**. They may sit with you, but they do not take part.
- You can tell the mediator and the judge what happened, so that safeguards go into the plan. Supervised visits or monitored exchanges are examples.

What to do now:

1. Call **Family Court Services** in your county. Say: "There has been domestic violence. I ask for separate sessions."
2. Bring your order, dates, and a list of what you need to be safe.
3. Ask whether the mediator gives a recommendation to the judge. It differs by county.

You do not have to agree to anything. For an advocate, use the help button at the top of this chat.`,
    asks: [
      'california custody mediation and domestic violence',
      'family court services los angeles separate session',
      'do i have to sit in mediation with my abuser in california',
      'can i bring a support person to child custody recommending counseling',
      'california mediation abuse restraining order separate sessions',
      'san diego fcs appointment',
      'he has a restraining order against him and ccrc in los angeles county scheduled us in one room, can i ask for separate',
      'california mediator recommends to the judge?',
      'is court mediation free in california',
      'afraid to face him at family court services in sacramento',
      'support person in california mediation',
      'dvro and the court mediator wants us in the same room, california',
      'oakland alameda mediation with my abusive husband',
    ],
    sources: [mediationAbuse, mediationSafety, familyCourtServices],
    state: 'CA',
    followUps: ['what is a safety focused parenting plan', 'what happens in custody mediation'],
  },
  {
    id: 'ava-unmarried',
    advisor: 'ava',
    title: 'Parents who were never married',
    text: `Before custody, the law may first ask: **who is the legal parent?** For an unmarried father, or a second parent, this often has to be settled on paper. The birth certificate alone may not be enough everywhere.

Two common ways:

1. Both parents sign a form, often called an acknowledgment of paternity or parentage. If anybody is unsure, do a test **before** signing.
2. A court or the child support agency settles it.

States differ in what comes next. Take Massachusetts. There the mother of a child born outside marriage has sole custody until a court decides otherwise. With the signed form, both can ask the court for custody and parenting time.

So ask your court's self-help center or legal aid three things: Am I a legal parent here? Who has custody today? Which form asks for parenting time?

In the meantime stay in the child's life as much as is safe and agreed. Keep a calendar of it.

If the other parent is dangerous, get advice before you sign or open a case.`,
    asks: [
      'we were never married what are my rights to our baby',
      'im not on the birth certificate can i get visitation',
      'unmarried dad custody',
      'do i have full custody as a single mom',
      'paternity test and parenting time',
      'unmarried parents never married father rights paternity custody',
      'single dad no ring',
      'my girlfriend and i broke up, our son is two, i never signed any form, do i have a right to weekends',
      'baby daddy not on birth certificate',
      'acknowledgment of paternity and visits',
      'we lived together but were not married, who gets custody of our daughter',
      'how do i become the legal father',
      'two moms not married, i did not give birth',
      'he wants a dna test before he signs',
    ],
    sources: [massParentage],
    followUps: ['we have no custody order who gets the kids', 'how does a judge decide custody'],
  },
  {
    id: 'ava-which-state',
    advisor: 'ava',
    title: "Which state's court decides",
    text: `Usually it is the child's **home state**. There the child has lived with a parent for **six straight months** or more, just before the case. For a younger baby, it is normally where the baby has lived since birth.

Nearly every state follows the same law on this. It is called the UCCJEA. So a parent cannot simply pick a friendlier state.

What it means for you:

- You moved a short time ago? The old state may still be the right one.
- A court has already made an order? It usually keeps the case while a parent stays there.
- Another state's order is valid. Courts in your state are meant to enforce it.
- Danger? A court where the child is now may act for a short time.

Write down the child's addresses of the past five years. Court forms may ask for them. Must an address stay secret? Say so **before** you file.

Ask a lawyer or legal aid early.`,
    asks: [
      'which state handles our custody case',
      'we live in different states where do i file for custody',
      'six month rule custody',
      'i moved to texas two months ago can i file here',
      'does my order from ohio count in another state',
      'which state court jurisdiction home state uccjea',
      'ex filed in another state',
      'my wife took the kids to utah in march and i live in oregon, which court has the say',
      'uccjea home state',
      'are my custody papers from arizona good in my new state',
      'jurisdiction when baby is 3 months old',
      'i left nevada after our divorce, can california change the decree',
      'been here 4 months, too early to file?',
      'he moved and now wants the case over there',
    ],
    sources: [homeState, homeStateTerm, babyHomeState, changeOrder, emergencyCustody],
    followUps: ['can i move away with my kids', 'how do i change our custody order'],
  },
  {
    id: 'ava-secret-address',
    advisor: 'ava',
    title: 'Keeping your address from the other parent',
    text: `You may need to keep your home private and still have a parenting case. Plan it before you fill in a form, because papers you file can be seen.

1. **Ask the clerk** how to keep your address out of court papers, before you file. There is often a form for it.
2. **Address confidentiality program.** Many states run one. It gives you a legal substitute address for schools, courts, licenses and mail. You often sign up with an advocate's help, so start there.
3. **School, doctor, day care:** ask how they protect addresses, and give them the order.
4. **Exchanges** away from home.
5. **Devices:** a child's tablet, watch or game can show a location. Check them, and the car.
6. **Children** should not have to keep secrets. A public place for play and a mailbox elsewhere help.

If you think you are being tracked, do not remove things alone. Talk to an advocate from a phone that is not watched. The help button at the top of this chat shows how.`,
    asks: [
      'my ex must not know where we live',
      'how do i hide my address in custody papers',
      'address confidentiality program for me and my kids',
      'can he find my new apartment through the school',
      'keep address secret confidential hide location from other parent',
      'dont let him find us',
      'i fled to another town and the custody petition asks for my street and job, how do i leave those out',
      'substitute address program',
      'my kids ipad shows where we live',
      'can she get our new place from the pediatrician',
      'safe at home mail forwarding',
      'confidential location for school papers',
      'airtag in the teddy bear, how do i keep our home hidden',
    ],
    sources: [addressProgram],
    followUps: ['what is a safety focused parenting plan', 'how do we do exchanges without meeting'],
  },
  {
    id: 'ava-new-partner',
    advisor: 'ava',
    title: 'When the children meet a new partner',
    text: `Wait until it is steady, then start small. Children have just lost one picture of family. A quick new one can feel like a second loss.

A gentle order:

1. **Tell first:** "I have a friend I like a lot. Her name is Jo. You will meet her on Sunday at the park."
2. **Short and outside:** an hour, doing something. No overnight.
3. **Warm but not parent-like:** Jo does not discipline, and is not "new Mom".
4. **Keep your time alone with the child.** At least once a week.
5. **Overnights last,** and only when the child is at ease.

Say what they fear: "Nobody takes Dad's place. You may like Jo, and you may take your time."

Look in your order. Some have a rule about overnight guests or about telling the other parent first. Some families agree on such a rule: no meeting before six months.

If a child says they are afraid of the new person, or changes a lot, take it seriously. Ask calmly, alone, and get help from the pediatrician.`,
    asks: [
      'when should the kids meet my new partner',
      'how do i introduce my boyfriend to my children',
      'overnight guest clause custody',
      'my son hates my new girlfriend',
      'introducing new partner boyfriend girlfriend to children',
      'sleepover with my girlfriend while kids are here',
      'i have been seeing a great guy for five months and my 7 year old has never met him, how do i go about it',
      'morality clause no paramour overnight',
      'too soon for them to meet her?',
      'my daughter is rude to my fiance',
      'kids call him daddy already',
      'is there a rule in the order about dating around children',
      'my teen refuses to come if my boyfriend is there',
    ],
    sources: [],
    followUps: ['my kid refuses to go to his dads', 'what do they need in two homes'],
  },
  {
    id: 'ava-special-needs',
    advisor: 'ava',
    title: 'A child with special needs',
    text: `Let the child's needs draw the schedule, even if it looks uneven.

Write a care page that both homes use:

- routines that must not change, such as meals, sleep, and quiet time
- what sets the child off, and what calms them
- medicine, diet, equipment, and who refills
- therapies: days, places, exercises at home
- contacts: doctor, case manager, school team

In the plan, add:

1. Therapy days stay with the parent who can get there. Or both learn the way.
2. Equipment: what is in both homes, what travels.
3. School plans (IEP or 504): both get invitations, who signs.
4. One parent leads on medical matters, or both with a tie-breaker.
5. Sitters and respite: who is trained.
6. Changes come with notice, and with a picture story for the child.
7. What happens at 18 and after.

Fewer exchanges are often better. Ask the therapist to suggest a schedule in writing. Ask a lawyer early about support and benefits past 18, because rules differ.`,
    asks: [
      'our child has special needs how do we plan',
      'autistic son and two homes custody schedule',
      'who goes to the iep meeting after divorce',
      'my daughter has a disability and he skips her therapy',
      'special needs disability autism child parenting plan',
      'adhd and autism in two households',
      'our boy is nonverbal and melts down at any change, his dad wants alternating weeks, what works for kids like him',
      '504 plan and divorced parents',
      'wheelchair, feeding tube, two houses',
      'down syndrome daughter turning 18',
      'respite care and who is trained',
      'he ignores the speech therapist and ot',
      'sensory kid and switching homes',
    ],
    sources: [],
    followUps: [
      'he wont agree to therapy or medicine for our child',
      'custody schedule for elementary school kids',
    ],
  },
  {
    id: 'ava-first-refusal',
    advisor: 'ava',
    title: 'Sitters and the right of first refusal',
    text: `With a right of first refusal you ask the other parent before you call a sitter. It applies when you cannot care for the child in your own time.

It can be kind, and it can be a trap. Decide with open eyes.

**Good for you if** you live close, get along, and both work shifts.

**Not good if** it becomes a way to check on you, or if you fear the other parent. Then leave it out.

If you want it, write the details:

- From how many hours? Five hours or overnight is easier than two.
- How do you ask, and how long may the answer take? For example by text, within two hours.
- Who drives?
- What does not count: school, camp, a playdate, grandparents, a nap?
- Is the time made up? Usually no.

Without such a rule, each parent normally chooses the sitter in their own time. You can still share a list of people you both trust.

Try it for three months before you make it permanent.`,
    asks: [
      'what is right of first refusal custody',
      'she leaves the kids with a babysitter on her time',
      'my exs mother watches our son more than he does',
      'shouldnt i get the kids before a sitter does when he works',
      'right of first refusal babysitter childcare during their time',
      'he dumps them on a sitter',
      'my ex works saturdays and leaves our girls with his new girlfriend, why cant i have them those hours instead',
      'rofr clause',
      'do i have to offer my ex the night before i hire a nanny',
      'his mother watches our son on his days, can i be asked first',
      'first dibs on childcare',
      'four hour or overnight rule for babysitting',
      'wife uses daycare while i sit at home free',
    ],
    sources: [],
    followUps: ['i work shifts how can we share custody', 'what do people forget in custody agreements'],
  },
  {
    id: 'ava-shift-work',
    advisor: 'ava',
    title: 'Shift work and changing rosters',
    text: `You can have a real schedule even if your work changes. Fix the method instead of the days.

**Method 1: follow the roster.** If your shifts repeat, say four on and four off, let the child's time follow the same cycle.

**Method 2: choose by a date.** "By the 20th I send my roster for next month. I choose eight nights. The other parent answers by the 23rd. Then it is fixed."

**Method 3: a small fixed core.** Every Tuesday dinner and every second Sunday stay, whatever the roster says. The rest is by method 2.

Add:

- a minimum and maximum of nights each month
- the longest gap, for example six days
- what happens with a sudden shift: who takes the child, and is it made up
- sleep after night shifts: the child comes at 3, not at 8

Share one online calendar that both can see and only one of you fills in.

Show the child a picture for each week, on Sunday evening.

If changes are used to play games with you, ask for fixed days instead.`,
    asks: [
      'i work shifts how can we share custody',
      'nurse schedule and parenting time',
      'firefighter 24 on 48 off custody calendar',
      'my hours change every week how do we plan the kids',
      'he is a truck driver and home only some days',
      'shift work rotating schedule nurse police changing hours custody',
      '12 hour nights at the hospital',
      'i am an emt with a rotation of four on four off and my ex wants every other weekend fixed, how can we plan',
      'oil rig two weeks home two weeks out',
      'flight attendant mom schedule',
      'walmart gives me my hours two weeks ahead',
      'retail rota and kids',
      'on call doctor and parenting days',
      'pilot or cop with changing days off, which nights can i promise',
    ],
    sources: [],
    followUps: [
      'what is right of first refusal custody',
      'i need the same weekdays every week because of my job',
    ],
  },
  {
    id: 'ava-military',
    advisor: 'ava',
    title: 'Deployment and military life',
    text: `Settle three things on paper before orders come: who has the child, how contact works, and what happens after.

- **During:** name who cares for the child. The military asks parents with custody for a **family care plan**. It does not replace the other parent's custody rights, which come before a stepparent's or grandparent's. So talk to them, or to a lawyer, before you name somebody else.
- **Contact:** video times, email, recorded stories, mail. Leave room for days without a signal.
- **After:** a date when the old schedule returns, with a few gentle days first.

Ask the court for a **temporary** order for the time away. In Texas, for example, either parent may ask for one.

Where to go: service members can ask the legal assistance office on base. The parent at home can ask the court self-help center or legal aid.

Does a court date fall in the deployment? Tell the court early, and ask about protection for service members.`,
    asks: [
      'what happens to custody when i deploy',
      'my ex is in the army and gets moved every two years',
      'family care plan and custody order',
      'navy parent schedule with the kids',
      'military deployment custody service member army navy',
      'shipping out in june',
      'i am active duty air force and my orders came for overseas, who keeps my daughter while i am gone',
      'pcs move with kids',
      'coast guard dad',
      'national guard training weekends and visitation',
      'can my mom have my days while i am deployed',
      'will she use my deployment to take custody for good',
      'scra delay court while overseas',
    ],
    sources: [familyCarePlan, texasStart],
    followUps: ['how do we make long distance parenting work', 'how do i change our custody order'],
  },
  {
    id: 'ava-parent-class',
    advisor: 'ava',
    title: 'The parenting class the court asks for',
    text: `Many courts ask parents to take a class when they split. It is not a punishment, and it does not say that you are a bad parent.

As an example, one Ohio county court asks every divorcing parent of minor children to finish an online course. The certificate must be filed two weeks before the final hearing. Without it, the court does not allocate parental rights.

Do this tonight:

1. Look in your papers for "parent education", "seminar" or "class".
2. On your court's site, find which classes are **approved**, and the deadline.
3. Ask about a fee waiver if money is short, and about your language.
4. Take it online or at a different time than the other parent. You do not have to sit together.
5. File the certificate, and keep a copy.

If there has been violence, ask for a class made for that, or to be excused from joint parts.

Put the last date in your calendar two weeks early. A missing certificate is a sad reason for a delay.`,
    asks: [
      'do i have to take a parenting class for my divorce',
      'court ordered co parenting class online',
      'what happens if i dont finish the parent education',
      'divorce seminar for parents certificate',
      'parent education class seminar required certificate',
      'putting kids first course',
      'the judge told us to do a four hour class for parents, does it have to be in person with her',
      'is the online coparenting course ok',
      'who files the course certificate, me or the school',
      'how much is that mandatory parent seminar and can it be free',
      'do i have to sit next to my ex in the class',
      'missed the deadline for the parent course',
      'why make me take a parenting lesson, i am a good mom',
    ],
    sources: [parentClass],
    followUps: ['how does a judge decide custody', 'what happens in custody mediation'],
  },
  {
    id: 'ava-keep-calendar',
    advisor: 'ava',
    title: 'Keeping a calendar of parenting time',
    text: `A plain calendar is one of the most useful records you can keep. It takes two minutes each evening.

Write each day:

- where the child slept
- exchange: planned time, real time, place
- missed or swapped time, and who asked
- illness, doctor, school meetings, and who went
- things that worried you, as facts: "Returned without inhaler. Breathing hard at 7 p.m."

Leave out guesses, insults and what you felt. Write as if somebody you respect will read it.

Keep it safe: one paper book, or an account only you can open. Save receipts and messages in a folder by month.

At the end of the month, add the nights. You may see that it is fairer than it feels, or less fair. Both are good to know before you ask for a change.

Do not involve the child, and do not let them see it.

If you write down violence, keep the notes outside the home or with a friend. If the other parent might find them, ask an advocate first.`,
    asks: [
      'how do i keep track of custody days',
      'should i write down every time he is late or cancels',
      'what kind of log do i need for parenting time',
      'documenting visitation calendar tips',
      'record log calendar of parenting time days documentation',
      'google calendar as evidence of my days',
      'my lawyer said document everything about who had our son when, what does a good entry look like',
      'diary of visits',
      'app or notebook for logging custody',
      'how do i prove she skips her days',
      'write down facts not feelings about handoffs',
      'keep a journal of missed weekends',
      'track who took them to the doctor and where they slept',
    ],
    sources: [],
    followUps: ['how do i count overnights', 'my ex wont let me see my kids'],
  },
  {
    id: 'ava-drinking-drugs',
    advisor: 'ava',
    title: 'Worried about drinking or drugs',
    text: `If somebody drunk or high is about to drive with a child, call the police. The number is behind the help button.

For the longer run, ask for clear rules instead of trust:

- no alcohol or drugs for 12 or 24 hours before and during time with the child
- no driving the child after any drink
- testing, at whose cost, and who sees the result
- another adult present, or supervised time
- what happens after a missed or failed test
- how the rules ease again after months of safe visits

Put down what you have **seen**, with dates: slurred words, bottles in the car, a missed pick-up. Not "she is an addict".

Ask a lawyer, legal aid or the court self-help center how to request this. It goes better as one page with dates.

With the child: "Grown-ups must be safe to drive. If you are ever unsure, you may call me, and I will come." Give them a word or a number they know by heart.`,
    asks: [
      'my ex drinks when he has the kids',
      'can the custody order say no alcohol',
      'drug test for parenting time how do i ask',
      'she smokes weed around the baby',
      'alcohol drugs drunk parent clause testing custody',
      'he smells like beer at pickup',
      'my stbx is an alcoholic and our boys ride in his truck, what conditions can a court put on his weekends',
      'soberlink breathalyzer',
      'hair follicle test for my baby mama',
      'pills and a toddler',
      'ex is high on meth or weed when she has them, what can i ask for',
      'sober clause 24 hours before visits',
      'relapsed ex wants overnights',
    ],
    sources: [],
    followUps: ['how do i get an emergency custody order', 'how does supervised visitation work'],
  },
  {
    id: 'ava-nesting',
    advisor: 'ava',
    title: 'Nesting: the children stay, the parents move',
    text: `Do not try nesting if there is fear or control. Sharing a home, even in turns, gives access to your things and your life.

In nesting the children stay in one home, and you two take turns living there. It can soften the first months. It asks a lot of the adults.

It may work if you are polite, live near, and have a second place to sleep. Agree in writing:

1. **How long:** three to six months, with an end date.
2. **Turns:** days, hours, and an empty house in between.
3. **Money:** rent, food, repairs, cleaning.
4. **Order:** fridge, laundry, bed, and how the home is left.
5. **Privacy:** a locked drawer, no reading of mail, no new partners in the nest.
6. **What is next:** when each of you has a home for the children.

Tell the children it is for now: "You stay here, and we take turns until summer."

Ask a lawyer first how sharing the home may affect money, taxes and your date of separation.`,
    asks: [
      'what is birdnesting custody',
      'can the kids stay in the house and we rotate',
      'nesting after separation does it work',
      'we want to keep the house for the children and take turns',
      'birdnesting nest custody children stay in house parents rotate',
      'kids keep the house, we swap',
      'we cannot sell until the market is better and thought of sharing a studio and taking turns at home, good idea?',
      'bird nest arrangement',
      'how long should nesting last',
      'who buys groceries when we rotate in and out',
      'rotate parents not children',
      'my ex leaves the nest a mess on his turn',
      'privacy in a nest home with my stbx',
    ],
    sources: [],
    followUps: ['what do they need in two homes', 'how do i start writing a parenting plan'],
  },
  {
    id: 'ava-grandparents',
    advisor: 'ava',
    title: 'Grandparents and other family',
    text: `The simplest way to keep grandparents close is your own time. In your days you can usually decide who the child sees. You do not need a rule for every visit.

What helps in a plan:

- Who may pick up the child, by name.
- Each family visits in that parent's time.
- Big family days are in the holiday list.
- Nobody, on either side, speaks badly of a parent in front of the child.

Can grandparents demand visits? That differs from state to state. In Texas, for example, relatives have no automatic right. A grandparent can get a court order only in rare cases. One parent's yes is enough for a visit in that parent's time.

If you are the grandparent: offer help, not advice. "I could pick up Sam on Wednesdays" opens more doors than "We have rights".

If a grandparent is not safe, or passes on where you live, say no in writing. You may ask the court to put it in the order.`,
    asks: [
      'do grandparents have visitation rights',
      'my mother in law demands time with the kids',
      'can he leave our son with his parents all weekend',
      'i am a grandma and my daughter in law wont let me see them',
      'grandparents visitation rights grandmother grandfather',
      'nana wants visitation',
      'my sons ex cut us off and we raised that grandbaby for two years, do we have any say in court',
      'paw paw pick up from school',
      'can i stop my mother in law from seeing my baby',
      'his folks bad mouth me when my daughter stays there',
      'can my ex leave our kids with his parents for a whole weekend so they bond with grandpa',
      'do grandparents get visits on my days too',
      'grandson taken away from us since the divorce',
    ],
    sources: [texasAccess, texasStart],
    followUps: ['what is right of first refusal custody', 'how do we split christmas and the other holidays'],
  },
  {
    id: 'ava-texas-standard-possession',
    advisor: 'ava',
    title: 'Texas: the standard possession order',
    text: `In **Texas** the standard possession order is the schedule many courts use when parents cannot agree. The parent the child does not mainly live with is called the **possessory conservator**.

The usual pattern in the school year:

- **Weekends:** the first, third and fifth Friday of the month at 6 p.m. to Sunday at 6 p.m.
- **Thursday** evenings
- **Holidays** in turns, and about a month in summer

It is not "every other weekend". Count by the **Friday**. After a fifth weekend comes a first one, so two in a row can fall to the same parent.

There is an **expanded** form: pick-up when school lets out, return when school starts again. Ask about it before the order is final.

Parents may agree on something else. Your own signed order is what counts, so read its exact hours. Distance can change the rules too. Ask the court, TexasLawHelp or legal aid, and check the current law.`,
    asks: [
      'texas standard possession order explained',
      'first third and fifth weekend texas which weekend is mine',
      'what is expanded standard possession',
      'possessory conservator thursday visits',
      'texas standard possession order weekends thursdays summer',
      'spo in texas',
      'my divorce in houston gave me the first third and fifth weekends, what happens in a month with five fridays',
      'texas thursday 6 to 8',
      'noncustodial dad dallas weekends',
      'texas managing conservator and visits',
      'return monday morning to school under expanded texas',
      'how long do i get in july in texas',
      'san antonio judge default schedule',
    ],
    sources: [texasWeekends, texasWhoseWeekend, texasExpanded, texasOverview],
    state: 'TX',
    followUps: ['how do i count overnights', 'how do we plan summer vacation with the kids'],
  },
  {
    id: 'ava-florida-plan',
    advisor: 'ava',
    title: 'Florida: the parenting plan form',
    text: `In **Florida** every case about time-sharing with minor children needs a **parenting plan**, even when you agree on everything. The court must approve it. If you do not file one, or it is not approved, the court makes one.

The Florida Supreme Court has forms for it:

- **12.995(a):** the usual parenting plan
- **12.995(b):** when time is supervised or safety comes first
- **12.995(c):** for a move or long distance

How to go on:

1. Get the current form from the Florida courts' self-help site or the clerk. Versions change.
2. Fill it in by hand first. Cross out what does not fit you.
3. If you both agree, you both sign in front of a notary or deputy clerk.
4. File it with the clerk of the circuit court, and keep a copy.
5. If you do not agree, you may file your own proposed plan before the final hearing.

If you fear the other parent, start with form (b), and talk to an advocate. Use the help button at the top of this chat.`,
    asks: [
      'florida parenting plan form 12.995',
      'is a parenting plan required in florida',
      'time sharing form florida where do i get it',
      'supervised safety focused parenting plan florida',
      'florida parenting plan form time sharing required',
      '12.995 which version',
      'we live in tampa and agree on everything about our kids, do we still have to file that long timesharing document',
      'miami dade parenting plan',
      'notarize florida time sharing papers',
      'where to file a parenting plan in broward',
      'florida divorce with minor kids paperwork',
      'form for supervised timesharing in florida',
      'fl judge rejected our plan',
    ],
    sources: [floridaPlan],
    state: 'FL',
    followUps: ['what should we put in a parenting plan', 'florida 50 mile rule moving with child'],
  },
];
