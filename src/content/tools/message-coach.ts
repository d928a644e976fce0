import type { CoachWords } from '#domain/tools/message-coach/coach-tools.ts';

export const coachWords: CoachWords = {
  flags: {
    threat: {
      name: 'Threat',
      reason: 'This reads as a threat. It can frighten, and it can be shown to a judge.',
      instead: 'Take it out. Wait a day before you write again.',
    },
    'legal-threat': {
      name: 'Court as a stick',
      reason: 'Court, police or a lawyer used as a threat makes people dig in.',
      instead: 'Take it out. If you need the court, ask a lawyer and let the papers speak.',
    },
    'money-for-children': {
      name: 'Money for time',
      reason: 'This trades time with a child for money. Judges take that badly, and it hurts the child.',
      instead: 'Write two messages: one on money, one on the schedule. Tie neither to the other.',
    },
    'child-between': {
      name: 'Child in the middle',
      reason: 'This makes a child a messenger, a witness or a judge.',
      instead: 'Leave the child out. Ask or say it yourself.',
    },
    insult: {
      name: 'Name-calling',
      reason: 'A label on a person starts a fight about the label.',
      instead: 'Say what happened, with a day, or leave it out.',
    },
    swearing: {
      name: 'Swear word',
      reason: 'The swear word is all that will be read.',
      instead: 'Cut the word. The sentence will hold without it.',
    },
    blame: {
      name: 'Blame',
      reason: 'Blame about what is past brings a defense, not an answer.',
      instead: 'Say what you need now.',
    },
    'mind-reading': {
      name: 'Guess at motives',
      reason: 'Nobody can see what another person wants or thinks.',
      instead: 'Keep to what you saw or read.',
    },
    absolute: {
      name: 'Always or never',
      reason: 'One time that was different, and the point is lost.',
      instead: 'Name one time, with its date.',
    },
    pressure: {
      name: 'Order',
      reason: 'This reads as an order, and orders bring a no.',
      instead: 'Ask, and give a fair date for the answer.',
    },
    sarcasm: {
      name: 'Jab',
      reason: 'A jab feels good to write and costs you the answer.',
      instead: 'Cut it.',
    },
    history: {
      name: 'Old fight',
      reason: 'The past cannot be settled in this message.',
      instead: 'Keep to the one thing that is open now.',
    },
    ownership: {
      name: 'Mine, not ours',
      reason: 'A child is not one parent’s own. It can sound like a claim.',
      instead: 'Write "the kids", or their names.',
    },
    shouting: {
      name: 'Shouting',
      reason: 'Capitals and rows of marks read as shouting.',
      instead: 'Use small letters and one mark.',
    },
  },
  frame: {
    brief: {
      name: 'Brief',
      met: 'Short enough to read in one go.',
      missing: 'Long. Keep one topic and up to five sentences.',
    },
    informative: {
      name: 'Informative',
      met: 'It has a fact that anyone could follow.',
      missing: 'No fact yet. Add a day, a time, a place or a thing.',
    },
    friendly: {
      name: 'Friendly',
      met: 'Nothing in it picks a fight.',
      missing: 'Some words may start a fight. See the marks.',
    },
    firm: {
      name: 'Firm',
      met: 'It is clear what you ask or what stays.',
      missing: 'No clear end yet. Ask one thing, or say how it stays.',
    },
  },
  verdicts: {
    ready: 'This can go as it is. Read it once more, then send it.',
    shorten: 'The tone is fine. It is long: cut it to one topic.',
    edit: 'Change the marked words first.',
    stop: 'Do not send this one. Parts of it could be held against you.',
  },
  receivedVerdicts: {
    'answer-now': 'Somebody may be hurt. Answer this now, in one line.',
    answer: 'Only this needs an answer. You can leave the rest.',
    'note-only': 'No reply needed. Write down what it says.',
    'no-reply-needed': 'No reply needed. Nothing in it asks for one.',
  },
  coolOff: {
    0: null,
    1: 'Put it away for an hour. Then read it again.',
    24: 'Sleep on it. A day is fine unless a child is at risk.',
  },
  contactForbidden:
    'A court order says no contact. Then even a kind message can break it, and so can one sent by a friend. Do not send this. Ask your lawyer or an advocate what the order allows, for example about the children.',
  askAboutOrder:
    'Is there a court order against contact, for either of you? Read it before you send anything. If you are not sure, ask the clerk or a lawyer.',
  orderSources: [
    {
      title: 'What are the Consequences of Contacting an Abuser with a Protection Order in Place?',
      publisher: 'DomesticShelters.org',
      url: 'https://domesticshelters.org/articles/identifying-abuse/what-are-the-consequences-of-contacting-an-abuser-with-a-protection-order-in-place',
      checked: '2026-11-20',
    },
  ],
  nothingToSend:
    'Nothing is left that needs sending. If there is a fact or a question, write it in the boxes: what it is about, what you ask, and by when.',
  rewriteNote:
    'These are your own words, with the hot parts left out. Check that nothing you need is missing.',
  threatened:
    'This message threatens you. Keep it and take a picture of it. If you are afraid, talk to the people under "Get help now" before you answer.',
  legal:
    'This is about papers, a court or something to sign. Show it to a lawyer before you agree to anything.',
};
