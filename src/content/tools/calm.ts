import type { CalmWords } from '#domain/tools/calm/calm-tools.ts';
import type { RecordWords } from '#domain/tools/calm/thought-record-tool.ts';

export const calmWords: CalmWords = {
  grounding: {
    'breathe-first': 'Put both feet on the floor. Breathe in slowly, then out slowly.',
    see: 'Look around. Name five things you can see.',
    touch: 'Touch four things near you. Are they warm or cold, soft or hard?',
    hear: 'Listen. Name three sounds, near or far.',
    smell: 'Find two things you can smell. Your sleeve is fine.',
    taste: 'Name one thing you can taste, or take a sip of water.',
    'breathe-last': 'Breathe in slowly once more, then out slowly. Look at where you are.',
  },
  breaths: {
    box: { name: 'Box breathing', how: 'In, hold, out and rest, four seconds each.' },
    'long-out': { name: 'Long exhale', how: 'In for four seconds, out for six.' },
    even: { name: 'Even breathing', how: 'In for five seconds, out for five.' },
  },
  phases: { in: 'Breathe in', hold: 'Hold', out: 'Breathe out', rest: 'Rest' },
  care: 'Your eyes can stay open. If you feel dizzy or short of breath, stop and breathe normally. If your chest hurts or the feeling doesn’t pass, call emergency services or a doctor.',
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
      hint: 'When and where was it, and who was there? Describe it the way a camera would record it.',
    },
    feeling: { ask: 'What did you feel?', hint: 'One word, such as sad, angry or scared.' },
    strength: { ask: 'How strong was it?', hint: 'From 0 (not at all) to 100 (as strong as it gets).' },
    thought: {
      ask: 'What went through your mind?',
      hint: 'Write the thought that hurt most, in one sentence.',
    },
    evidenceFor: { ask: 'What supports that thought?', hint: 'List only facts.' },
    evidenceAgainst: {
      ask: 'What doesn’t support it?',
      hint: 'What would you tell a friend who had this thought?',
    },
    balanced: {
      ask: 'What’s a fairer way to put that thought?',
      hint: 'It doesn’t have to be cheerful, but it should be true.',
    },
    strengthAfter: { ask: 'How strong is the feeling now?', hint: 'From 0 to 100.' },
  },
  eased: 'The feeling is a bit lighter than before. You can do this again if the thought comes back.',
  same: 'The feeling is the same. That happens. Looking at the thought still helps.',
  harder:
    'The feeling is stronger now. Stop here and do something kind for yourself, such as drinking water, getting some air or calling a friend.',
  note: 'This is self-help, not therapy. If thoughts like this weigh on you most days, a doctor or counselor can help.',
};
