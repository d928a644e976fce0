import type { CalmWords } from '#domain/tools/calm/calm-tools.ts';
import type { RecordWords } from '#domain/tools/calm/thought-record-tool.ts';

export const calmWords: CalmWords = {
  grounding: {
    'breathe-first': 'Put both feet on the floor. Breathe in slowly, and out slowly.',
    see: 'Look around. Name five things you can see.',
    touch: 'Touch four things near you. Are they warm, cold, soft, hard?',
    hear: 'Listen. Name three sounds, near or far.',
    smell: 'Find two things you can smell. Your sleeve is fine.',
    taste: 'Name one taste, or take a sip of water.',
    'breathe-last': 'Breathe in slowly once more, and out slowly. Look where you are.',
  },
  breaths: {
    box: { name: 'Box breathing', how: 'In, hold, out and rest, four seconds each.' },
    'long-out': { name: 'Long out-breath', how: 'In for four seconds, out for six.' },
    even: { name: 'Even breathing', how: 'In for five seconds, out for five.' },
  },
  phases: { in: 'Breathe in', hold: 'Hold', out: 'Breathe out', rest: 'Rest' },
  care: 'Your eyes can stay open. If you feel dizzy or short of air, stop and breathe normally. If your chest hurts or it doesn’t pass, call emergency services or a doctor.',
  sources: [
    {
      title: 'Relaxation Techniques for Stress?',
      publisher: 'NIH News in Health',
      url: 'https://newsinhealth.nih.gov/2013/02/relaxation-techniques-stress',
      checked: '2026-11-20',
    },
  ],
};

export const recordWords: RecordWords = {
  steps: {
    situation: {
      ask: 'What happened?',
      hint: 'When, where and who? Describe it the way a camera would see it.',
    },
    feeling: { ask: 'What did you feel?', hint: 'One word, such as sad, angry or scared.' },
    strength: { ask: 'How strong was it?', hint: 'From 0 (not at all) to 100 (as strong as it gets).' },
    thought: { ask: 'What went through your mind?', hint: 'The thought that hurt most, in a sentence.' },
    evidenceFor: { ask: 'What supports it?', hint: 'Facts only.' },
    evidenceAgainst: {
      ask: 'What doesn’t?',
      hint: 'What would you tell a friend who thinks this?',
    },
    balanced: {
      ask: 'What would be a fair way to say it?',
      hint: 'It doesn’t have to be cheerful, but it should be true.',
    },
    strengthAfter: { ask: 'How strong is the feeling now?', hint: 'From 0 to 100.' },
  },
  eased: 'It’s a bit lighter than before. You can come back to this page when the thought comes back.',
  same: 'It feels the same. That happens. Looking at the thought still helps.',
  harder:
    'It feels heavier now. Stop here and do something kind for yourself: drink water, get some air, call a friend.',
  note: 'This is self-help, not therapy. If thoughts like this weigh on you most days, a doctor or counselor can help.',
};
