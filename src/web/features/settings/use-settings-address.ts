import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type SettingsTab, isFormerTab, settingsTab, tabOfFormerAnchor } from './settings-tab.ts';

interface SettingsAddress {
  /** Null if the URL names no tab. */
  asked: SettingsTab | null;
  /** Back leaves the settings instead of going through the visited tabs. */
  select: (tab: SettingsTab) => void;
}

export function useSettingsAddress(): SettingsAddress {
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = query.get('tab');
  const former = isFormerTab(named) ? 'account' : tabOfFormerAnchor(hash);

  useEffect(() => {
    if (former) void navigate(`?tab=${former}`, { replace: true });
  }, [former, navigate]);

  return { asked: requestedTab(query), select: (tab) => setQuery({ tab }, { replace: true }) };
}

/** A sign-in with a provider returns without the tab, because the server removes the query of the return address. */
function requestedTab(query: URLSearchParams): SettingsTab | null {
  const named = query.get('tab');
  if (named !== null) return settingsTab(named);
  return query.has('code') || query.has('error_code') ? 'security' : null;
}
