export type PlannedScreen = 'documents' | 'marketplace' | 'caseResearch' | 'help';

interface PlannedText {
  /** Stands in the browser's tab and history: neutral. */
  title: string;
  heading: string;
  intro: string;
  features: readonly string[];
  back: string;
}

/** What is on its way, in the product's words. */
export const plannedScreens: Readonly<Record<PlannedScreen, PlannedText>> = {
  documents: {
    title: 'Papers',
    heading: 'Document Review',
    intro: 'You will be able to have your papers read and explained in plain words.',
    features: [
      'AI analysis of the legal documents you upload',
      'Personalized insights into what they say',
      'A review of the legal implications',
      'Strategic recommendations for your next step',
    ],
    back: 'Return to Dashboard',
  },
  marketplace: {
    title: 'Marketplace',
    heading: 'Marketplace',
    intro: 'A place to find people and services that can help, from mediators to movers.',
    features: [],
    back: 'Return to Dashboard',
  },
  caseResearch: {
    title: 'Research',
    heading: 'Court Case Research',
    intro: 'You will be able to look up how courts decided in situations like yours.',
    features: [
      'Search court cases by state and subject',
      'Summaries in plain words, with the key points',
      'How a case may bear on your own',
      'Save the cases you want to come back to',
    ],
    back: 'Return to Dashboard',
  },
  help: {
    title: 'Help',
    heading: 'Support Chat',
    intro:
      'You will be able to ask about the app here. If you are in danger or cannot cope, use “Get help now” at the top of every page.',
    features: [],
    back: 'Back to Home',
  },
};
