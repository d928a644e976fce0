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
      what: 'Paste a draft. See what could start a fight, and get a calmer version.',
      load: async () => (await import('./message-coach/draft-form.tsx')).DraftForm,
    },
    {
      id: 'received',
      name: 'Read a message',
      what: 'Paste a message you got. See what needs a reply, and by when.',
      load: async () => (await import('./message-coach/received-form.tsx')).ReceivedForm,
    },
  ],
  hannah: [
    {
      id: 'deadline',
      name: 'Court deadline counter',
      what: 'Count the days from the date you got your papers, and see how each day was counted.',
      load: async () => (await import('./court-deadline/deadline-form.tsx')).DeadlineForm,
    },
    {
      id: 'papers',
      name: 'Papers to gather',
      what: 'Get a list that fits your situation. Check off what you have, and print the list.',
      load: async () => (await import('./documents/checklist-form.tsx')).ChecklistForm,
    },
  ],
  lena: [
    {
      id: 'breathing',
      name: 'Breathe slowly',
      what: 'Follow the breathing guide on the screen for one to ten minutes.',
      load: async () => (await import('./calm/breathing-form.tsx')).BreathingForm,
    },
    {
      id: 'grounding',
      name: 'Five senses',
      what: 'For when everything feels like too much. Take one small step at a time.',
      load: async () => (await import('./calm/grounding-steps.tsx')).GroundingSteps,
    },
    {
      id: 'record',
      name: 'Thought record',
      what: 'Work through a painful thought, one question at a time.',
      load: async () => (await import('./thought-record/record-form.tsx')).openRecordForm(),
    },
  ],
  ava: [
    {
      id: 'planner',
      name: 'Nights planner',
      what: 'See a year of nights and exchanges on a calendar. Compare two plans.',
      load: async () => (await import('./parenting-time/planner-form.tsx')).PlannerForm,
    },
    {
      id: 'topics',
      name: 'Parenting plan topics',
      what: 'See what a plan should cover and what’s still open.',
      load: async () => (await import('./parenting-time/headings-form.tsx')).HeadingsForm,
    },
  ],
  max: [
    {
      id: 'budget',
      name: 'Budget',
      what: 'See what comes in, what goes out, and what’s left each month.',
      load: async () => (await import('./money/budget-form.tsx')).BudgetForm,
    },
    {
      id: 'inventory',
      name: 'What you own and owe',
      what: 'List what you own and owe, with your own labels. See what’s left after debts.',
      load: async () => (await import('./money/inventory-form.tsx')).InventoryForm,
    },
  ],
  emma: [
    {
      id: 'phrases',
      name: 'Calm phrases',
      what: 'Find short replies that won’t fuel a fight.',
      load: async () => (await import('./conflict/phrases-form.tsx')).PhrasesForm,
    },
  ],
};
