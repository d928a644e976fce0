import type { CoachWords } from '#domain/tools/message-coach/coach-tools.ts';

export const coachWords: CoachWords = {
  flags: {
    threat: {
      name: 'Threat',
      reason: 'This reads like a threat. It can scare someone, and a judge may see it.',
      instead: 'Take it out. Wait a day before you write again.',
    },
    'legal-threat': {
      name: 'Using court as a threat',
      reason: 'Threatening someone with court, the police or a lawyer makes them dig in.',
      instead: 'Take it out. If you need the court, ask a lawyer and let the court papers do the talking.',
    },
    'money-for-children': {
      name: 'Money for time',
      reason: 'This trades time with a child for money. Judges don’t like that, and it hurts the child.',
      instead: 'Write two messages: one about money, one about the schedule. Don’t tie them together.',
    },
    'child-between': {
      name: 'Child in the middle',
      reason: 'This turns a child into a messenger, a witness or a judge.',
      instead: 'Leave the child out of it. Ask or tell the other parent directly.',
    },
    insult: {
      name: 'Name-calling',
      reason: 'If you call someone a name, you’ll fight about the name.',
      instead: 'Say what happened and on what day, or leave it out.',
    },
    swearing: {
      name: 'Swear word',
      reason: 'The swear word is all they’ll see.',
      instead: 'Cut the word. The sentence works without it.',
    },
    blame: {
      name: 'Blame',
      reason: 'If you blame them for the past, they’ll defend themselves instead of answering.',
      instead: 'Say what you need now.',
    },
    'mind-reading': {
      name: 'Guessing at motives',
      reason: 'No one can see what another person wants or thinks.',
      instead: 'Stick to what you saw or read.',
    },
    absolute: {
      name: 'Always or never',
      reason: 'If there was even one exception, you lose the argument.',
      instead: 'Give one example, with the date.',
    },
    pressure: {
      name: 'Order',
      reason: 'This reads like an order, and people say no to orders.',
      instead: 'Ask, and give a reasonable deadline for a reply.',
    },
    sarcasm: {
      name: 'Jab',
      reason: 'A jab feels good to write, but you may not get an answer.',
      instead: 'Cut it.',
    },
    history: {
      name: 'Old fight',
      reason: 'You can’t settle the past in this message.',
      instead: 'Stick to the one thing that’s open now.',
    },
    ownership: {
      name: 'Mine, not ours',
      reason: 'A child doesn’t belong to one parent. This can sound like you’re claiming ownership.',
      instead: 'Write "the kids" or use their names.',
    },
    shouting: {
      name: 'Shouting',
      reason: 'All caps and strings of punctuation read like shouting.',
      instead: 'Use normal capitalization and one punctuation mark.',
    },
  },
  frame: {
    brief: {
      name: 'Brief',
      met: 'It’s short enough to read quickly.',
      missing: 'It’s long. Stick to one topic and no more than five sentences.',
    },
    informative: {
      name: 'Informative',
      met: 'It has a clear fact that anyone can understand.',
      missing: 'There’s no fact yet. Add a day, a time, a place or a detail.',
    },
    friendly: {
      name: 'Friendly',
      met: 'Nothing in it picks a fight.',
      missing: 'Some words could start a fight. Check the ones we marked.',
    },
    firm: {
      name: 'Firm',
      met: 'It’s clear what you’re asking for or what stays the same.',
      missing: 'There’s no clear ending yet. Ask for one thing, or say what stays the same.',
    },
  },
  verdicts: {
    ready: 'You can send this as is. Read it once more first.',
    shorten: 'The tone is fine, but it’s long. Cut it to one topic.',
    edit: 'Change the marked words first.',
    stop: 'Don’t send this one. Parts of it could be held against you.',
  },
  receivedVerdicts: {
    'answer-now': 'Someone may be hurt. Answer this now, in one line.',
    answer: 'Only this needs an answer. You can ignore the rest.',
    'note-only': 'No reply needed. Write down what it says.',
    'no-reply-needed': 'No reply needed. Nothing in it asks for one.',
  },
  coolOff: {
    0: null,
    1: 'Put it away for an hour. Then read it again.',
    24: 'Sleep on it. Waiting a day is fine unless a child is at risk.',
  },
  contactForbidden:
    'A court order bars contact, so even a kind message can violate it. So can a message that a friend sends for you. Don’t send this. Ask your lawyer or an advocate what the order allows, such as messages about the children.',
  askAboutOrder:
    'Does a court order bar either of you from contacting the other? If so, read it before you send anything. If you’re not sure, ask the clerk or a lawyer.',
  orderSources: [
    {
      title: 'What are the Consequences of Contacting an Abuser with a Protection Order in Place?',
      publisher: 'DomesticShelters.org',
      url: 'https://domesticshelters.org/articles/identifying-abuse/what-are-the-consequences-of-contacting-an-abuser-with-a-protection-order-in-place',
      checked: '2026-11-20',
    },
  ],
  nothingToSend:
    'There’s nothing left to send. If you have a fact or a question, use the boxes to say what it’s about, what you’re asking for and when you need it.',
  rewriteNote: 'These are your own words, without the heated parts. Check that nothing you need is missing.',
  threatened:
    'This message threatens you. Keep it, and take a picture of it. If you’re afraid, talk to the people under "Get help now" before you answer.',
  legal:
    'This is about papers, a court or something to sign. Show it to a lawyer before you agree to anything.',
};
