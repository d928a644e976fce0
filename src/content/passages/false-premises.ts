import type { Passage, Source } from '../passage.ts';

const checked = '2026-11-22';

const outOfTheHouse: Source = {
  title: 'How to Get a Spouse Out of the House During Divorce',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/how-to-get-a-spouse-out-of-the-house-during-divorce',
  checked,
};
const forceToMove: Source = {
  title: 'I want to force my spouse to move out of the house. Can I do that?',
  publisher: 'Cynthia Mills Law',
  url: 'https://cynthiamillslaw.com/faq/i-want-to-force-my-spouse-to-move-out-of-the-house-can-i-do-that/',
  checked,
};
const accounts: Source = {
  title: 'Divorce: investment and retirement accounts',
  publisher: 'LegalFix',
  url: 'https://www.legalfix.com/topics/divorce/investment-retirement-accounts/ma',
  checked,
};
const namesOnAccounts: Source = {
  title: 'Are retirement accounts marital or separate property?',
  publisher: 'Tinley Rudd',
  url: 'https://www.tinleyrudd.com/blog/2024/12/are-retirement-accounts-marital-or-separate-property/',
  checked,
};
const mothersAndFathers: Source = {
  title: 'Do the Courts Favor the Mother in Child Custody Cases?',
  publisher: 'Voss Law Office, on California Family Code 3040',
  url: 'https://vosslawoffice.com/do-the-courts-favor-the-mother-in-child-custody-cases/',
  checked,
};
const bothGenders: Source = {
  title: 'Do the Courts Favor Mothers or Fathers in Custody Decisions?',
  publisher: 'Furubotten Law',
  url: 'https://www.furubottenlaw.com/blog/2021/11/do-the-courts-favor-mothers-or-fathers-in-custody-decisions/',
  checked,
};
const apart: Source = {
  title: 'Visitation and Child Support Are Separate Obligations',
  publisher: 'Divorce Source',
  url: 'https://www.divorcesource.com/blog/visitation-and-child-support-are-separate-obligations/',
  checked,
};
const equalTime: Source = {
  title: 'If Parents Have 50/50 Custody, Who Pays Child Support?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/if-parents-have-50-50-custody-who-pays-child-support',
  checked,
};
const sevenYears: Source = {
  title: 'No, You’re Not In A Common-Law Marriage After 7 Years Together',
  publisher: 'WFDD, from NPR',
  url: 'http://www.wfdd.org/story/no-youre-not-common-law-marriage-after-7-years-together',
  checked,
};
const whoFiles: Source = {
  title: 'Does it matter who files for divorce first?',
  publisher: 'Yakima County, Washington',
  url: 'https://yakimacounty.us/FAQ.aspx?QID=175',
  checked,
};
const quitting: Source = {
  title: 'What Happens If a Father Quits His Job to Avoid Child Support?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/what-happens-if-a-father-quits-his-job-to-avoid-child-support',
  checked,
};
const remarrying: Source = {
  title: 'Does Getting Remarried Affect Child Support Payments?',
  publisher: 'LegalClarity',
  url: 'https://legalclarity.org/does-getting-remarried-affect-child-support',
  checked,
};

