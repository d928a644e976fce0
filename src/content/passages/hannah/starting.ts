import type { Passage } from '../../passage.ts';
import { maineForms, michiganDivorce, sanDiego, separation, sutter } from './sources.ts';
import { divorceGuide, grandRapids, pennsylvaniaFactors, vermontWaiver } from '../shared-sources.ts';

export const startingPassages: readonly Passage[] = [
  {
    id: 'hannah-start-filing',
    advisor: 'hannah',
    title: 'How to start a divorce case',
    text: `You start by filing a petition, also called a complaint, with the right court. A summons goes with it. You do not need your spouse's permission to file.

Get ready in this order:

1. **Check where you can file.** States have rules on how long you must have lived there.
2. **Get the forms** from your state court's website. There are often different sets for people with and without children.
3. **Collect the facts**: full names, dates of marriage and separation, children's birth dates, addresses.
4. **List what you want the court to decide**: home, money, debts, name, children.
5. **Copy and file** with the clerk. Pay the fee or ask for a waiver.
6. **Plan the service**, so someone else gives your spouse the papers.

If filing could put you at risk, do not start alone. Use the help button at the top of this chat and make a safety plan first. Ask how to keep your address private.`,
    asks: [
      'what papers do i need to file to start',
      'how do i file for divorce without a lawyer',
      'i want to leave my husband what is the first legal step',
      'where do i get divorce forms',
      'i decided to end my marriage how do i begin the court case',
      'starting a divorce, file a petition or complaint, forms for my state',
      'how to open a divorce case',
      'im done with this marriage, how do i get the ball rolling',
      'do i need his signature before i can file for divorce',
      'can i download the divorce packet online and print it at the library',
      'i have two kids and no clue, which set of court forms do i use to open a case against my husband',
      'what info do i need to collect before i turn in a petition',
      'after 22 years i finally made up my mind to leave her, what do i bring to the courthouse window to get it started',
      'is the thing you file first called a complaint or a petition',
      'ready to divorce my wife, what is the first piece of paper',
      'how do you file, is it online or do i go somewhere',
      'what info do i need to gather before i file',
      'nobody has filed yet and i want to be the one, how',
      'I wish to begin proceedings. What must be submitted to the court?',
      'do i need her ok before i file',
    ],
    sources: [sutter, michiganDivorce, grandRapids, vermontWaiver],
    followUps: [
      'how long do i have to live in a state to file there',
      'how do i serve papers on my spouse',
      'i cant afford the filing fee',
    ],
  },
  {
    id: 'hannah-where-to-file',
    advisor: 'hannah',
    title: 'Which state and county to file in',
    text: `You file where you or your spouse lives, if one of you has lived there long enough. Each state has its own rule. Some also have a rule for the county.

As an example of how it works: Michigan asks for 180 days in the state and, most of the time, 10 days in the county. Your state may ask for more, less, or nothing fixed.

To find your rule:

1. Search for your state court's self-help page and the word "residency".
2. Check both your state and your spouse's, if you live apart.
3. Note when you moved, and keep proof: lease, license, bills.

Take care with these:

- **Children.** The state where they live can matter for custody, even when another state can end the marriage.
- **Military, or living abroad.** Special rules may apply.
- **You just fled.** Do not wait out a residency time without help. Protective orders have their own rules.

If two states are possible, ask a lawyer before anyone files. The choice can be hard to undo.`,
    asks: [
      'how long do i have to live in a state to file there',
      'residency requirement for divorce',
      'we live in different states where do i file',
      'i just moved can i file here or do i have to go back',
      'which county courthouse handles my divorce',
      'we got married in another state does that matter',
      'which state do i file in',
      'i moved back to my parents in another state last month, can i do it from here',
      'he lives in one county and i live in another, whose court do we use',
      'we had our wedding in vegas, do we have to go back there to end it',
      'how many months of living somewhere before their court will take my divorce',
      'im an american living overseas, where would i get divorced',
      'our kids live in a different state than me, does that change where the custody part gets filed',
      'whats domicile and what proof like a lease or drivers license shows i live here',
      'i moved across the country, where do we divorce',
      'wedding was in vegas, do i have to file there',
      'he lives in another state now, which one handles it',
      'how long do i have to live in a place first',
      'kids are with her in one state and im in another, who hears the case',
      'can i choose the county',
      'which court do i file in',
    ],
    sources: [michiganDivorce],
    followUps: [
      'what papers do i need to file to start',
      'my spouse is in the military does that change the case',
      'how long will my divorce take',
    ],
  },
  {
    id: 'hannah-legal-separation',
    advisor: 'hannah',
    title: 'Legal separation compared with divorce',
    text: `The main difference: after a legal separation you are **still married**. You cannot marry someone else. After a divorce you are single.

The steps in court are often alike. A judge can make orders about money, property, the children and support in both. Living apart is not the same as a legal separation. For that you need a court order.

Why some people choose it:

- faith or family reasons
- they do not meet the residency rule for divorce yet
- they are not sure
- insurance or benefits, though you must check with the plan

Why some do not:

- you may pay and do the work twice if you divorce later
- debts and property may stay tied for longer

Not every state offers it, and the rules differ. Ask the self-help center:

1. Does this state have legal separation?
2. Does it end shared debts and shared earnings? From what date?
3. How can it be turned into a divorce?

Ask your health plan in writing what it does in each case.`,
    asks: [
      'what is legal separation',
      'separated vs divorced whats the difference',
      'can we live apart legally without a divorce',
      'should i get a legal separation first',
      'are we legally separated if he just moved out',
      'legally separate but stay married, separation papers instead of divorce',
      'separated but not divorced',
      'our church is against divorce, can we get a court paper that lets us live apart',
      'can i keep his health benefits if we legally separate and stay married on paper',
      'whats the point of a legal separation if it costs the same',
      'can i date or marry someone else if were only legally separated',
      'weve had separate bedrooms for 2 years, does that make us legally separated',
      'not sure i want a divorce yet but need money rules in court, is there something in between',
      'how do you turn a legal separation into a divorce afterwards',
      'not ready to divorce but want it official that we are apart',
      'can i stay on his insurance if we separate by court instead',
      'my religion doesnt allow divorce, whats the other way',
      'we live apart, does that already count',
      'whats the point of separating legally if its the same work',
    ],
    sources: [separation, sanDiego],
    followUps: [
      'how long do i have to live in a state to file there',
      'who gets what when we divorce',
      'should i move out of the house',
    ],
  },
  {
    id: 'hannah-spouse-refuses',
    advisor: 'hannah',
    title: 'If your spouse does not want the divorce',
    text: `Your spouse cannot usually stop it by saying no or by not signing. No-fault divorce means that you do not have to prove that someone did wrong. In California and Michigan, for example, one spouse can get a divorce even when the other objects.

What refusing can do is slow things down. What to expect:

- **They ignore the papers.** After the time to answer is over, you can ask for a default.
- **They answer and disagree.** The case goes on, and a judge decides what you cannot agree on.
- **They avoid the server.** Ask the court about other ways to serve.

What you need in each case: correct service, proof of it, and each form on time. Keep a list of dates.

You do not owe your spouse a debate about it. A line you can use: "I have decided. Papers will come through the court."

If saying that could put you in danger, do not announce it. Plan first with an advocate. Use the help button at the top of this chat.`,
    asks: [
      'can i get divorced if my spouse says no',
      'my husband refuses to sign the divorce papers',
      'wife wont agree to a divorce what can i do',
      'can she stop me from divorcing her',
      'what does no fault mean',
      'spouse refuses divorce, wont sign, wont cooperate, contested',
      'he refuses to sign anything',
      'my wife ripped up the papers and said over my dead body i will never give you a divorce',
      'can she stop the divorce just by saying no',
      'he says he will drag this out until i give up, can he really block it',
      'do i have to prove he did something wrong to get out',
      'can he stop me from divorcing by ignoring everything from the court',
      'she is begging me for another chance but i want out, does the judge need her consent',
      'what is irreconcilable differences',
      'my wife keeps saying she doesnt believe in divorce and wont put her name on anything',
      'does it take two to get divorced',
      'he threw the pen across the room, no signature, am i stuck married',
      'she says god wont allow it and she will never agree',
      'what can the other one do to stop me from leaving the marriage on paper',
      'Must my husband consent before a court will end our marriage?',
    ],
    sources: [sanDiego, grandRapids, divorceGuide],
    followUps: [
      'how do i serve papers on my spouse',
      'how long will my divorce take',
      'does cheating matter in court',
    ],
  },
  {
    id: 'hannah-cheating',
    advisor: 'hannah',
    title: 'Does cheating matter in court?',
    text: `You usually do not need it to get divorced. Under no-fault rules, you do not have to prove that someone did wrong.

It can still come up in some states, in some ways:

- **Support for a spouse.** Pennsylvania's law, for example, lists conduct during the marriage as one factor among many. Other states do not look at it.
- **Money spent on the other person.** Ask a lawyer if large sums from shared funds could count.
- **Fault grounds.** Ask if your state still lets you name a fault, and if it is worth proving.

So ask a lawyer two questions: "Does it matter in this state?" and "Would it change the result enough to pay for it?"

What to keep: bank and card lines that show spending. What to leave: breaking into phones, tracking cars, posting about it, or telling the children. Those can turn against you.

A court may never speak about the hurt. That does not mean it did not matter.`,
    asks: [
      'does cheating matter in court',
      'my wife had an affair do i get more in the divorce',
      'can i sue for adultery',
      'he cheated on me will the judge care',
      'i was unfaithful will i lose everything',
      'affair, infidelity, adultery, unfaithful, does fault affect the divorce',
      'she slept with my best friend',
      'does it matter that he had a girlfriend the whole time',
      'caught my wife on tinder, can i use that against her',
      'i kissed someone else, is my husband going to take everything',
      'he spent thousands on hotels and gifts for his mistress, do i get that back',
      'can i make the other woman pay',
      'is it better to file on grounds of adultery or just no fault',
      'dating before the divorce is final, does it count as cheating',
      'she slept with my best friend, does the judge care',
      'adultery, do i get more',
      'spent thousands on her at hotels, can i get that back',
      'should i tell the court about the affair',
      'does it matter who broke the vows',
      'do i need proof he cheated',
    ],
    sources: [sanDiego, pennsylvaniaFactors],
    followUps: [
      'who gets what when we divorce',
      'can i delete my texts and facebook posts',
      'can i get divorced if my spouse says no',
    ],
  },
  {
    id: 'hannah-withdraw',
    advisor: 'hannah',
    title: 'Stopping or pausing a case',
    text: `If you filed and want to stop, ask the clerk for a **dismissal** form. Do not just stay away. A case you ignore can be closed against you, or go on.

What to think of first:

- **Did your spouse file their own request?** In Maine, for example, without such a counterclaim the case is dismissed if the filer drops it. With one, it can go on.
- Orders made so far may end with the case. That can include support or time with the children.
- If you file again later, you start over, with a new fee.
- A protective order is a separate matter. Ask before you assume.

If you only need time, ask the clerk if a case can be put on hold.

If **your spouse** says they have dropped it, check with the clerk. Do not trust the message alone. Keep your answer date until you have seen a signed dismissal.

Are you stopping because of promises after someone scared you? Talk with an advocate before you sign. The help button at the top of this chat is there.`,
    asks: [
      'what happens if my spouse drops the case',
      'can i cancel the divorce after filing',
      'we got back together how do i stop the court case',
      'how do i dismiss my petition',
      'can we pause the divorce for a while',
      'dismiss, drop, withdraw, cancel or put on hold the divorce, reconciled',
      'undo my petition, we patched things up',
      'i filed in anger and now we want to try again',
      'how do i cancel a divorce i filed, i want to call it off',
      'he says he canceled it, how can i be sure',
      'my wife and i are in counseling, can the court freeze the case for 3 months',
      'if i quit the case do i get the filing costs refunded or start from scratch later',
      'what if i drop mine but she filed her own claim',
      'which form tells the court to close the file because we reconciled',
      'changed my mind, i dont want the divorce any more, who do i tell',
      'we are giving it another try, what happens with the case i opened',
      'she says she dropped it, do i still have to answer',
      'can we press pause for a few months while we do counseling',
      'call it off',
      'form to dismiss my own divorce',
    ],
    sources: [maineForms],
    followUps: [
      'how can i look up what has been filed in my case',
      'what is legal separation',
      'what papers do i need to file to start',
    ],
  },
];
