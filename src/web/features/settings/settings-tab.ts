export const settingsTabs = ['account', 'subscription', 'security', 'reminders', 'device', 'data'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

const formerTabs: ReadonlySet<string> = new Set(['advisors', 'notifications']);

/** Headings of the former single settings page, which old links still have in the hash. */
const formerAnchors: Readonly<Record<string, SettingsTab>> = {
  '#about-you': 'account',
  '#signing-in': 'security',
  '#reminders': 'reminders',
  '#this-browser': 'device',
  '#your-data': 'data',
};

/** `asked` is the query parameter. Unknown values open the account. */
export function settingsTab(asked: string | null): SettingsTab {
  return settingsTabs.find((tab) => tab === asked) ?? 'account';
}

/** Removed tabs that are still used in old links. */
export function isFormerTab(asked: string | null): boolean {
  return asked !== null && formerTabs.has(asked);
}

/** The current tab for an old link. Null if the link names a current tab. */
export function tabOfFormerAnchor(hash: string): SettingsTab | null {
  return formerAnchors[hash] ?? null;
}
