import { SupportChat } from './features/advisors/support-chat.tsx';
import { HelpPage } from './features/help/help-page.tsx';

/** Combines two features in one file, so that they arrive in one chunk. */
export function HelpScreen() {
  return <HelpPage chat={<SupportChat />} />;
}
