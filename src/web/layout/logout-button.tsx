import { LogOut } from 'lucide-react';
import { useSignOut } from './use-sign-out.ts';

export function LogoutButton() {
  const signOut = useSignOut();
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-pine-soft hover:text-ink md:min-h-10 collapsed:px-2.5"
    >
      <LogOut aria-hidden className="size-5 shrink-0" />
      <span className="collapsed:sr-only">Logout</span>
    </button>
  );
}
