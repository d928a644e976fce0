import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { AccountSummary } from './account-summary.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

/** The sidebar on a phone: a sheet that slides in from the left. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex size-[44px] items-center justify-center rounded-control hover:bg-pine-soft"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Menu" placement="left">
        <SidebarNav onNavigate={() => setIsOpen(false)} />
        <div className="mt-6 space-y-3 border-t border-line pt-4">
          <AccountSummary />
          <LogoutButton />
        </div>
      </Dialog>
    </>
  );
}
