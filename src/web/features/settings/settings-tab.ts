export type SettingsTab = 'account' | 'subscription';

const formerTabs: ReadonlySet<string> = new Set(['advisors', 'notifications']);

/** `asked` is the query parameter; whatever is no tab leads to the account. */
export function settingsTab(asked: string | null): SettingsTab {
  return asked === 'subscription' ? 'subscription' : 'account';
}

/** Tabs that are gone, but still stand in old links. */
export function isFormerTab(asked: string | null): boolean {
  return asked !== null && formerTabs.has(asked);
}