/** What many people take for true, said straight: each answers a question that stands on it. */
export const falsePremisePassages: readonly Passage[] = [
  {
    id: 'hannah-name-on-deed',
    advisor: 'hannah',
    title: 'One name on the deed: who may stay in the home',
    text: `**The name on the deed does not settle it.** While you are married, both of you can usually live in the family home until a judge says otherwise. That is often so even if only one of you bought it or signed the lease.

So do not change the locks, and do not put the other one's things outside. A judge may count that against you.

What you can do:

1. Ask if the other one will move out, and by what day. Put it in writing.
2. If not, ask the court for a temporary order on who lives there while the case runs. Most courts have a form.
3. Get the deed, the loan papers and the date of the wedding together. Who owns the home in the end is a question of its own. When and how it was paid for counts.

**If you are afraid at home,** a protective order can make the other one leave. Use the help button at the top of this chat.

Rules differ by state. Ask legal aid or a lawyer before you act.`,
    asks: [
      'can i make my husband leave, the house is only in my name',
      'i own the house, can i kick my wife out',
      'only my name is on the deed do i get to change the locks',
      'he says i have to go because he bought the house before me',
      'the lease is in my name, can i put his stuff on the curb',
      'can she throw me out if i am not on the title',
      'my house my rules, how do i evict my spouse',
      'how do i get my husband out of my house legally',
      'am i allowed to lock my wife out',
      'the house belongs to me on paper so does he have to leave',
    ],
    sources: [outOfTheHouse, forceToMove],
    followUps: ['what is a temporary order', 'should i move out of the house'],
  },
  {
    id: 'max-one-name',
    advisor: 'max',
    title: 'In one name does not mean only yours',
    text: `**The name on an account, a title or a card does not decide who gets it in a divorce.** In most cases, when the money came in counts more. What either of you earned or saved while married is often shared, in whichever name it stands. The same can be true for debt.

What often stays with one of you:

- what you had before the wedding
- a gift or an inheritance to you alone
- what a signed agreement says is yours

Mixing can change that. Pay from your wages into an old account, and part of it may be shared.

What to do:

1. List it all, in both names and in one. Courts ask for that, and leaving things out can be punished.
2. Next to each line write when it began, and what it held on the wedding day.
3. Keep old statements.
4. Do not move or hide money now.

Toward a bank it is different: there, whoever signed owes. States differ on how things are split. Ask a lawyer about the lines that are worth the most.`,
    asks: [
      'the account is only in my name so is it mine',
      'my retirement is in my name, does my wife get part of it',
      'can he take half of my savings when his name isnt on it',
      'the house is titled to me alone so she has no claim',
      'its his pension and his name so i get nothing right',
      'do i have to share an account she never put money in',
      'only my name is on the car title does he still get half',
      'i earned it so it is my money',
      'the debt is in her name so i am safe',
      'do i have to tell the court about an account in my own name',
    ],
    sources: [accounts, namesOnAccounts],
    followUps: ['how do i prove the inheritance is mine', 'how do i list everything we own and owe'],
  },
  {
    id: 'ava-mothers-fathers',
    advisor: 'ava',
    title: 'Do mothers always get custody?',
    text: `**No. Being the mother, or the father, does not decide it.** The law in most states asks what is best for the child. In California, for example, a judge may not prefer a parent for being a mother or a father.

What does count is the child's real life:

- who has fed, driven, bathed and put to bed so far
- how the child is doing with each of you
- whether each parent helps the child love the other one
- safety

It is true that many children live more with their mother. Often that is because she did more of the daily care before, or because nobody asked for another plan.

So ask for the time you want, and show how it would work:

1. Write down a normal week, and who does what.
2. Draft a plan with nights, school runs and calls.
3. Start now. Go to the doctor, the school talk, the practice.

Nobody can promise what your judge will do. Be fair about the other parent. It helps your child, and it helps you.`,
    asks: [
      'does the mom get the kids',
      'do judges favor mothers over fathers',
      'does a father have any chance at custody',
      'will the court give them to me because i am the mother',
      'is family court biased against dads',
      'can a dad get full custody',
      'she says the mother gets custody no matter what',
      'do babies go to the mom by law',
      'men have no rights in custody do they',
      'moms win in court anyway so why try',
    ],
    sources: [mothersAndFathers, bothGenders],
    followUps: ['how does a judge decide custody', 'what should we put in a parenting plan'],
  },
  {
    id: 'ava-sole-custody',
    advisor: 'ava',
    title: 'Sole custody does not mean no visits',
    text: `**"Full" or sole custody mostly means that the child's main home, or the big decisions, are with one parent.** The other parent usually still has time with the child. It can be every other weekend, some evenings, part of the summer, or calls.

A judge can limit that time, or have somebody present, where a child would not be safe. A full stop is rare, and it takes facts.

Why it helps to know this:

- If you ask for sole custody, say what time the other parent should have. A plan without any can look as if you want to shut them out.
- If you were told "she will get full custody", it does not mean that you lose your child. Ask for your days in writing.
- Paying support and seeing the child are two things. So are decisions and nights.

Next step: write two lists, one for decisions and one for nights. Put down what would work for your child in each.

If you or the child are in danger, say so to the court early. Use the help button at the top of this chat first.`,
    asks: [
      'if she gets full custody do i still see my kids',
      'does sole custody mean he has no visitation',
      'what does full custody really mean for the other parent',
      'i want full custody so he is out of their life',
      'will i lose my children if the other one has sole custody',
      'can a parent without custody have weekends',
      'sole physical custody and visits',
      'with full custody can i stop all visits',
    ],
    sources: [mothersAndFathers],
    followUps: [
      'whats the difference between legal and physical custody',
      'every other weekend how many nights is that',
    ],
  },
  {
    id: 'max-support-and-visits',
    advisor: 'max',
    title: 'Blocked visits do not end support',
    text: `**Keep paying.** Child support and time with the child are two separate orders. One of you breaking the first does not free the other from the second. It works both ways: late support is no ground to stop visits.

If you stop on your own, the unpaid sum grows. It can be taken from your pay or your tax refund, and a court can punish you for it. It also hands the other side an argument.

What to do in place of that:

1. Pay on time, in a way that leaves a record.
2. Write down each missed visit: day, time, what was said.
3. Ask the court to enforce your time. There is a form for it in many courts.
4. If you cannot pay the full sum, ask for a change this week. It does not happen by itself.

And if you are the one who is owed: let the visits go on, and call your state's child support agency. It can collect for you.

If you fear for a child's safety, do not decide alone. Ask a lawyer or legal aid today.`,
    asks: [
      'why should i pay support when i never see my kid',
      'she blocks my visits can i hold back the child support',
      'no visits no money, is that legal',
      'my ex keeps the kids from me so i want to stop paying',
      'do i owe child support if i am denied visitation',
      'he does not pay so can i cancel his weekends',
      'can i put the support on hold until i get my parenting time',
      'if i dont get my weekends i dont pay, am i allowed to do that',
    ],
    sources: [apart],
    followUps: ['i lost my job and cant pay the support', 'my ex stopped paying support'],
  },
  {
    id: 'max-equal-time-support',
    advisor: 'max',
    title: 'Equal time can still mean child support',
    text: `**Sharing the nights half and half, or having joint custody, does not cancel support.** Support comes from a formula of your state. It looks at both incomes, and the nights are one part of it.

So with equal nights:

- If one of you earns much more, that one will often still pay something.
- If you earn about the same, it may be small or nothing.
- Who pays for health insurance and child care can move the number too.

"Joint custody" alone says even less. It can mean shared decisions, with the nights split in another way.

And an order that stands goes on until a court changes it. A new schedule does not end it.

What to do:

1. Count the nights in a year.
2. Put both incomes into your state's own calculator.
3. If the number is far from your order, ask for a change. The child support agency or the court has a form.
4. Until then, pay what the order says.

If you both want no support, a judge must agree to that in most places. The money counts as the child's.`,
    asks: [
      'do i pay child support with 50/50 custody',
      'we split the week evenly so why do i owe support',
      'does shared custody mean no support',
      'equal parenting time who pays whom',
      'i have them half the time can i stop child support',
      'joint custody and child support',
      'she makes less than me and we have equal nights, do i pay',
      'we agreed on half and half and no child support, is that ok',
    ],
    sources: [equalTime],
    followUps: ['how is child support figured out', 'i lost my job and cant pay the support'],
  },
  {
    id: 'max-quit-job',
    advisor: 'max',
    title: 'Earning less on purpose does not lower support',
    text: `**A judge can go by what you could earn, not only by what you do earn.** If somebody quits, cuts hours or takes pay in cash to owe less, the court may set support as if the old pay were still there. The debt then grows, with less money to pay it.

A loss that you did not choose is another matter: a layoff, an illness, a plant that closed. Then ask for a change right away. The old amount stands until the court changes it.

If you must or want to change jobs:

1. Write down why, with dates.
2. Ask a lawyer or the child support agency **before** you give notice.
3. Keep proof that you look for work: letters, replies, interviews.
4. File for a change on the day your pay drops.

If your ex did it: collect what shows their work and skills, such as old pay stubs, a license, job ads. Ask the court to count what they could earn.

Hiding income is risky. Bank records and tax papers can be asked for.`,
    asks: [
      'can i quit so i pay less child support',
      'he quit his job to get out of paying support',
      'my ex works for cash so his income looks low',
      'if i have no job do i owe nothing',
      'she took a part time job on purpose so i pay more',
      'i want to earn less so alimony goes down',
      'can the court use my old salary if i stopped working',
      'what if i get paid under the table for support',
      'does a judge guess what he could earn',
    ],
    sources: [quitting],
    followUps: ['i lost my job and cant pay the support', 'how is child support figured out'],
  },
  {
    id: 'max-remarry-support',
    advisor: 'max',
    title: 'A new marriage and child support',
    text: `**A wedding does not end child support, and a new spouse does not owe it.** The duty stays with the two parents. So the order goes on if you marry again, or if your ex does. A new spouse's pay is kept out of the formula in most states.

It can matter in a roundabout way. If somebody else now pays the rent, a court may look at what a parent is able to pay. A new baby can matter too. Each of these is a reason to ask for a review. None changes the order by itself.

**Alimony is different.** In many places it ends, or can be ended, when the one who gets it marries again. Your papers or your state's law say how. Do not just stop: read the order first, or ask.

What to do:

1. Find your order, and look for the words "until" and "remarry".
2. Keep paying, or keep asking for what is due, as it says.
3. If the money in a home has truly changed, ask the child support agency for a review.`,
    asks: [
      'does child support stop if i get married again',
      'his new wife is rich does she pay for my kids',
      'my ex remarried, does support change',
      'will my new husbands income count for child support',
      'if she marries her boyfriend do i still pay',
      'can they take my new wifes money for my child support',
      'does alimony end when my ex remarries',
      'i have a new baby now does my old support go down',
    ],
    sources: [remarrying],
    followUps: ['how is child support figured out', 'will i get alimony and for how long'],
  },
  {
    id: 'hannah-seven-years',
    advisor: 'hannah',
    title: 'Seven years together do not make a marriage',
    text: `**No state makes you married because a number of years went by.** The "seven years" are a myth.

A few states know common-law marriage. There it takes more than living together. You both must mean to be married, and live as a married couple in front of others. Names, tax returns and how you spoke of each other can count. Most states do not have it at all.

So sort out first which it is:

- **Never married, and no such marriage:** there is nothing to divorce. Who owns what goes by names, papers and deals between you. Children are a case of their own: custody and support do not depend on a wedding.
- **A true common-law marriage:** it ends by a real divorce, as any other. If you lived in a state that has it and then moved, it may still count.

Next steps:

1. Write down the states where you lived together, and when.
2. Gather leases, tax returns and forms where you called each other married.
3. Take them to a lawyer or legal aid. Ask: "Were we married under the law?"`,
    asks: [
      'are we common law married',
      'how many years until we count as married',
      'we never married but lived together a long time, do i need a divorce',
      'does living together make us married',
      'common law marriage and divorce',
      'do i get half if we only lived together',
      'my boyfriend says after seven years he owns half',
      'is there a common law divorce',
      'we were together ten years without a wedding what are my rights',
    ],
    sources: [sevenYears],
    followUps: ['do i really need a lawyer', 'who gets what when we divorce'],
  },
  {
    id: 'hannah-file-first',
    advisor: 'hannah',
    title: 'Does it matter who files first?',
    text: `**Filing first does not win a case.** Both of you can ask the court for what you want, whoever began. A judge does not count it for one, or against the other.

What filing first does change is smaller:

- It sets which court the case starts in, if more than one could take it.
- It sets when things begin, such as rules on moving money.
- The other one then has a number of days to answer.

If your spouse filed first, you have lost nothing yet. **What can hurt is not to answer in time.** Read the summons for the number of days. In your answer you can say what you do not agree with. You can also ask for things yourself, in many places with a form called a counterclaim or cross-petition.

If you want to file first, take the time to do it right: get copies of money papers, think of the children's week, and look at the fees.

Hurry is right where somebody is in danger, takes the children away or empties accounts. Then call a lawyer or legal aid today.`,
    asks: [
      'is it better to be the one who files',
      'do i have to beat him to the courthouse',
      'does filing first give you an advantage',
      'petitioner or respondent which is better',
      'my spouse beat me to it and filed, am i at a disadvantage',
      'should i file before she does',
      'who should file for divorce first',
      'does the judge side with whoever filed',
    ],
    sources: [whoFiles],
    followUps: [
      'how many days do i have to respond to the petition',
      'what papers do i need to file to start',
    ],
  },
];
