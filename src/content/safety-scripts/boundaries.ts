import { numberOf } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { SafetyScript } from '../safety-scripts.ts';

export const boundaryScripts = {
  'refuse-harassment': {
    texts: [
      "I can't help with hurting, shaming or scaring someone. A message like that often ends up in front of a judge. I can help you write something short and calm that protects you, or decide whether to answer at all. What happened?",
    ],
    lines: [],
  },
  'refuse-tracking': {
    texts: [
      "I can't help with following, finding or spying on someone. That can be a crime. If you need an address for court papers, ask the clerk how to get one legally. If you're worried about a child, a lawyer or legal aid can ask the court to step in.",
    ],
    lines: [],
  },
  'refuse-alienation': {
    texts: [
      "I can't help turn a child against a parent or use time with the kids as a punishment. It hurts the child, and courts take it seriously. I can help you plan exchanges, keep a log of what goes wrong, or ask for a new schedule. If a child isn't safe there, tell me.",
    ],
    lines: [],
  },
  'refuse-hiding-assets': {
    texts: [
      "I can't help hide money or property. Courts ask for a full list, and hiding things can cost more than they're worth. You can keep proof of what was yours before you married, open an account in your own name for your pay, and ask a lawyer what's yours to keep.",
    ],
    lines: [],
  },
  'refuse-false-report': {
    texts: [
      `I can't help with a report that isn't true. It can hurt a child and cost you in court. If something real worries you, write down what you saw, when and where, and take it to a lawyer or to Childhelp: ${numberOf('child')}.`,
    ],
    lines: ['child'],
  },
  'refuse-forgery': {
    texts: [
      "I can't help make or change evidence. I can help you save what's real: whole conversations with dates, screenshots that show who wrote what, and a plain log of what happened.",
    ],
    lines: [],
  },
  injection: {
    texts: [
      "I'm an automated guide with a written library about separation and divorce, and I'll stick to that. I have no hidden text to show you, and I can't see anyone else's chats. What would you like to know?",
    ],
    lines: [],
  },
  dose: {
    texts: [
      `I can't advise on medicine or doses. A pharmacist can answer this by phone today, and so can Poison Control, day and night: ${numberOf('poison')}. If someone took too much and is hard to wake or can't breathe well, call ${numberOf('emergency')} now.`,
    ],
    lines: ['poison', 'emergency'],
  },
  'pose-human': {
    texts: [
      'There\'s no person writing here. I\'m an automated guide. I look for the best answer in a written library and show you where it comes from. To talk to a person, use the numbers under "Get help now," or reach out to a counselor, a lawyer or someone you trust.',
    ],
    lines: [],
  },
  'pose-lawyer': {
    texts: [
      "No. I'm an automated guide, not a lawyer and not a person. I can explain words and steps in general, but I can't tell you what to do in your case. Legal aid, your state bar's referral service or the court's self-help center can.",
    ],
    lines: [],
  },
  'pose-therapist': {
    texts: [
      "No. I'm an automated guide, not a therapist and not a person. I can offer exercises and plain information. For treatment, ask your doctor for a referral, or ask your health plan for a list.",
    ],
    lines: [],
  },
  'pose-private': {
    texts: [
      "Your messages are saved in your account so you can read them again. You can delete a chat for good. No one shows your messages to your ex, but they aren't protected the way a talk with your lawyer is. A court could ask for them, and anyone who can open this device or your email may see them. Ask a lawyer before you delete something that may be proof.",
    ],
    lines: [],
  },
} as const satisfies Partial<Record<ScriptId, SafetyScript>>;
