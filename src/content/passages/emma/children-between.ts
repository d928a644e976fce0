import type { Passage, Source } from '../../passage.ts';
import { cornellKids, pediatrics } from '../shared-sources.ts';

const childTells: Source = {
  title: 'How to Respond to a Child Who Discloses',
  publisher: "Children's Advocacy Centers of North Dakota",
  url: 'https://www.cacnd.org/the-issue-of-child-abuse/how-to-respond-to-a-child-who-discloses/',
  checked: '2026-11-22',
};

export const emmaChildrenBetween: readonly Passage[] = [
  {
    id: 'emma-parallel-parenting',
    advisor: 'emma',
    title: 'Parallel parenting: two separate lanes',
    text: `When talking always ends in a fight, stop trying to parent together. Parent side by side, with as little contact as you can.

What it means:

- Each home has its own rules and routines.
- The schedule is fixed in detail: days, times, places, holidays, who drives.
- Handover is at school or daycare, where possible.
- One written channel, about health, school and schedule only.
- Both parents get school and doctor news directly, not through each other.
- Each goes to events, and sits apart.

To start this week:

1. List the five things you argue about most.
2. For each, write one rule that would make talking unnecessary.
3. Take that list to your lawyer, or to the person who helps with your plan.

Tension between parents can cause children distress, so less contact can be kinder than forced teamwork. Later, if it calms down, you can do more together.

If there is violence or control, ask for more: supervised exchanges, no direct contact, a protective order. The help button at the top of this chat can help you plan.`,
    asks: [
      'what is parallel parenting',
      'co-parenting is impossible, we cant agree on anything about the kids',
      'how do we raise kids together when we cant talk without fighting',
      'minimum contact parenting with a hostile father',
      'high conflict custody what kind of plan works',
      'difference between parallel parenting and co-parenting',
      'can we each just do our own thing with the kids and not talk',
      'im supposed to coparent with someone who hates me, is there another model',
      'how do two houses work when mom and dad cant be near one another',
      'the less we interact the better, how do i set that up in the parenting plan',
      'business like arrangement with my sons mother, almost zero communication',
      'do both of us need to attend the pediatrician visits, every joint appointment is a war',
      'coparenting counselor gave up on us, whats plan b',
      'raising twins separately with strict dates and no discussion',
      'co parenting doesnt work with her, what else is there',
      'how do we raise a child without ever talking',
      'can we each do our own thing at our own house',
      'whats it called when you parent side by side but dont cooperate',
      'every talk about the kids ends in a fight, so how do we share them',
    ],
    sources: [pediatrics],
    followUps: [
      'my ex has totally different rules at his house',
      'can we talk only through an app or email',
      'where can we do custody exchanges safely',
    ],
  },
  {
    id: 'emma-different-rules',
    advisor: 'emma',
    title: 'Different rules in the other home',
    text: `Let it go, unless it is about safety or health. You run one home. Children can learn that different places have different rules, as they do at school.

Say to the child: "At Dad's it is that way. Here, phones sleep in the kitchen." No sigh, no comment.

Sort what bothers you:

- **Not safe:** no car seat, drugs, left alone too young, hitting. Write down facts, and call your lawyer or doctor. If a child is in danger now, call for help.
- **Bad for health:** medicine skipped, allergy ignored. Write one factual message, with the doctor's note attached.
- **Not my taste:** candy, bedtime, screens, haircuts. Leave it.

For the first evening back, plan a soft landing: food, bath, quiet.

Do not question the child about what happened there. If they tell you something, listen and say, "Thank you for telling me."

If they say that somebody hurt or scared them, do not press for details. Write their exact words, call their doctor, and use the help button at the top of this chat.`,
    asks: [
      'my ex has totally different rules at his house',
      'she lets them stay up late and eat junk',
      'kids come back wild from their fathers place',
      'how do i make him follow the same bedtime and screen rules',
      'no rules at dads house',
      'different bedtimes and discipline in two homes',
      'ipad until midnight at his place',
      'she feeds them mcdonalds every day and i do veggies',
      'he doesnt make them brush their teeth or do homework',
      'its a free for all over there and i get the meltdown on monday',
      'no car seat at her moms, who do i tell',
      'she skips his adhd meds on her weekends',
      'fortnite and r rated movies at dads, can i do something about it',
      'my ex is the fun disneyland dad and im the strict one',
      'he lets them stay up till midnight and eat junk',
      'at her house there are no rules and then i get the fallout',
      'my ex gives our son a phone and i said no phone',
      'bedtime is 8 here and whenever there',
      'can i make my ex follow my rules',
      'she doesnt make them do homework on her days',
      'he lets our nine year old watch scary movies',
      'they come back from their mothers wild and full of sugar',
      'at dads no one brushes teeth or wears a coat, do i say something',
      'my daughter says but mom lets me',
      'do the two homes have to have the same rules',
      'ex lets our kids ride without booster seats, is that a thing i fight about',
    ],
    sources: [childTells],
    followUps: [
      'what is parallel parenting',
      'how do i decide what is worth fighting about',
      'my kid doesnt want to go to the other parent',
    ],
  },
  {
    id: 'emma-child-as-messenger',
    advisor: 'emma',
    title: 'When the child carries the messages',
    text: `Take the job away from the child, kindly, every time: "Thank you for telling me. Mom and I will sort that out. You do not need to carry it."

Then send the answer to the parent, not back through the child:

"Your question about Friday reached me through our son. Please write to me directly. Friday works."

If they keep using the child:

- Never answer with "Tell your father ..."
- Do not ask the child what was said or how Mom looked.
- If the child asks for money or a swap in the other parent's words: "That is a grown-up question. I will handle it."

Check your own side too. "Remind Dad about the shoes" is also a message.

Children should stay out of talk between their parents. It lets them love both.

If a child is used to spy on you, teach one safe sentence: "I do not talk about that." If you are afraid, use the help button at the top of this chat.`,
    asks: [
      'my ex sends messages through our child',
      'he makes our son ask me for money',
      'she uses the kids to spy on me and my house',
      'how do i keep my daughter out of the middle',
      'kids as messengers between parents',
      'my child is stuck in the middle passing notes',
      'tell your mother the check is late, he says to my 7 year old',
      'my son hands me notes from his father',
      'dont make me the mailman, said my 10 year old',
      'he sends requests through our daughter instead of asking me himself',
      'he quizzes them on who sleeps over and what i bought',
      'i catch myself saying remind your dad, is that wrong',
      'my kid came home with a list of demands from her mom',
      'go between, little ambassador, how do i get her out of that job',
      'she tells our kid to ask me for money',
      'my son comes home with messages from his father',
      'how do i stop my ex from sending notes through our daughter',
      'dad says you have to switch weekends, says my 7 year old',
      'the kids have to tell me what time pickup is because he wont',
      'my daughter gets asked what i do and who comes over',
      'i catch myself saying tell your mom, is that bad',
      'they use our boy like a mailman',
      'my ex sends messages through the kids',
      'the kids have to carry notes between us',
      'he asks our son to tell me things',
      'she tells our daughter to ask me for money',
    ],
    sources: [cornellKids],
    followUps: ['my ex talks bad about me to the kids', 'can we talk only through an app or email'],
  },
  {
    id: 'emma-bad-mouthing',
    advisor: 'emma',
    title: 'When your ex runs you down to the children',
    text: `Answer the child's feeling, not the accusation. "That must have been hard to hear. What was that like for you?"

If it needs correcting, use one true line, without blame:

- "I did not leave you. I live in another home, and I love you."
- "Money is for grown-ups to work out. You will have what you need."
- "That is not how I see it. You do not have to decide who is right."

Then go on with the day. Your steadiness is the best answer.

Do not strike back. Do not say "Your mother is lying." Do not quiz them.

Write to the other parent once, if it is safe:

"He asked me today whether I stole the house money. Please let us keep money talk away from the kids."

Note it in your log in the child's exact words.

Find a neutral ear for the child, such as a school counselor. If it goes on, or the child starts to refuse you, ask your lawyer early.`,
    asks: [
      'my ex talks bad about me to the kids',
      'he is turning my children against me',
      'parental alienation what can i do',
      'she tells my son i abandoned them and that i am a liar',
      'he told the kids i am crazy, bad mouthing me to my daughter',
      'what do i tell the kids when dad insults me',
      'mommy is a homewrecker, thats what my 6 year old repeated',
      'she poisons their minds against me',
      'he showed the kids the court papers and said i stole the money',
      'brainwashed, my girls wont even hug me after a week at dads',
      'how do i set the record straight without trashing her back',
      'my ex blames me for everything in front of our teenager',
      'trash talk about my new husband at their dinner table, kids come back cold',
      'do i defend myself when he tells them i never loved them',
      'he tells the kids im crazy',
      'my ex talks trash about me in front of our son',
      'kids came home saying mommy is a liar',
      'she told them i stole the money and dont love them',
      'what do i say when my child repeats mean stuff his father said about me',
      'how do i protect my kids from her lies about me without lying back',
      'he is turning them against me bit by bit',
      'my daughter said dad says you ruined everything',
      'should i tell my kids the truth when he runs me down',
      'grandma over there calls me names in front of the children',
      'my son asked are you really a bad person like mom says',
      'does bad talking a parent hurt children',
      'my ex badmouths me to the kids',
      'she says terrible things about me to our children',
      'the kids repeat lies he told them about me',
      'how do i answer when he turns the kids against me',
    ],
    sources: [cornellKids],
    followUps: [
      'my ex sends messages through our child',
      'my kid doesnt want to go to the other parent',
      'what should i write in my log',
    ],
  },
];
