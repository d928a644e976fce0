export const settingsTabs = ['account', 'subscription', 'security', 'reminders', 'device', 'data'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

const formerTabs: ReadonlySet<string> = new Set(['advisors', 'notifications']);

/** Headings of the one long page that the settings were: old links still name them behind the `#`. */
const formerAnchors: Readonly<Record<string, SettingsTab>> = {
  '#about-you': 'account',
  '#signing-in': 'security',
  '#reminders': 'reminders',
  '#this-browser': 'device',
  '#your-data': 'data',
};

/** `asked` is the query parameter; whatever is no tab leads to the account. */
export function settingsTab(asked: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === asked) ?? 'account';
}

/** Tabs that are gone, but still stand in old links. */
export function isFormerTab(asked: string | null): boolean {
  return asked !== null && formerTabs.has(asked);
}

/** The tab that an old link meant, or null where it names one itself. */
export function tabOfFormerAnchor(hash: string): SettingsTab | null {
  return formerAnchors[hash] ?? null;
}
