import type { ConflictWords } from '#domain/tools/conflict/conflict-tools.ts';

export const conflictWords: ConflictWords = {
  questions: {
    afraid: 'Are you afraid of this person, now or at times?',
    hurt: 'Have they ever hit, pushed or hurt you, or thrown things at you?',
    strangled: 'Have they ever put their hands on your neck, or stopped you from breathing?',
    threatened: 'Have they said they would hurt you, the children, a pet or themselves?',
    weapon: 'Have they used a weapon or shown you one, or could they get one when they’re angry?',
    controlled: 'Do they control your money, your phone, where you go or who you see?',
    'cut-off': 'Have they cut you off from friends or family?',
    followed: 'Do they follow you, watch you or track your phone or car?',
    forced: 'Have they made you do sexual things you didn’t want?',
    'children-at-risk': 'Are you worried that they might hurt or take the children?',
    'worse-after-no': 'Does it get worse when you say no, or when you try to leave?',
  },
  danger: {
    text: 'Thank you for telling me. Talking it out isn’t the next step, and nothing you say can make it safe. The people below can help you plan, day or night, and they won’t push you. Keep contact short and in writing, or let a lawyer or advocate handle it. Ask the people below about a protective order. If you can, call from a phone that no one else checks.',
    urgentText:
      'Thank you for telling me. What you’re describing can be a sign of serious danger. Please talk to the people below today, from a phone that no one else checks. If they put their hands on your neck, see a doctor today, even if you feel fine. Don’t meet the other person alone. If you’re in danger, call emergency services.',
    lines: ['violence', 'emergency'],
  },
  careful: {
    text: 'You weren’t sure about some of these, and that’s okay. Until you know more, keep contact short and in writing, and meet only where there are other people. The people below can talk it through with you, even if you don’t know what to call it.',
    lines: ['violence'],
  },
  phrases: {
    insult: {
      name: 'An insult',
      gray: ['I read your message.', 'I’ll answer the part about the kids.'],
      yellow: ['Thanks for the note. I’ll reply about the kids.'],
    },
    blame: {
      name: 'Blame',
      gray: ['I see it differently.', 'Noted.'],
      yellow: ['I see it differently, and I’d like to focus on what comes next.'],
    },
    opinion: {
      name: 'An opinion you didn’t ask for',
      gray: ['OK.', 'I heard you.'],
      yellow: ['Thanks, I’ll think about it.'],
    },
    swap: {
      name: 'A swap you don’t want',
      gray: ['That doesn’t work for me.', 'I’ll stick to the plan.'],
      yellow: ['Thanks for asking. This time I’d like to stick to the plan.'],
    },
    'off-topic': {
      name: 'Something off topic',
      gray: ['I only write about the kids here.', 'That’s for another time.'],
      yellow: ['Got it. I’ll answer in our weekly update.'],
    },
    'many-messages': {
      name: 'Message after message',
      gray: ['I answer once a day.', 'I got your message.'],
      yellow: ['Thanks, I got your messages. I answer once a day, or sooner if a child is sick.'],
    },
    late: {
      name: 'Late again',
      gray: ['The kids are ready. What time will you be here?', 'We’re leaving in half an hour.'],
      yellow: ['The kids are ready. Please text me when you’re on the way.'],
    },
    money: {
      name: 'A fight about money',
      gray: ['Please send the bill.', 'I’ll check and write back.'],
      yellow: ['Please send the bill, and I’ll look at it this week.'],
    },
    'new-partner': {
      name: 'Questions about your private life',
      gray: ['I keep that private.', 'That’s not about the kids.'],
      yellow: ['I keep that private, but I’ll tell you what matters for the kids.'],
    },
    'old-fight': {
      name: 'An old fight',
      gray: ['I’m not going back over that.', 'That’s in the past.'],
      yellow: ['We won’t settle that here. What do we need for this week?'],
    },
    'parenting-critique': {
      name: 'How you raise the kids',
      gray: ['We do things our own way here.', 'I heard you.'],
      yellow: ['Thanks for telling me. Each home does things its own way.'],
    },
    'drawn-in-at-the-door': {
      name: 'A fight at the door',
      gray: ['Not in front of the kids.', 'Please write it to me. Bye.'],
      yellow: ['Have a good weekend. Please write to me about the rest.'],
    },
    'threat-of-court': {
      name: 'A threat to go to court',
      gray: ['I’ve read this.', 'My lawyer can talk to yours.'],
      yellow: ['I’ve read this. Let’s leave it to the lawyers and stick to the plan.'],
    },
    silent: {
      name: 'No answer at all',
      gray: ['I need a yes or no by Friday.', 'Without an answer, I’ll stick to the plan.'],
      yellow: ['Could you let me know by Friday? If not, I’ll stick to the plan.'],
    },
  },
  deescalation: {
    stop: { do: 'Stop talking. Take one step back, and keep the way out clear.', say: null },
    breathe: { do: 'Breathe out slowly, twice. Let your hands hang loose.', say: null },
    name: { do: 'Say what you see, without blame.', say: 'We’re both upset.' },
    lower: {
      do: 'Speak more softly and slowly than you want to.',
      say: 'I want to get this right for the kids.',
    },
    'one-thing': {
      do: 'Pick one thing, and only one.',
      say: 'Can we just settle who’s picking up the kids on Friday?',
    },
    offer: {
      do: 'Offer two options. Both have to be okay with you.',
      say: 'We can talk at five, or you can write to me.',
    },
    leave: {
      do: 'If things get louder, leave. Take the kids if they’re with you.',
      say: 'I’m going to stop here. I’ll write to you.',
    },
    after: { do: 'Write down what was said and when. Then do something that calms you down.', say: null },
  },
  note: 'Say one line and stop. If it gets worse, or you feel afraid, stop and use "Get help now."',
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
