import type { ComponentType } from 'react';
import type { AdvisorId } from '#domain/advisor.ts';

export interface ShelvedTool {
  id: string;
  name: string;
  what: string;
  load: () => Promise<ComponentType>;
}

/** Each tool is fetched when it is opened. */
export const shelf: Readonly<Record<AdvisorId, readonly ShelvedTool[]>> = {
  james: [
    {
      id: 'draft',
      name: 'Message coach',
      what: 'Paste a draft. See what may start a fight, and a calmer version.',
      load: async () => (await import('./message-coach/draft-form.tsx')).DraftForm,
    },
    {
      id: 'received',
      name: 'Read a message',
      what: 'Paste what you got. See what needs a reply, and by when.',
      load: async () => (await import('./message-coach/received-form.tsx')).ReceivedForm,
    },
  ],
  hannah: [
    {
      id: 'deadline',
      name: 'Count a court date',
      what: 'Starting from the day you got papers, with every day shown.',
      load: async () => (await import('./court-deadline/deadline-form.tsx')).DeadlineForm,
    },
    {
      id: 'papers',
      name: 'Papers to gather',
      what: 'A list that fits your situation, to check off and print.',
      load: async () => (await import('./documents/checklist-form.tsx')).ChecklistForm,
    },
  ],
  lena: [
    {
      id: 'breathing',
      name: 'Breathe slowly',
      what: 'The screen sets the pace. One to ten minutes.',
      load: async () => (await import('./calm/breathing-form.tsx')).BreathingForm,
    },
    {
      id: 'grounding',
      name: 'Five senses',
      what: 'For when it’s all too much. One small step at a time.',
      load: async () => (await import('./calm/grounding-steps.tsx')).GroundingSteps,
    },
    {
      id: 'record',
      name: 'Thought record',
      what: 'Look at a thought that hurts, one question at a time.',
      load: async () => (await import('./thought-record/record-form.tsx')).openRecordForm(),
    },
  ],
  ava: [
    {
      id: 'planner',
      name: 'Nights planner',
      what: 'Nights, exchanges and a calendar for a year. Compare two plans.',
      load: async () => (await import('./parenting-time/planner-form.tsx')).PlannerForm,
    },
    {
      id: 'topics',
      name: 'Parenting plan topics',
      what: 'What a plan should settle, and what’s still open.',
      load: async () => (await import('./parenting-time/headings-form.tsx')).HeadingsForm,
    },
  ],
  max: [
    {
      id: 'budget',
      name: 'Budget',
      what: 'What comes in, what goes out and what’s left each month.',
      load: async () => (await import('./money/budget-form.tsx')).BudgetForm,
    },
    {
      id: 'inventory',
      name: 'What you own and owe',
      what: 'A list with your own labels, and what’s left after debts.',
      load: async () => (await import('./money/inventory-form.tsx')).InventoryForm,
    },
  ],
  emma: [
    {
      id: 'phrases',
      name: 'Calm phrases',
      what: 'Short replies that don’t feed a fight.',
      load: async () => (await import('./conflict/phrases-form.tsx')).PhrasesForm,
    },
  ],
};
