import { expect, test } from 'vitest';
import type { PaperLine, PaperPage } from './paper.ts';
import { reviewPaper } from './review-paper.ts';
import { stripLineNumbers } from './text/text-lines.ts';

/*
 * Openings of papers in the styles of different states. Every name, court and case is invented. `|` separates the
 * columns of a line.
 */

interface Style {
  paper: string;
  kind: string;
  caseNumber: string | null;
  parties: [string | null, string | null];
  hearing?: string;
  dates?: string[];
  periods?: string[];
  money?: number[];
}

const styles: Record<string, Style> = {
  'Texas, a column of section signs': {
    paper: `
NO. 26-4471-FC3
IN THE MATTER OF | § | IN THE DISTRICT COURT
THE MARRIAGE OF | §
 | §
LORNA KAY TEASDALE | §
AND | § | 431ST JUDICIAL DISTRICT
BRETT ALAN TEASDALE | §
 | §
AND IN THE INTEREST OF | § | CALHAN COUNTY, TEXAS
M.T., A CHILD | §
NOTICE OF HEARING ON TEMPORARY ORDERS
The Motion for Temporary Orders is set for hearing on the 21st day of May, 2026 at
9:00 o'clock a.m. in the 431st District Court, Courtroom 4.
Signed this 2nd day of May, 2026.`,
    kind: 'notice-of-hearing',
    caseNumber: '26-4471-FC3',
    parties: ['LORNA KAY TEASDALE', 'BRETT ALAN TEASDALE'],
    hearing: '2026-05-21T09:00',
    dates: ['2026-05-21', '2026-05-02'],
  },
  'New York, against': {
    paper: `
SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF ORRIN
------------------------------------------x
DELIA MARCHETTI, | Index No. 350142/2026
Plaintiff,
-against- | ORDER TO SHOW CAUSE
SANTOS MARCHETTI,
Defendant.
------------------------------------------x
LET the Defendant show cause before this Court at IAS Part 14, Room 302, on the 9th day of
June, 2026, at 9:30 o'clock in the forenoon, why an order should not be made.
Answering papers shall be served at least seven (7) days before the return date.`,
    kind: 'notice-of-hearing',
    caseNumber: '350142/2026',
    parties: ['DELIA MARCHETTI', 'SANTOS MARCHETTI'],
    hearing: '2026-06-09T09:30',
    dates: ['2026-06-09'],
    periods: ['7 days before'],
  },
  'California, a form': {
    paper: `
ATTORNEY OR PARTY WITHOUT ATTORNEY | FOR COURT USE ONLY
NAME: Ines Calderon
SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN TIERNO
STREET ADDRESS: 400 Live Oak Ave
PETITIONER: INES CALDERON
RESPONDENT: PAUL R. CALDERON
REQUEST FOR ORDER | CASE NUMBER:
[X] CHILD CUSTODY [ ] SPOUSAL SUPPORT | 26FL004413C
NOTICE OF HEARING
1. TO: Paul R. Calderon
2. A COURT HEARING WILL BE HELD AS FOLLOWS:
a. Date: 07/22/2026 | Time: 8:30 a.m. | Dept.: 602
FL-300 [Rev. July 1, 2025]`,
    kind: 'motion',
    caseNumber: '26FL004413C',
    parties: ['INES CALDERON', 'PAUL R. CALDERON'],
    hearing: '2026-07-22T08:30',
  },
  'California, pleading paper with numbered lines': {
    paper: `
1 Nadia Brook, In Pro Per
2 18 Cedar Row
3 SUPERIOR COURT OF THE STATE OF CALIFORNIA
4 COUNTY OF MARISOL
5 In re the Marriage of: | Case No.: FDI-26-798812
6 Petitioner: NADIA BROOK
7 and | RESPONSIVE DECLARATION TO
8 Respondent: OWEN BROOK | REQUEST FOR ORDER
9 I declare as follows:
10 1. Respondent has paid $1,250 per month since
11 January 15, 2026.
12 2. The hearing is on August 4, 2026 at 1:30 p.m.
13 in Department 403.`,
    kind: 'motion',
    caseNumber: 'FDI-26-798812',
    parties: ['NADIA BROOK', 'OWEN BROOK'],
    hearing: '2026-08-04T13:30',
    dates: ['2026-01-15', '2026-08-04'],
    money: [1250],
  },
  'Florida, in re': {
    paper: `
IN THE CIRCUIT COURT OF THE TWENTY-SECOND JUDICIAL CIRCUIT,
IN AND FOR PALMERA COUNTY, FLORIDA
IN RE: THE MARRIAGE OF
GISELLE PRUITT, | Case No.: 2026-DR-001187-FM
Petitioner, | Division: D
and
HECTOR PRUITT,
Respondent.
SUMMONS: PERSONAL SERVICE ON AN INDIVIDUAL
You have 20 calendar days after this summons is served on you to file a written response.`,
    kind: 'summons',
    caseNumber: '2026-DR-001187-FM',
    parties: ['GISELLE PRUITT', 'HECTOR PRUITT'],
    periods: ['20 days after'],
  },
  'Illinois, brackets': {
    paper: `
IN THE CIRCUIT COURT OF THE SIXTEENTH JUDICIAL CIRCUIT
DUNLAP COUNTY, ILLINOIS
IN RE THE MARRIAGE OF: | )
ROSALIND PEACH, | )
Petitioner, | ) | Case No. 2026 DC 000318
and | )
TOMAS PEACH, | )
Respondent. | )
JUDGMENT FOR DISSOLUTION OF MARRIAGE
This cause came on for hearing on 21 May 2026. Maintenance of $2,150.00 monthly is awarded.
Tomas shall pay by 1 August 2026 the sum of Twelve Thousand Dollars ($12,000.00).`,
    kind: 'judgment',
    caseNumber: '2026 DC 000318',
    parties: ['ROSALIND PEACH', 'TOMAS PEACH'],
    dates: ['2026-05-21', '2026-08-01'],
    money: [2150, 12_000],
  },
  'Pennsylvania, v.': {
    paper: `
MIRIAM OAKES, | : | IN THE COURT OF COMMON PLEAS OF
Plaintiff | : | LENAPE COUNTY, PENNSYLVANIA
v. | : | CIVIL ACTION - LAW
 | : | NO. 2026-FC-000412-03
GRAHAM OAKES, | : | IN DIVORCE
Defendant | :
NOTICE TO DEFEND AND CLAIM RIGHTS
You have been sued in court. If you wish to defend, you must take prompt action.`,
    kind: 'summons',
    caseNumber: '2026-FC-000412-03',
    parties: ['MIRIAM OAKES', 'GRAHAM OAKES'],
  },
  'Georgia, civil action file': {
    paper: `
IN THE SUPERIOR COURT OF FERNBANK COUNTY
STATE OF GEORGIA
BETHANY L. STROUD, | )
Plaintiff, | ) | CIVIL ACTION
vs. | ) | FILE NO. 26-1-04417-28
KELVIN STROUD, | )
Defendant. | )
RULE NISI
The parties shall appear before the Honorable R. Voss on the 14 day of July, 2026 at 10:00 AM
in Courtroom 5-B, Fernbank County Courthouse.`,
    kind: 'notice-of-hearing',
    caseNumber: '26-1-04417-28',
    parties: ['BETHANY L. STROUD', 'KELVIN STROUD'],
    hearing: '2026-07-14T10:00',
  },
  'North Carolina, general court of justice': {
    paper: `
STATE OF NORTH CAROLINA | IN THE GENERAL COURT OF JUSTICE
COUNTY OF TARWATER | DISTRICT COURT DIVISION
 | 26 CVD 1183
JOANNA PELL, Plaintiff, | )
v. | ) | ANSWER AND COUNTERCLAIMS
DARNELL PELL, Defendant. | )
NOW COMES the Defendant and answers the Complaint filed 3/9/26.`,
    kind: 'answer',
    caseNumber: '26 CVD 1183',
    parties: ['JOANNA PELL', 'DARNELL PELL'],
    dates: ['2026-03-09'],
  },
  'Michigan, a box of names': {
    paper: `
STATE OF MICHIGAN | JUDGMENT OF DIVORCE | CASE NO.
44TH JUDICIAL CIRCUIT | | 26-012345-DM
SABLE COUNTY
Plaintiff's name, address, and telephone no.: | Defendant's name, address, and telephone no.:
Carol A. Winter | Peter J. Winter
Date of hearing: April 6, 2026
Husband shall pay $412.50 per week for 36 months.
The property must be listed within 45 days of this judgment.`,
    kind: 'judgment',
    caseNumber: '26-012345-DM',
    parties: ['Carol A. Winter', 'Peter J. Winter'],
    // The line doesn't say whether the hearing is over. It is better to show it with a doubt than to lose it.
    hearing: '2026-04-06Tnull',
    dates: ['2026-04-06'],
    money: [412.5],
    periods: ['36 months after', '45 days after'],
  },
  'Colorado, a form with boxes': {
    paper: `
District Court Pinyon County, Colorado
In re:
The Marriage of:
Petitioner: Elena Ruiz-Howe
and
Co-Petitioner/Respondent: Martin Howe | COURT USE ONLY
 | Case Number: 2026DR30114
 | Division: 3 Courtroom: 2
SWORN FINANCIAL STATEMENT
Gross monthly income $6,204.00`,
    kind: 'financial-affidavit',
    caseNumber: '2026DR30114',
    parties: ['Elena Ruiz-Howe', 'Martin Howe'],
    money: [6204],
  },
  'Washington, superior court': {
    paper: `
Superior Court of Washington, County of Skalit
In re the Marriage of:
Petitioner:
PRIYA DESHPANDE | No. 26-3-00418-7
And Respondent: | Parenting Plan
ARUN DESHPANDE
This parenting plan is proposed by Petitioner on September 1, 2026.
A parent must give 60 days' notice before moving.`,
    kind: 'parenting-plan',
    caseNumber: '26-3-00418-7',
    parties: ['PRIYA DESHPANDE', 'ARUN DESHPANDE'],
    dates: ['2026-09-01'],
    periods: ['60 days before'],
  },
  'New Jersey, docket number': {
    paper: `
SUPERIOR COURT OF NEW JERSEY
CHANCERY DIVISION - FAMILY PART
HAMLIN COUNTY
DOCKET NO. FM-14-000771-26
HELEN TRASK, | CIVIL ACTION
Plaintiff,
vs. | NOTICE OF MOTION FOR PENDENTE LITE
WALTER TRASK, | SUPPORT
Defendant.
PLEASE TAKE NOTICE that on Friday, October 16, 2026 at 9:00 in the forenoon or as soon
thereafter as counsel may be heard, the undersigned shall apply to the Court.
Any opposition must be filed not later than 15 days before the motion date.`,
    kind: 'motion',
    caseNumber: 'FM-14-000771-26',
    parties: ['HELEN TRASK', 'WALTER TRASK'],
    hearing: '2026-10-16T09:00',
    periods: ['15 days before'],
  },
  'Ohio, judge and magistrate': {
    paper: `
IN THE COURT OF COMMON PLEAS
DIVISION OF DOMESTIC RELATIONS
BUCKLEY COUNTY, OHIO
Denise Farrow | Case No. DR-26-401922
Plaintiff/Petitioner | Judge Amato
vs. | Magistrate Cole
Leo Farrow | DOMESTIC VIOLENCE CIVIL PROTECTION
Defendant/Respondent | ORDER (CPO) EX PARTE
A full hearing will be held on 12/03/2026 at 1:15 PM in Room 210.
This order is in effect until 11/19/2027.`,
    kind: 'protective-order',
    caseNumber: 'DR-26-401922',
    parties: ['Denise Farrow', 'Leo Farrow'],
    hearing: '2026-12-03T13:15',
    dates: ['2026-12-03', '2027-11-19'],
  },
};

