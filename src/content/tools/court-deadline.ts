import type { DeadlineTexts, StateRule } from '#domain/tools/court-deadline/deadline-tool.ts';

/**
 * Only states whose number of days was found on a page of a court, in the law, or in a copy of the court's own form.
 */
const rules: readonly StateRule[] = [
  {
    state: 'CA',
    days: 30,
    unit: 'calendar',
    direction: 'after',
    roll: 'next-open-day',
    calendar: 'CA',
    from: 'the day you were handed the papers',
    exception:
      'If your papers came by mail or through another person, the clock may start on a different day. Papers with a hearing date have their own, shorter deadline.',
    sources: [
      {
        title: 'How do I file a Response to the Petition?',
        publisher: 'Superior Court of California, County of San Bernardino',
        url: 'https://www.sb-court.org/zh-hans/node/156',
        checked: '2026-11-20',
      },
      {
        title: 'Code of Civil Procedure sections 12 and 12a: how days are counted',
        publisher: 'Quoted by Carnahan, Evans, Cantwell and Brown',
        url: 'https://carnaclaw.com/news-and-events/paralegals-corner/counting-the-days-until/',
        checked: '2026-11-22',
      },
      {
        title: 'Court Holidays: 2026 Holiday Schedule',
        publisher: 'California Courts',
        url: 'https://appellate.courts.ca.gov/ko/node/2940',
        checked: '2026-11-23',
      },
    ],
  },
  {
    state: 'TX',
    days: 20,
    unit: 'calendar',
    direction: 'after',
    roll: 'next-monday',
    from: 'the day you were served in person or by certified mail',
    time: '10:00 AM',
    exception: 'If the court is closed that Monday, your answer is due on the next day it’s open.',
    sources: [
      {
        title: 'Answering the Divorce',
        publisher: 'Texas State Law Library',
        url: 'https://guides.sll.texas.gov/divorce/answering-the-divorce',
        checked: '2026-11-20',
      },
      {
        title: 'Responding to a Divorce Case',
        publisher: 'TexasLawHelp',
        url: 'https://texaslawhelp.org/article/responding-to-a-divorce-case',
        checked: '2026-11-20',
      },
    ],
  },
  {
    state: 'FL',
    days: 20,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served',
    exception: 'If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'Instructions for form 12.903(b), Answer to Petition for Dissolution of Marriage',
        publisher: 'Florida Supreme Court, Florida Courts',
        url: 'https://www.flcourts.gov/content/download/685823/file_pdf/903b.pdf',
        checked: '2026-11-24',
      },
    ],
  },
  {
    state: 'NJ',
    days: 35,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served',
    exception: 'If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'Responding to a Divorce Complaint',
        publisher: 'New Jersey Courts',
        url: 'https://njcourts.gov/self-help/divorce/responding-complaint',
        checked: '2026-11-22',
      },
    ],
  },
  {
    state: 'NY',
    days: 20,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day the papers were handed to you in New York',
    exception:
      'If you were served another way or outside the state, you may have 30 days from when service is complete. If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: "Civil Practice Law and Rules, rule 320: Defendant's appearance",
        publisher: 'The New York State Senate',
        url: 'https://www.nysenate.gov/legislation/laws/CVP/320',
        checked: '2026-11-22',
      },
      {
        title: 'NY-specific: How to answer a divorce summons/complaint',
        publisher: 'WomensLaw',
        url: 'https://www.womenslaw.org/en/hotline/divorce/ny-specific-how-answer-divorce-summonscomplaint',
        checked: '2026-11-22',
      },
    ],
  },
  {
    state: 'OH',
    days: 28,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served',
    exception:
      'A motion for temporary orders has a shorter deadline: 14 days, if you disagree. If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'Answering a divorce',
        publisher: 'Ohio Legal Help',
        url: 'https://www.ohiolegalhelp.org/topic/answer_divorce',
        checked: '2026-11-22',
      },
    ],
  },
  {
    state: 'GA',
    days: 30,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served',
    exception:
      'Papers with a hearing date can have an earlier deadline. If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'Georgia Code 9-11-101: the form of a summons',
        publisher: 'Quoted by Mosley Law',
        url: 'https://mos-ley.com/criminal/info/summons.html',
        checked: '2026-11-22',
      },
      {
        title: 'Georgia Code 19-5-8: Pleading and Practice',
        publisher: 'Justia',
        url: 'https://law.justia.com/codes/georgia/2020/title-19/chapter-5/section-19-5-8/',
        checked: '2026-11-22',
      },
    ],
  },
  {
    state: 'IL',
    days: 30,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served',
    exception:
      'Go by your own summons. It may give a different deadline, or a date to be in court. If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'The words of an Illinois summons in a divorce',
        publisher: 'Quoted by Russell D. Knight',
        url: 'https://rdklegal.com/i-was-served-with-divorce-papers-in-illinois-now-what/',
        checked: '2026-11-22',
      },
      {
        title: 'Illinois Supreme Court Rule 101: Summons',
        publisher: 'Casetext',
        url: 'https://casetext.com/rule/illinois-court-rules/illinois-supreme-court-rules/article-ii-rules-on-civil-proceedings-in-the-trial-court/part-a-process-and-notice/rule-101-summons-and-original-process-form-and-issuance',
        checked: '2026-11-22',
      },
    ],
  },
  {
    state: 'NC',
    days: 30,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served with the summons and complaint',
    exception: 'If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'North Carolina Rules of Civil Procedure, rule 12',
        publisher: 'Rules of Civil Procedure',
        url: 'https://rulesofcivilprocedure.com/nc/rule-12/',
        checked: '2026-11-22',
      },
    ],
  },
  {
    state: 'AZ',
    days: 20,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served in Arizona',
    exception:
      'If you were served outside Arizona, you have 30 days. If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: 'FAQ: waiting after service',
        publisher: 'Pinal County, Arizona',
        url: 'https://www.pinal.gov/FAQ.aspx?QID=336',
        checked: '2026-11-23',
      },
    ],
  },
  {
    state: 'WI',
    days: 20,
    unit: 'calendar',
    direction: 'after',
    roll: 'none',
    from: 'the day you were served',
    exception: 'If the last day falls on a weekend or holiday, ask the clerk if you get an extra day.',
    sources: [
      {
        title: "Respondent's Guide",
        publisher: 'Waukesha County Circuit Court, Wisconsin',
        url: 'https://www.waukeshacounty.gov/CircuitCourts/FamilyCourt/divorcelegal-separation-process/respondentsguide/',
        checked: '2026-11-23',
      },
    ],
  },
];

