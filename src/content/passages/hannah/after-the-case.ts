import type { Passage } from '../../passage.ts';
import { coloradoContempt, socialSecurityName, sutter } from './sources.ts';
import { decreeCopy, massContempt, rhodeIslandSupport, texasRespond } from '../shared-sources.ts';

export const afterTheCasePassages: readonly Passage[] = [
  {
    id: 'hannah-enforce-order',
    advisor: 'hannah',
    title: 'When an order is not obeyed',
    text: `Go back to the court that made the order. The usual request is called a **motion to enforce** or a complaint for **contempt**. Contempt means not obeying an order even though the person is able to.

Get ready first:

1. Read the exact words of the order. Mark the line that was broken.
2. List each time: date, what the order says, what happened.
3. Add proof: messages, bank lines, school notes.
4. Write what would fix it: the amount owed, the make-up days, the paper to be signed.

Then get the form from your court, file it, have it served, and go to the hearing. In some states a judge can order payment, or even jail, in serious cases.

For child support, call the state's child support agency too. It can collect without you going to court each time.

Keep following the order yourself. Do not stop visits because support is late, or stop paying because of visits, unless a court says so.

If it is a protective order, call the police. Do not wait for a form.`,
    asks: [
      'what can i do if my ex ignores the court order',
      'he is not following the divorce decree',
      'how do i file contempt',
      'she wont give me the things the judge said are mine',
      'what happens if someone breaks a court order',
      'ex violates the order, disobeys, motion to enforce, contempt, wont comply',
      'he broke the order now what',
      'the judge said he has to sign over the title and he just laughs',
      'she keeps ignoring my parenting time even though its signed by the judge',
      'how do i make my ex obey the decree',
      'can he go to jail for not obeying the judge',
      'which form do i use when the other parent disobeys',
      'his weekends were ordered and he never shows, and he hasnt refinanced either, can i drag him back to court',
      'can i stop sending the kids because she isnt following the judgment',
      'he signed the papers over a year ago and still hasnt given me the car title',
      'judge said it and she just doesnt do it',
      'what is contempt and how do i ask for it',
      'how do i make him follow the decree',
      'does the court do anything when an order is broken',
    ],
    sources: [massContempt, coloradoContempt, rhodeIslandSupport],
    followUps: [
      'can a court order be changed later',
      'how do i write a declaration for the judge',
      'how do i make a timeline for my lawyer',
    ],
  },
  {
    id: 'hannah-change-order',
    advisor: 'hannah',
    title: 'Changing an order later',
    text: `Some parts of an order can be changed when life changes. Others are meant to be final. The request is often called a **modification**.

- **Child support** can be reviewed. A big change in income or in the children's needs can be a reason. The new amount can be higher **or** lower.
- **Custody and time** can often be changed if things are now different. Some states make you wait a certain time between requests.
- **Support for a spouse** depends on your state and on the words of your order.
- **Property division** is usually the hardest to reopen.

What to do:

1. Read your order for words such as "final", "modifiable" or "review".
2. Write down what changed, and from what date.
3. Ask soon. Until a judge changes it, the old order counts.
4. If you both agree, put it in writing and have a judge sign it.
5. For child support, ask the state agency for a review.

A deal by text does not change an order. Keep paying and keep to the schedule until a new one is signed.`,
    asks: [
      'can a court order be changed later',
      'how do i modify my custody or support order',
      'i lost my job can i get the amount lowered by the judge',
      'our schedule isnt working anymore and the decree is old',
      'can we reopen the divorce',
      'modification, change existing judgment, new circumstances, update custody or support',
      'can i go back and redo custody',
      'my work shifts changed and the parenting schedule in our order is impossible now',
      'how soon after the divorce can you ask the judge for a different arrangement',
      'we both want to switch weeks permanently, does a judge need to sign it',
      'the order was made when she was 2 and now shes 13 and wants to live with me',
      'i was laid off, can the old judgment be adjusted',
      'got a raw deal on the house two years ago, can that be reopened',
      'what counts as a substantial change of circumstances',
      'things are different now, can we redo the custody order',
      'i earn less than when we signed, can it be changed',
      'can the house part be reopened',
      'how long do i have to wait before asking for new terms',
      'we both want a different schedule, does a judge have to know',
      'modification',
    ],
    sources: [rhodeIslandSupport, coloradoContempt],
    followUps: [
      'what can i do if my ex ignores the court order',
      'we made a verbal deal is it enough',
      'how do i write a declaration for the judge',
    ],
  },
  {
    id: 'hannah-after-judgment',
    advisor: 'hannah',
    title: 'After the judge signs: your checklist',
    text: `Read the signed judgment from the first page to the last. Mark every line that has a date or says that **you** must do something. Those are your jobs.

In the first two weeks:

1. Get several certified copies from the clerk.
2. Put each date in Deadlines in this app.
3. Send the support order to the right office, if there is one.
4. Start the retirement order, if a plan is to be split.
5. Update the title of the car and the deed of the house, as ordered.

In the first two months:

- insurance: health, car, home
- beneficiaries on life insurance and retirement
- will, power of attorney, health care papers
- bank, cards, phone plan, passwords
- school and doctor contact lists
- tax withholding at work

If you are changing your name, do Social Security first, then the license.

Check if there is a time limit to appeal or to fix a mistake in the judgment. It can be short. If a line is wrong, call a lawyer this week.

Then put the papers away, and rest.`,
    asks: [
      'what do i do after the judge signs the decree',
      'my divorce is final now what',
      'checklist after divorce judgment',
      'im officially divorced what paperwork is left',
      'how do i know my divorce is really final',
      'divorce finalized, next steps, to do list after the final judgment',
      'judge signed, what now',
      'the judge signed friday, what do i still have to do',
      'my divorce is final after 3 years, which paperwork jobs come next',
      'whats the first stuff to take care of once the final decree comes in the mail',
      'how long do i have to appeal or fix an error in the final judgment',
      'do i have to tell my kids school and doctor about the final order',
      'theres a mistake in the signed decree, who do i call',
      'am i done with court once its signed or are there loose ends',
      'its over, what paperwork is left',
      'the decree came in the mail today, now what do i have to do',
      'do i have to tell anyone im divorced now',
      'found a mistake in the final papers',
      'what gets done in the first weeks after its signed',
    ],
    sources: [decreeCopy, sutter],
    followUps: [
      'how do i get a copy of my divorce decree',
      'how do i get my maiden name back',
      'what can i do if my ex ignores the court order',
    ],
  },
  {
    id: 'hannah-decree-copy',
    advisor: 'hannah',
    title: 'Getting a copy of your divorce decree',
    text: `There are two papers, and they come from two places. Find out which one you need.

- The **decree** or judgment is the court's order with all terms: property, support, the children. You need it to enforce something, or for a bank or a retirement plan.
- The **certificate** is a short record with names, place and date. Many state vital records offices give it. It may be enough to marry again or change your name.

For the decree:

1. Call the clerk of the county or city where you got divorced.
2. Give both names, the year and the case number if you have it.
3. Ask for a **certified** copy, and how many you need. It has a stamp or seal.
4. Ask about cost, ID, and if you can order by mail or online.

For the certificate, ask the vital records office of the state where the divorce took place.

Order two or three certified copies at once. Some offices keep the one you hand in. If your old address must stay private, ask how the copy will be mailed.`,
    asks: [
      'how do i get a copy of my divorce decree',
      'lost my divorce papers where do i order them',
      'divorce certificate vs decree',
      'i need a certified copy for the bank',
      'proof that im divorced so i can remarry',
      'order certified copies of divorce judgment or certificate, vital records',
      'need my divorce papers from 1998',
      'the social security office wants proof of my divorce, where do i get it',
      'my ex burned the only copy, how do i get another',
      'how much is a stamped copy with the seal',
      'getting remarried in june and the county asks for my old divorce record',
      'whats the difference between the certificate and the full judgment',
      'divorced in another state 20 years ago, who do i write to for the paper',
      'can i order my decree by mail or internet',
      'how do i get a certified copy with the stamp on it',
      'dmv wont take my photocopy of the divorce',
      'where is it on file, the court or the state records office',
      'my 1987 divorce, need something to show the pension people',
      'mom passed away and we need her old divorce papers',
      'certificate or decree, which one do i need to remarry',
    ],
    sources: [decreeCopy],
    followUps: [
      'how do i get my maiden name back',
      'what do i do after the judge signs the decree',
      'how can i look up what has been filed in my case',
    ],
  },
  {
    id: 'hannah-name-change',
    advisor: 'hannah',
    title: 'Going back to a former name',
    text: `The simplest way is to ask for it **in the divorce**. In Texas, for example, the divorce can change a spouse's name back, if that spouse asks. Other states have their own form or box for it.

If your case is still open:

1. Look for the name box on the petition, the answer or the judgment form.
2. Write the full name as it should be.
3. Check that the signed judgment shows it.

After the judge signs:

1. Get certified copies.
2. Go to Social Security. They want proof of the change, such as the decree, and proof of who you are. Photocopies are not accepted.
3. Then your driver's license or state ID.
4. Then passport, bank, job, insurance, voter card, school.

If the decree is silent, ask the clerk. Some courts can add it. If not, there is a separate name change case.

You can also keep your married name. Many parents do, to match the children. There is no rush to decide, but it may be easier before the case ends.`,
    asks: [
      'how do i get my maiden name back',
      'changing my last name after divorce',
      'do i have to keep his name',
      'how to update social security and license with my old surname',
      'the decree doesnt mention my name change',
      'restore former name, go back to my birth name, change surname on id passport',
      'want my old name back',
      'can i drop his last name without going to court again',
      'its been 5 years since the divorce and i still have her surname hyphenated, can i fix it now',
      'do the kids and i need to have the same last name',
      'passport and dmv after i switch to my birth name, which goes first',
      'forgot to ask for my name in the divorce papers',
      'can my ex force me to stop using his family name',
      'im a man who took my wifes name, how do i undo that',
      'want to be miss kowalski again',
      'how do i drop his last name',
      'decree says nothing about my name, too late?',
      'do i need to change my name before the passport',
      'which office first for my old surname',
      'keep or change, the kids have his name',
    ],
    sources: [texasRespond, socialSecurityName, decreeCopy],
    followUps: [
      'how do i get a copy of my divorce decree',
      'what do i do after the judge signs the decree',
      'what do i actually write in the answer form',
    ],
  },
];
