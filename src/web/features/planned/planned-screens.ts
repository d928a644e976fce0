export type PlannedScreen = 'documents' | 'marketplace' | 'caseResearch';

interface PlannedText {
  /** A neutral title for the browser's tab and history. */
  title: string;
  heading: string;
  intro: string;
  features: readonly string[];
  /** The existing feature that is most similar. */
  meanwhile: { text: string; path: string; label: string };
}

/** The description of the planned feature, in the product's words. */
export const plannedScreens: Readonly<Record<PlannedScreen, PlannedText>> = {
  documents: {
    title: 'Papers',
    heading: 'Document Review',
    intro:
      'You’ll be able to have your papers explained in plain language. You can’t upload anything yet. We’ll hold your upload credits until you can.',
    features: [
      'AI analysis of the legal documents you upload',
      'Personalized insights into what they say',
      'A review of the legal implications',
      'Strategic recommendations for your next step',
    ],
    meanwhile: {
      text: 'Until then, a checklist helps you gather the papers you’ll need.',
      path: '/resources/checklists-1',
      label: 'Document Preparation Checklist',
    },
  },
  marketplace: {
    title: 'Marketplace',
    heading: 'Marketplace',
    intro:
      'This will be a place to find people and services that can help, from mediators to movers. There’s nothing to buy here yet.',
    features: [],
    meanwhile: {
      text: 'Until then, this guide shows you how to find people who can support you.',
      path: '/resources/wellbeing-3',
      label: 'Building Your Support Network',
    },
  },
  caseResearch: {
    title: 'Research',
    heading: 'Court Case Research',
    intro: 'You’ll be able to see how courts have decided cases like yours.',
    features: [
      'Search court cases by state and subject',
      'Summaries in plain language, with the key points',
      'How a case may apply to yours',
      'Save the cases you want to come back to',
    ],
    meanwhile: {
      text: 'Until then, this guide explains the terms that courts use.',
      path: '/resources/guides-4',
      label: 'Legal Terms Explained',
    },
  },
};