test.each(Object.entries(styles))('finds the correct facts in the house style %s', (_name, style) => {
  const review = reviewPaper([pageOf(style.paper)], '2026-05-01');
  expect({
    kind: review.kind?.kind,
    caseNumber: review.caseNumber?.value ?? null,
    parties: [review.parties.first?.value ?? null, review.parties.second?.value ?? null],
  }).toEqual({ kind: style.kind, caseNumber: style.caseNumber, parties: style.parties });
  if (style.hearing)
    expect(review.hearings.map(({ day, time }) => `${day}T${time}`)).toEqual([style.hearing]);
  else expect(review.hearings).toEqual([]);
  if (style.dates) expect(review.dates.map(({ day }) => day)).toEqual(style.dates);
  if (style.money) expect(review.money.map(({ amount }) => amount)).toEqual(style.money);
  if (style.periods) {
    expect(review.periods.map(({ number, unit, direction }) => `${number} ${unit} ${direction}`)).toEqual(
      style.periods,
    );
  }
});

/** Lays out the lines on a page, with columns at the left, the middle and the right. */
function pageOf(paper: string): PaperPage {
  const rows = paper.split('\n').slice(1);
  const lines = rows.flatMap((row, at): PaperLine[] => {
    const cells = row.split('|').map((text) => text.trim());
    const isFramed = cells[1] !== undefined && /^[§):]$/.test(cells[1]);
    const lefts = isFramed ? [0.12, 0.49, 0.53] : cells.length === 3 ? [0.12, 0.4, 0.7] : [0.12, 0.55];
    return cells.flatMap((text, column) =>
      text === ''
        ? []
        : [
            {
              page: 0,
              text,
              box: {
                left: lefts[column] ?? 0.8,
                top: 0.05 + at * 0.02,
                width: text.length * 0.008,
                height: 0.016,
              },
              confidence: 100,
            },
          ],
    );
  });
  return { source: 'text', lines: stripLineNumbers(lines), gaps: [], isPoor: false };
}