export const deadlineWords: DeadlineTexts = {
  rules,
  closures: {
    saturday: 'Saturday',
    sunday: 'Sunday',
    'new-years-day': "New Year's Day",
    'martin-luther-king-day': 'Martin Luther King Day',
    'presidents-day': "Presidents' Day",
    'memorial-day': 'Memorial Day',
    juneteenth: 'Juneteenth',
    'independence-day': 'July 4',
    'labor-day': 'Labor Day',
    'columbus-day': 'Columbus Day',
    'veterans-day': 'Veterans Day',
    thanksgiving: 'Thanksgiving',
    'christmas-day': 'Christmas Day',
    'lincoln-day': "Lincoln's Birthday",
    'cesar-chavez-day': 'Cesar Chavez Day',
    'native-american-day': 'Native American Day',
    'day-after-thanksgiving': 'the day after Thanksgiving',
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  answerTitle: 'Answer due',
  ownTitle: 'Document due',
  unknownState:
    'We don’t have a verified rule for {state}. Look for the number of days on your summons, often next to "within." Type that number in, and we’ll do the count for you.',
  confirm: 'Confirm this date with your court’s clerk before you rely on it, and file a few days early.',
  holidays:
    'This calculator only includes federal holidays. Courts close on other days, too, and some stay open on these.',
  holidaySource: {
    title: 'Federal Holidays, 5 U.S.C. 6103',
    publisher: 'U.S. Court of Appeals for the Sixth Circuit',
    url: 'https://www.ca6.uscourts.gov/federal-holidays',
    checked: '2026-11-22',
  },
};
