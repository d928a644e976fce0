import type { ConflictWords } from '#domain/tools/conflict/conflict-tools.ts';

export const conflictWords: ConflictWords = {
  questions: {
    afraid: 'Are you afraid of this person, now or at times?',
    hurt: 'Have they ever hit, pushed or hurt you, or thrown things at you?',
    strangled: 'Have they ever put hands on your neck, or stopped you from breathing?',
    threatened: 'Have they said they would hurt you, the children, a pet or themselves?',
    weapon: 'Have they used or shown a weapon, or can they get one when they are angry?',
    controlled: 'Do they control your money, your phone, where you go or whom you see?',
    'cut-off': 'Have they cut you off from friends or family?',
    followed: 'Do they follow you, watch you or track your phone or car?',
    forced: 'Have they made you do sexual things you did not want?',
    'children-at-risk': 'Are you worried that they may hurt or take the children?',
    'worse-after-no': 'Does it get worse when you say no, or when you try to leave?',
  },
  danger: {
    text: 'Thank you for telling me. Then talking it out is not the next step, and no phrase makes it safe. The people below help you plan, day and night, and they will not push you. Keep contact short and in writing, or let a lawyer or advocate do it. Ask them about a protective order. If you can, call from a phone that nobody checks.',
    urgentText:
      'Thank you for telling me. What you name can be a sign of great danger. Please talk to the people below today, from a phone that nobody checks. If hands were on your neck, see a doctor today, also if you feel fine. Do not meet alone. In danger, call emergency.',
    lines: ['violence', 'emergency'],
  },
  careful: {
    text: 'You were not sure about some of these, and that is fine. Until it is clear, keep contact short and in writing, and meet only where others are. The people below talk it through with you, also if you do not know what to call it.',
    lines: ['violence'],
  },
  phrases: {
    insult: {
      name: 'An insult',
      gray: ['I read your message.', 'I will answer what is about the kids.'],
      yellow: ['Thanks for the note. I will answer the part about the kids.'],
    },
    blame: {
      name: 'Blame',
      gray: ['I see it another way.', 'Noted.'],
      yellow: ['I see it another way, and I would like to keep to what comes next.'],
    },
    opinion: {
      name: 'An opinion you did not ask for',
      gray: ['OK.', 'I heard you.'],
      yellow: ['Thanks, I will think about it.'],
    },
    swap: {
      name: 'A swap you do not want',
      gray: ['That does not work for me.', 'I will keep to the plan.'],
      yellow: ['Thanks for asking. This time I would like to keep to the plan.'],
    },
    'off-topic': {
      name: 'Something off the topic',
      gray: ['I write about the kids here.', 'That is for another time.'],
      yellow: ['Got it. I will answer in our weekly note.'],
    },
    'many-messages': {
      name: 'Message after message',
      gray: ['I answer once a day.', 'I have your message.'],
      yellow: ['Thanks, I have your messages. I answer once a day, sooner if a child is ill.'],
    },
    late: {
      name: 'Late again',
      gray: ['The kids are ready. What time will you be here?', 'We leave in half an hour.'],
      yellow: ['The kids are ready. Please text me when you are on the way.'],
    },
    money: {
      name: 'A fight about money',
      gray: ['Please send the bill.', 'I will check and write back.'],
      yellow: ['Please send the bill, and I will look at it this week.'],
    },
    'new-partner': {
      name: 'Questions about your private life',
      gray: ['I keep that private.', 'That is not about the kids.'],
      yellow: ['I keep that private, and I will tell you what matters for the kids.'],
    },
    'old-fight': {
      name: 'An old fight',
      gray: ['I will not go back to that.', 'That is in the past.'],
      yellow: ['We will not settle that here. What do we need for this week?'],
    },
    'parenting-critique': {
      name: 'How you raise the kids',
      gray: ['We do that our way here.', 'I heard you.'],
      yellow: ['Thanks, I heard that. In each home we do it our own way.'],
    },
    'drawn-in-at-the-door': {
      name: 'A fight at the door',
      gray: ['Not in front of the kids.', 'Please write it to me. Bye.'],
      yellow: ['Have a good weekend. Please write to me about the rest.'],
    },
    'threat-of-court': {
      name: 'A threat of court',
      gray: ['I have read this.', 'My lawyer can talk to yours.'],
      yellow: ['I have read this. Let us leave it to the lawyers and keep to the plan.'],
    },
    silent: {
      name: 'No answer at all',
      gray: ['I need a yes or no by Friday.', 'If I hear nothing, I will keep to the plan.'],
      yellow: ['Could you let me know by Friday? If not, I will keep to the plan.'],
    },
  },
  deescalation: {
    stop: { do: 'Stop talking. Take one step back, with the way out free.', say: null },
    breathe: { do: 'Breathe out slowly, twice. Let your hands hang.', say: null },
    name: { do: 'Say what you see, without blame.', say: 'We are both upset.' },
    lower: { do: 'Speak lower and slower than you feel.', say: 'I want to get this right for the kids.' },
    'one-thing': { do: 'Name one thing, only one.', say: 'Can we just settle who picks up on Friday?' },
    offer: {
      do: 'Give two ways. Both must be fine with you.',
      say: 'We can talk at five, or you can write to me.',
    },
    leave: {
      do: 'If it gets louder, go. Take the kids if they are with you.',
      say: 'I will stop here. I will write to you.',
    },
    after: { do: 'Write down what was said and when. Then do something that calms you.', say: null },
  },
  note: 'Use one line and stop. If it gets worse, or you get afraid, stop and use "Get help now".',
  sources: [
    {
      title: "Why We Don't Recommend Couples Counseling for Abusive Relationships",
      publisher: 'National Domestic Violence Hotline',
      url: 'https://www.thehotline.org/2014/08/01/why-we-dont-recommend-couples-counseling-for-abusive-relationships/',
      checked: '2026-11-20',
    },
    {
      title: 'The Grey Rock Method',
      publisher: 'Cleveland Clinic',
      url: 'https://health.clevelandclinic.org/grey-rock-method',
      checked: '2026-11-20',
    },
  ],
};
