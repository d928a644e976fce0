import type { Passage } from '../../passage.ts';
import { illinoisDepression } from './sources.ts';
import { cornellKids, pediatrics } from '../shared-sources.ts';

export const lenaChildren: readonly Passage[] = [
  {
    id: 'lena-child-misses-other-parent',
    advisor: 'lena',
    title: 'When your child misses the other parent',
    text: `Get down to their level and name it: "You miss Daddy. That makes sense. It is okay to be sad here."

Then wait. You do not have to make it better in a minute.

- Let them cry on you. Hold, do not argue.
- Keep a photo of the other parent in their room, if that is safe.
- Let them send a drawing or make one short call.
- Show them the days on a calendar with two colors.
- Keep the same goodnight steps each time.

Avoid "But you have fun with me" and "He chose to go." Both ask the child to take care of you or to take a side. Children need to be free to love both parents.

Many children act differently in the first year after a separation. Sadness can come back on birthdays and holidays.

It can hurt to comfort a child about the person who hurt you. Do it anyway, and then phone someone for yourself.

If your child is scared of that parent, listen. Use the help button at the top of this chat.`,
    asks: [
      'my daughter cries and misses her dad',
      'how do i comfort my son who wants his mom back home',
      'toddler asks for daddy every night at bedtime',
      'kids are sad about the split what do i say to them',
      'my daughter clings and cries when dad leaves after a visit',
      'homesick little one at my house wants mommy',
      'my 3 year old screams for mama when i tuck her in',
      'she carries his old tshirt around and weeps',
      'what do i say when he sobs i want to go home to daddy',
      'its my week and all she wants is her mother, it stings and i dont know how to soothe her',
      'can we put a picture of dad on the nightstand even though i cant stand him',
      'should i let her call him when shes upset or does that make it worse',
      'my boy asks how many sleeps until he sees mommy',
      'he left the state and my preschooler keeps waiting at the window for him',
      'she wants her daddy and hes not here',
      'my son cries for his mother every night when he is with me',
      'what do i tell a four year old who asks when daddy is coming home',
      'my little one wont sleep at my house because mom isnt here',
      'he keeps asking for his dad and i dont know what to say',
      'how do i comfort my kids when they miss the parent who hurt me',
      'my daughter sits by the door with her backpack waiting for her father',
      'is it okay to let my boy have a photo of his mom by his bed',
      'kids are homesick for the other parent the first night at my house',
      'she sobs i miss mama and nothing i do helps',
    ],
    sources: [pediatrics, cornellKids],
    followUps: [
      'my child thinks the divorce happened because of them',
      'when should i worry about how my kid is coping',
      'is it ok if my kids see me cry',
    ],
  },
  {
    id: 'lena-child-blames-you',
    advisor: 'lena',
    title: 'When your child says it is your fault',
    text: `Stay with the feeling and leave the verdict alone: "You are really angry with me. You did not want this. I can hear that."

Do not defend yourself. Do not tell them what the other parent did. If they push, say: "That is between grown-ups. What I can talk about is how it is for you."

Keep the limit on how it is said: "You may be furious. You may not hit me or call me names. I will be in the kitchen when you are ready."

Later that day:

- Do something side by side, such as driving, cooking or a game. Talk comes easier there.
- Say once: "You do not have to choose. I can take your anger."
- Show up the same way tomorrow.

You may be the parent who feels safe enough to be angry at. It can last a while.

Say your own hurt to an adult, in another room.

If the words sound like an adult's words, note the date and what was said. Do not question the child about it.`,
    asks: [
      'my son says the divorce is my fault and he hates me',
      'my kids are mad at me for leaving their father',
      'my daughter takes his side and wont hug me',
      'what do i answer when my child blames me for breaking up the family',
      'my kid blames me and is angry that i left',
      'angry child after separation says mean things to me',
      'you ruined our lives, says my 11 year old',
      'she shouted i wish i was with daddy, you made him go',
      'my kids think im the bad guy because i filed',
      'how do i respond to i hate you mommy without spilling what he did',
      'daughter wont forgive me for moving out, she calls me a quitter',
      'my boy kicks and swears at me since i left his mom',
      'should i tell my children the truth about whose fault it was',
      '10 year old throws it in my face that i destroyed this family',
      'my daughter said i ruined her life',
      'kids think its all my fault because i moved out',
      'my son says if i had been nicer mom would still be here',
      'how do i answer when my child says why did you make daddy leave',
      'he wont even look at me, he blames me for the divorce',
      'she told me she hates me and wants to live with her dad',
      'my ten year old is so angry with me for ending it',
      'do i defend myself when my kid says i broke up the family',
      'i want to tell my kids who really caused this but i bite my tongue',
      'oldest says you chose this not us, and slams the door',
      'my kids blame me for the divorce',
      'my son is angry at me and sides with his father',
      'how do i react when my daughter says its your fault',
      'they say i broke the family and that daddy didnt want this',
      'my teenager tells me i am the reason were not together anymore',
      'kid hates me since i asked for the divorce, what do i say to her',
    ],
    sources: [],
    followUps: [
      'my teenager wont talk to me anymore',
      'i feel so guilty for leaving my husband',
      'when should i worry about how my kid is coping',
    ],
  },
  {
    id: 'lena-child-blames-self',
    advisor: 'lena',
    title: 'When your child thinks they caused it',
    text: `Say it plainly, and say it often: "This is a grown-up problem. Nothing you did, said or thought made it happen. Nothing you do can fix it. We both love you."

Only say "we both" if it is true and safe.

Children work it out in odd ways. They may think it was the bad grade, the messy room, or the fight about bedtime. So ask a soft question while you do something else: "Some kids think it is because of them. Do you ever wonder that?"

Then:

- Listen to the whole answer before you correct it.
- Thank them for telling you.
- Repeat the same words next week. Once is rarely enough.
- Do not give them jobs such as "Be good for Mommy, she is sad."
- Keep money, court and blame out of their ears.

Watch for a child who is suddenly perfect, always careful, or playing peacemaker. Tell them: "You do not have to look after us. That is our job."`,
    asks: [
      'my child thinks the divorce happened because of them',
      'how do i make sure they know its not their fault',
      'my little girl is trying to get us back together by being good',
      'what should kids hear over and over about the separation',
      'my son thinks he caused the breakup',
      'my 8 year old asks if it is his fault we split',
      'he said if i had cleaned my room daddy would have stayed',
      'my kindergartner promised to be nice so that we live in one house again',
      'does my 7 year old feel guilty about us splitting up',
      'she overheard us arguing about her and now believes its because of her',
      'what are the right words so they understand they did nothing wrong',
      'my middle child acts like a little marriage counselor, always making peace',
      'she is suddenly so well behaved it worries me, like she is trying to earn us back',
      'he says sorry to me ten times a day for dumb stuff since dad moved out',
      'my son asked if its because he was bad',
      'she thinks we split because of her grades',
      'what do i say so my kids dont think its their fault',
      'little one said i will be good if daddy comes back',
      'he keeps saying sorry, i think he believes he made us split up',
      'how do you tell a six year old that she did not cause it',
      'my daughter tries to cheer both of us up and fix things between us',
      'does every kid think they are to blame for their parents divorce',
      'is my son being extra helpful because he thinks that will bring his dad home',
      'my child thinks its his fault we divorced',
      'how do i tell my daughter it isnt her fault',
      'kid feels guilty about our separation',
      'she asked did you split up because of me',
      'he thinks if he behaves we will get back together',
    ],
    sources: [cornellKids],
    followUps: ['my daughter cries and misses her dad', 'when should i worry about how my kid is coping'],
  },
  {
    id: 'lena-when-to-worry-about-child',
    advisor: 'lena',
    title: 'When to get help for your child',
    text: `Call your child's doctor if something worries you. You do not need to be sure. You can say: "We separated in March. This is what I see. I would like advice."

Write down what has changed, since when, and where it shows: home, school, the other house.

Reasons to call soon:

- sleep, eating or schoolwork is clearly worse for several weeks
- a skill is lost, such as wetting again
- constant stomach aches or headaches
- no friends, no play, no joy
- fights, running off, or drinking and drugs in a teen
- fear of going to one of the homes

Many children change in the first year, and most problems ease within two to three years. Getting help early is still fine.

Ask the school too. A counselor or teacher sees a lot. There may be a group for children with two homes.

**Do not wait** if your child talks about dying, hurts themselves, or says someone hurt them. Use the help button at the top of this chat.`,
    asks: [
      'when should i worry about how my kid is coping',
      'does my child need therapy because of the divorce',
      'my son is wetting the bed and failing at school since we split',
      'warning signs in children after separation',
      'how long until the kids adjust',
      'kids acting out, clingy, bad grades, do they need a counselor',
      'teacher emailed that my first grader hits classmates now',
      'my 5 year old went back to diapers and baby talk',
      'how do i know if its a phase or if she needs professional help',
      'tummy aches every school morning since we separated, pediatrician or wait',
      'found a vape and beer in my 15 year olds backpack since the divorce, who should i call',
      'nightmares, no appetite, no playdates, should my son see a child psychologist',
      'red flags that kids are not handling a divorce well',
      'will this mess them up forever or do most children bounce back',
      'is my kid okay or does he need help',
      'school called about my sons behavior since we separated',
      'how do i know if my daughter needs to see someone',
      'he wets the bed again and hes seven',
      'how long is it normal for children to be upset after parents split',
      'she wont eat or play with friends since he left, should i call the pediatrician',
      'should i put my kids in counseling because of the divorce',
      'my child stopped sleeping and has stomach pains all the time, is it stress from us splitting',
      'what are the signs that a child isnt coping',
      'is it time to get my kid a therapist',
      'what changes in a child should make me call the doctor after a divorce',
      'teacher says he is not himself since we separated, should i worry',
      'she lost weight and cries at school, does my daughter need professional help',
      'normal reaction or a real problem, my kid since the breakup',
      'my son regressed, thumb sucking and bed wetting, how long do i wait',
      'how do kids usually do the first year after parents separate',
      'my boy is failing math and fighting at recess, is that because of the divorce',
    ],
    sources: [pediatrics, cornellKids],
    followUps: [
      'my child thinks the divorce happened because of them',
      'my teenager wont talk to me anymore',
    ],
  },
  {
    id: 'lena-silent-teen',
    advisor: 'lena',
    title: 'When your teenager shuts down',
    text: `Stay near without pressing. Short, regular and side by side beats one big talk.

- Drive them places. Do not start with questions.
- Bring food to their door, say one sentence, and go.
- Text something light once a day. A dog picture is fine.
- Ask about their plans, not their feelings: "What is on for Saturday?"

Open a door once: "You do not have to talk to me. I would like you to have somebody. Coach, aunt, counselor? You pick."

Be straight when they ask. "I do not know yet. I will tell you as soon as I do." Teens hear a polished answer.

Do not ask what happens at the other house. Do not make them your adviser.

Keep two or three rules and be kind about the rest.

If grades crash, friends vanish, sleep turns round, or there are drugs, call their doctor. If they talk about dying or hurting themselves, do not leave them alone. Use the help button at the top of this chat.`,
    asks: [
      'my teenager wont talk to me anymore',
      'my son is 16 and barely speaks to me, locks himself in his room',
      'how do i reach my teen son during divorce',
      'adolescent is cold and rude and only on the phone',
      'teen withdrawn after parents divorce',
      'my teenage daughter shuts me out',
      'one word answers, airpods in, hood up',
      'my 14 year old daughter lives on snapchat and grunts at me',
      'he used to tell me everything, now his door is always shut',
      'high schooler is giving me the silent treatment since we announced the split',
      'should i push my 17 year old to talk or give space',
      'all i get is whatever and im fine from my sophomore',
      'car rides with my teenager are dead quiet, how do i get through to her',
      'she eats in her bedroom and avoids me on my weekends, shes 15',
      'my 15 year old wont come out of her room',
      'how do i get my teenager to open up about the divorce',
      'he answers everything with a shrug',
      'she wont talk to either of us since we told her',
      'my son plays games all night and ignores me, hes 16',
      'teenage boy has shut me out completely, do i leave him alone',
      'my daughter is 13 and acts like i dont exist',
      'how to stay close with a teen who hardly speaks',
      'my teenager wont talk to me',
      'teen stays in her room all day since the separation',
      'how do i connect with my teenage son',
      'my 14 year old ignores me',
      'my daughter used to talk and now she just looks at her phone',
    ],
    sources: [illinoisDepression],
    followUps: [
      'my son says the divorce is my fault and he hates me',
      'when should i worry about how my kid is coping',
    ],
  },
];
