import { numberOf } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { SafetyScript } from '../safety-scripts.ts';

const e = numberOf('emergency');
const c = numberOf('crisis');
const child = numberOf('child');
const poison = numberOf('poison');

export const childScripts = {
  swallowed: {
    texts: [
      `Act now, even if they look fine. Call ${e} if the person is hard to wake, has trouble breathing, has a seizure or can't swallow.

If not, call Poison Control right away: ${poison}. It's free, day and night, and they'll tell you what to do. Have the bottle or package in your hand. Say the person's age and weight, what it was, how much, and when.

Don't make them throw up, and don't give food or drink unless Poison Control tells you to. For a button battery or magnets, go to an emergency room now.

If it was on purpose, stay with them and say so. ${c} can help after that.

I'm an automated guide and can't call for you.`,
    ],
    lines: ['emergency', 'poison', 'crisis'],
  },
  'child-self': {
    texts: [
      `I'm glad you told me. No one is allowed to hurt you or touch you in a way you don't want. It's not your fault, and it's not a secret you have to keep.

If you're in danger now, call ${e}, or go to a neighbor or another grown-up. Childhelp is for kids and teens, too. You can call or text ${child}, and you don't have to say your name.

Tell one grown-up you trust today: a teacher, a school nurse, a grandparent. If the first one doesn't listen, tell another. You can show them this.

I'm an automated guide, not a person. Are you safe right now?`,
    ],
    lines: ['emergency', 'child', 'crisis'],
  },
  'child-danger': {
    texts: [
      `A child's safety comes first. If the child is hurt or in danger now, call ${e}. If there may be an injury, see a doctor today and say what the child told you.

Childhelp can help you decide what to do and how to report it, day and night: call or text ${child}. You don't need proof to call.

With the child, listen and say, "I'm glad you told me." Don't ask over and over. Write down their words and the date, and take photos of any marks. Don't question the other adult yourself.

I'm an automated guide. Is the child safe right now?`,
    ],
    lines: ['emergency', 'child'],
  },
  'child-own': {
    texts: [
      `It took a lot to say that. Take care of the child first. Put them somewhere safe, like the crib, and step into another room for a few minutes. If a baby was shaken, or a child is hurt, limp, very sleepy or throwing up, call ${e} now, even with no marks.

Then call or text Childhelp: ${child}. It's also for parents who lost control or are afraid they might. They'll help you, not yell at you.

Ask someone to take over for a while today.

I'm an automated guide. Is the child safe and unhurt right now?`,
    ],
    lines: ['emergency', 'child'],
  },
  'child-now': {
    texts: [
      `Then call ${e} now. Say where the child is, who is with them, and what you know. If the child is with you, go to a safe place or an emergency room first.

Don't go confront the other person. Leave that to the police.

After that, Childhelp can tell you the next steps: ${child}.

I'm an automated guide and can't call for you. You can write here while you wait.`,
    ],
    lines: ['emergency', 'child'],
  },
  'child-safe': {
    texts: [
      `Good. Stay where you're both safe today.

Next, see a doctor if there may be an injury. Call or text Childhelp to talk through what to report, and who to report it to: ${child}. Talk to a lawyer or legal aid before the next visit. Courts can move fast when a child is at risk. Ask them before you keep a child from a visit that a court order requires.

Write down what you saw and the child's own words, with dates.

I'm an automated guide. What worries you most about the next few days?`,
    ],
    lines: ['child', 'emergency'],
  },
} as const satisfies Partial<Record<ScriptId, SafetyScript>>;
