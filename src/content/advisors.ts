import type { AdvisorId } from '#domain/advisor.ts';

/** The introduction of an advisor. All of them are automated guides and say so. */
export interface AdvisorProfile {
  id: AdvisorId;
  name: string;
  role: string;
  focus: string;
  subtitle: string;
  description: string;
  path: string;
  cta: string;
}

export const advisorProfiles: Readonly<Record<AdvisorId, AdvisorProfile>> = {
  lena: {
    id: 'lena',
    name: 'Lena',
    role: 'Mindfulness and personal coach',
    focus: 'Emotional',
    subtitle: 'For hard nights and mornings',
    description: 'Ways to calm down, sleep, grieve and feel like yourself again.',
    path: '/lena',
    cta: 'Chat Now',
  },
  emma: {
    id: 'emma',
    name: 'Emma',
    role: 'Conflict resolution and emotional support coach',
    focus: 'Conflict',
    subtitle: 'For high-conflict situations',
    description: 'Staying steady when every exchange turns into a fight.',
    path: '/emma',
    cta: 'Chat Now',
  },
  hannah: {
    id: 'hannah',
    name: 'Hannah',
    role: 'Legal prep and document guide',
    focus: 'Legal',
    subtitle: 'For court papers, next steps and dates',
    description: 'What the papers mean, what to gather and which dates matter.',
    path: '/hannah',
    cta: 'Chat Now',
  },
  james: {
    id: 'james',
    name: 'James',
    role: 'Communication strategist and coach',
    focus: 'Communication',
    subtitle: 'For messages to your ex',
    description: 'Calm, short messages that say what’s needed and nothing more.',
    path: '/james',
    cta: 'Chat Now',
  },
  max: {
    id: 'max',
    name: 'Max',
    role: 'Divorce financial coach',
    focus: 'Financial',
    subtitle: 'For money, debts and the house',
    description: 'A clear view of what comes in, what goes out and what you have.',
    path: '/max',
    cta: 'Chat Now',
  },
  ava: {
    id: 'ava',
    name: 'Ava',
    role: 'Custody and parenting-plan advisor',
    focus: 'Custody',
    subtitle: 'For parenting time and plans',
    description: 'Schedules, holidays and plans that work for children.',
    path: '/ava',
    cta: 'Chat Now',
  },
};
