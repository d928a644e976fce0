import { numberOf } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { SafetyScript } from '../safety-scripts.ts';

const e = numberOf('emergency');
const c = numberOf('crisis');
const dv = numberOf('violence');

export const suicideScripts = {
  'suicide-imminent': {
    texts: [
      `Your life may be in danger right now. Please call ${e}, or call or text ${c}, or go to the nearest emergency room. If you took something or you're hurt, call ${e} even if you feel fine.

Get away from anything you could use, or give it to someone. Don't be alone and don't lock yourself in. Wake someone up, call a neighbor or go where there are people.

You can just say: "I'm about to kill myself. Please stay with me."

I'm an automated guide, and I can't send help. A person can. Is someone with you, or have you called or texted?`,
      `Please reach a person now: call ${e}, or call or text ${c}. You don't have to explain. "I need help staying alive tonight" is enough.

Leave the place where you could hurt yourself. Go to someone, or ask them to come to you.

I'm an automated guide, so I can't call anyone for you. Is someone with you, or have you called or texted?`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-asked': {
    texts: [
      `I'm glad you told me. I'm an automated guide, so I'll ask you straight: are you thinking about killing yourself?

Whatever the answer is, you don't have to be alone with it. Call or text ${c}, or chat at ${c}lifeline.org, any time of day or night. Veterans can press 1. You could start with: "Things are bad and I don't know if I want to be alive."

If you have a way to do it within reach, move away from it or ask someone to hold on to it. If someone is near you, tell them what you told me.

If you're about to act on it, call ${e}. You can keep writing here.`,
      `That's a lot to carry. I'm an automated guide, and I want to ask you plainly: are you thinking of ending your life?

You can call or text ${c} right now, or chat at ${c}lifeline.org. They talk with people about exactly this, at any hour. You don't have to be sure, and you don't have to know what to say.

Think of one person who could be with you tonight, and tell them. Put some distance between you and anything you could use to hurt yourself. If it gets close, call ${e}.

I'm still here.`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-plan': {
    texts: [
      `Thank you for telling me the truth. That took courage.

Please don't stay alone with this. Call or text ${c} now, and stay near someone you trust. If you think you may act on it, call ${e} or go to an emergency room.

I'm an automated guide, and I'll ask one more thing, because the answer affects what to do next: do you have a way in mind, and could you get to it now?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-thoughts': {
    texts: [
      `I'm glad you don't have a way within reach. Thoughts like these can still come on fast, often at night or after an upsetting message.

Talk to someone today: call or text ${c}, or chat at ${c}lifeline.org. Ask a doctor or counselor for an appointment soon, and tell them about the thoughts.

Then make a small plan: the signs that it's getting worse, what helps for an hour and who you'd call. If there are guns or pills at home, ask someone to keep them for now.

If you start to think you'll act on it, call ${e}. I'm an automated guide, and you can keep writing here.`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-self-harm': {
    texts: [
      `Thank you for telling me. If a wound is deep or won't stop bleeding, or you took something, call ${e} now.

You don't have to stop on your own, and you won't be judged. You can call or text ${c} about hurting yourself, any time. A doctor or counselor can help you find other ways to get through the worst minutes.

For the next ten minutes: put what you would use in another room, hold something cold, and sit near other people.

I'm an automated guide, so I'll ask you straight: are you also thinking about killing yourself?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-not-now': {
    texts: [
      `Thank you for telling me. If that changes, or the thoughts come back, you can call or text ${c} at any hour. It's fine to call on an ordinary bad night, too.

While it's calmer, pick one person you'd call and one place you'd go.

I'm an automated guide, and I'm not a replacement for a doctor or counselor. You can ask me anything, or tell me what made today so hard.`,
    ],
    lines: ['crisis'],
  },
  'suicide-unsure': {
    texts: [
      `Not being sure is a real answer, and I take it seriously. You don't have to sort it out first.

Call or text ${c} and start with: "I'm not sure if I'm safe." They hear that a lot. If you think you might act on it, call ${e}.

Until then, be where another person is, and move away from anything you could use to hurt yourself.

I'm an automated guide. A person can do more for you than I can. Could you call, or send that one text, now?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-stay': {
    texts: [
      `Please do one thing now: call or text ${c}, or call ${e}. You don't have to talk well. If you can't speak, send a text. They'll guide you.

If you can't do that, knock on the nearest door, or walk to where people are. Leave behind anything you could use.

I'm an automated guide and can't send anyone. You can keep writing here while you do it.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-reached': {
    texts: [
      `Good. Stay with that person, or stay on the line. Tell them what you had planned and what's near you, so they can put it away.

If you took something, or the urge gets stronger, call ${e}.

Don't be alone tonight. Tomorrow, ask a doctor or counselor for an early appointment. The person with you can make that call.

I'm an automated guide, and I'm glad you have someone. You can write here again any time.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-other': {
    texts: [
      `Take it seriously, and don't carry it alone. If it may happen now, call ${e} and say where the person is. You don't need their permission.

If it's safe to talk, ask directly: "Are you thinking about killing yourself?" Asking doesn't put the idea in their head. Ask if they have a way to do it. Listen, stay with them or find someone who can, and get pills and guns out of reach.

You can call ${c} together, or call by yourself to ask what to do.

I'm an automated guide, not a person.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-own-child': {
    texts: [
      `I'm so glad you're taking this seriously. If your child took something, is hurt, or may act on it now, call ${e} or go to an emergency room. Don't leave them alone.

Ask calmly and directly: "Are you thinking about killing yourself?" Then ask if they have a way to do it. Asking doesn't make it worse. Listen more than you talk. Lock up any guns, and put all medications out of reach.

Call or text ${c} together, or call by yourself for advice. Call your child's doctor today, even if things look calmer.

I'm an automated guide, not a person. If there's another safe adult, let them help you tonight.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-partner': {
    texts: [
      `That's a scary thing to hear, and you don't have to handle it alone. If it may happen now, call ${e} and say where they are and what they said. You don't need their permission, and you don't have to go there.

If it's safe to talk, ask directly: "Are you thinking about killing yourself?" You can give them ${c} to call or text, or call it yourself for advice. Tell one of their relatives or friends.

You're not responsible for what they do. If they're saying it to keep you from leaving, or you feel scared, the Domestic Violence Hotline can help: ${dv}.

I'm an automated guide, not a person.`,
    ],
    lines: ['emergency', 'crisis', 'violence'],
  },
} as const satisfies Partial<Record<ScriptId, SafetyScript>>;
