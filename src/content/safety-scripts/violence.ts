import { numberOf, textTo } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { SafetyScript } from '../safety-scripts.ts';

const e = numberOf('emergency');
const dv = numberOf('violence');
const dvOrText = `${dv}, or ${textTo('violence')}`;
const assault = numberOf('assault');

export const violenceScripts = {
  'violence-danger': {
    texts: [
      `This sounds dangerous, and it isn't your fault. If it's happening now, call ${e}. If you can't talk, text ${e} where that works, or call and leave the line open. The dispatcher can often find out where you are.

If you can, get to a place with people and a way out, away from the kitchen and from weapons.

The National Domestic Violence Hotline can plan the next few hours with you: ${dvOrText}. Leaving can be the riskiest time, so plan it with them. If someone might be monitoring this phone, use a different one.

I'm an automated guide and can't send help. Are you safe right this minute?`,
      `I take this as a real threat. If they're close or it's happening, call ${e}. Stay near a way out, with your keys and phone on you.

Don't argue, and don't tell them what you're planning. The National Domestic Violence Hotline will help you get safe: ${dvOrText}. Use a phone they can't check.

I'm an automated guide and can't send help. Are you safe right now?`,
    ],
    lines: ['emergency', 'violence', 'native'],
  },
  'violence-family-threat': {
    texts: [
      `Please treat this as a threat to all of your lives. If they're with you or the kids now, or have a weapon, call ${e} and repeat their exact words.

If you can leave safely with the children, go where there are people. Don't warn them, and don't go back to talk.

Call the National Domestic Violence Hotline to plan the next few hours: ${dvOrText}. Ask about a protective order that covers the kids. Save the message or write down the words and the time. Call from a phone they can't check.

I'm an automated guide and can't send help. Are you and the kids away from this person right now?`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-strangled': {
    texts: [
      `Hands or pressure on your neck can be a medical emergency, even with no marks. Swelling or a clot can show up hours or days later. Go to an emergency room today and say, "I was strangled." Call ${e} right away for trouble breathing or swallowing, a hoarse voice, a bad headache, fainting or confusion.

It's also a strong warning that worse could come, and it isn't your fault. The National Domestic Violence Hotline can help you plan for a safe place to go: ${dvOrText}. Use a phone they can't check.

I'm an automated guide. Are you safe from this person right now?`,
    ],
    lines: ['emergency', 'violence', 'native'],
  },
  'violence-disclosed': {
    texts: [
      `I'm sorry this is happening. It's not okay, and you didn't cause it. You decide what happens next, and how fast.

The National Domestic Violence Hotline is for anyone who is hurt, scared or controlled by someone close: ${dvOrText}. It's free, day and night. They listen, help you plan, and know shelters and lawyers near you. Use a phone or computer the other person can't check. If you're in danger, call ${e}.

I'm an automated guide, so I'll ask you plainly: are you safe right now?`,
      `Thank you for telling me. No one gets to hurt or scare you, and nothing you did makes it right.

You can talk it over with the National Domestic Violence Hotline: ${dvOrText}. You don't have to report anything or leave. They can help with a safety plan and a protective order. If someone might see this screen, use "Quick exit" and another device. If you're in danger, call ${e}.

I'm an automated guide. Are you safe right now?`,
    ],
    lines: ['violence', 'emergency', 'native'],
  },
  'violence-sexual': {
    texts: [
      `I'm so sorry. What happened isn't your fault. Sex without your okay is sexual assault, even in a marriage.

If you're hurt or in danger, call ${e}. RAINN's hotline is free and private, day and night: ${assault}. They can find a clinic near you. An emergency room can check you for injuries, and a nurse can collect evidence for several days afterward. Try not to shower or change first, but go even if you did. You don't have to talk to the police to get care.

The Domestic Violence Hotline can help with what comes next: ${dv}. Use a phone no one checks.

I'm an automated guide. Are you safe from this person right now?`,
    ],
    lines: ['emergency', 'assault', 'violence'],
  },
  'violence-papers': {
    texts: [
      `Using your papers or immigration status to scare you is a form of abuse. Many people are told things about deportation that aren't true.

You may have options that don't depend on that person. Ask an immigration lawyer or legal aid, not your ex and not me, about help for victims of abuse. Don't sign anything or leave the country before you ask.

The National Domestic Violence Hotline can find legal help near you, in many languages: ${dvOrText}. You don't have to tell them your status. Keep copies of your papers with someone you trust. If you're in danger, call ${e}.

I'm an automated guide. Are you safe right now?`,
    ],
    lines: ['violence', 'emergency'],
  },
  'violence-order': {
    texts: [
      `If they're near you now, or may come back, call ${e} and say: "I have a protective order, and the person is here." Stay inside with the doors locked. Don't go out to talk.

A broken order can be reported even after they've left, and even if it was reported before. Write down the day, the time and what you saw. Keep every message and video, and don't answer. Ask the officer for a report number.

The National Domestic Violence Hotline can help with what to do next, and with making the order stronger: ${dvOrText}. Use a phone they can't check.

I'm an automated guide and can't send help. Are you safe right now?`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-tracked': {
    texts: [
      `Being watched or followed is a form of abuse, and you're right to take it seriously. If this phone may be watched, use another device, like one at a library, for anything about your plans.

Don't remove a tracker right away. It can be proof, and the other person may notice. Take a photo, write down the date, and ask the National Domestic Violence Hotline what to do first: ${dvOrText}. If you're in danger, call ${e}.

Change passwords only from a device they've never touched.

I'm an automated guide. Are you safe right now?`,
    ],
    lines: ['violence', 'emergency'],
  },
  'violence-now': {
    texts: [
      `Then please stop reading and call ${e}. If you can't talk, text ${e} where that works, or call and leave the line open.

Move toward a way out, not into a kitchen, bathroom or closet. Take the kids only if you can do it safely. Go to a neighbor, a store or any place with people.

Once you're away, the National Domestic Violence Hotline can find you a place for the night: ${dv}.

I'm an automated guide and can't send help.`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-safe': {
    texts: [
      `I'm glad you're safe right now. When you're ready, the National Domestic Violence Hotline can make a plan with you: ${dvOrText}. It can cover where to go, what to pack, who can know, how to use your phone safely, and how to ask a court for a protective order.

Until then, keep papers, keys, medicine and some money together. Agree on a code word with someone you trust.

Tell your lawyer or legal aid about the abuse before anyone suggests that the two of you sit down together. You can say no to that.

I'm an automated guide. You can keep asking me things here.`,
    ],
    lines: ['violence', 'emergency'],
  },
  'violence-other': {
    texts: [
      `It's good that you're looking out for them. If they're in danger now, call ${e}.

Otherwise, ask when they're alone, not in a message someone else may read: "I'm worried about you. Is someone hurting you?" Listen, and say it's not their fault. Don't push them to leave, and don't take on the other person yourself.

You can call the National Domestic Violence Hotline together, or by yourself to ask how to help: ${dvOrText}.

If you're a kid or teen in that home, stay out of the fight and tell a teacher or another adult you trust.

I'm an automated guide, not a person.`,
    ],
    lines: ['violence', 'emergency', 'child'],
  },
  'violence-own': {
    texts: [
      `It matters that you said it. It's up to you to stop, and people do. If anyone is hurt, call ${e} now.

Put distance between you: stay somewhere else tonight, let someone else hold any weapons, and don't drink. Don't call or go there to explain. If there's a court order, follow every word of it, and talk to a lawyer.

The National Domestic Violence Hotline also talks with people who hurt someone they love, and knows programs that help you change: ${dv}.

I'm an automated guide. What can you do in the next hour so no one gets hurt?`,
    ],
    lines: ['emergency', 'violence'],
  },
} as const satisfies Partial<Record<ScriptId, SafetyScript>>;
