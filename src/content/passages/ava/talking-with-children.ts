import type { Passage, Source } from '../../passage.ts';
import { bestInterests, tellingTips } from './sources.ts';
import { pediatrics } from '../shared-sources.ts';

const checked = '2026-11-20';

const californiaJudge: Source = {
  title: 'California: How will a judge make a decision about custody?',
  publisher: 'WomensLaw.org',
  url: 'https://www.womenslaw.org/laws/ca/custody/custody-process/how-will-judge-make-decision-about-custody',
  checked,
};

export const avaTalkingWithChildren: readonly Passage[] = [
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
      'how do we tell the kids we are getting divorced',
      'what do we say and when',
      'should both of us be there when we tell them',
      'he wants to tell them tonight and i dont have the words',
      'do we tell them before or after he moves out',
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
      'what do you tell a two year old about divorce',
      'how do i explain it to my nine year old without details',
      'my kids are 3, 8 and 14, do i tell them all the same thing',
      'how much does a teenager need to know',
      'words for a kindergartner about mommy and daddy living apart',
      'is she too young to understand',
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
      'my son asks why dont you love daddy anymore',
      'she wants to know if we will get married again',
      'what do i say when he asks was it my fault',
      'my kid asks hard questions at bedtime and i freeze',
      'he asked did dad do something bad',
      'how do i answer where will i live',
    ],
    sources: [tellingTips],
    followUps: ['what should we explain at each age', 'my daughter screams at every handover'],
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
      'how old before a kid can decide who to live with',
      'can my 12 year old tell the judge what she wants',
      'does the court listen to children',
      'my son wants to live with me, does that count',
      'will they make my daughter testify',
      'at 14 can he pick',
    ],
    sources: [bestInterests, californiaJudge],
    followUps: ['what is a guardian ad litem', 'my kid refuses to go to his dads'],
  },
];
