import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { openModal } from '#web/lib/open-modals.ts';
import { QuickExit } from '#web/ui/quick-exit.tsx';

export type DialogPlacement = 'center' | 'left' | 'bottom';

const placements: Record<DialogPlacement, string> = {
  center: 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-card',
  left: 'mr-auto h-dvh max-h-none w-[min(18rem,calc(100vw-48px))] border-y-0 border-l-0 sheet-left',
  bottom:
    'mt-auto mb-0 w-full max-w-none rounded-t-2xl border-x-0 border-b-0 sheet-bottom md:m-auto md:w-[min(32rem,calc(100vw-2rem))] md:rounded-card md:border',
};

interface DialogProps {
  isOpen: boolean;
  /** Undefined while the dialog must not be closed because something in it must be answered first. */
  onClose: (() => void) | undefined;
  title: string;
  /** `left` and `bottom` are sheets; a bottom sheet is a plain dialog on wide screens. */
  placement?: DialogPlacement;
  children: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, closes on Esc and restores the focus. Children are mounted only
 * while it is open.
 */
export function Dialog({ isOpen, onClose, title, placement = 'center', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Not a plain effect: by the time its cleanup runs, a removed dialog is no longer in the page, and the browser doesn't
  // restore the focus.
  useLayoutEffect(() => {
    if (!dialog.current || !isOpen) return undefined;
    const close = openModal(dialog.current);
    // Focuses the heading rather than the first button, so that a screen reader announces it.
    heading.current?.focus();
    return close;
  }, [isOpen]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose?.();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the key
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React also bubbles cancel events of a nested dialog or file field up to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // Chrome closes at the second Esc, even if the first was prevented.
      onClose={({ currentTarget }) => {
        if (isOpen && !onClose && !currentTarget.open) currentTarget.showModal();
      }}
      onClick={closeOnBackdrop}
      className={`sheet flex-col overflow-hidden border border-line bg-surface p-0 open:flex text-ink shadow-card backdrop:bg-[rgb(18_25_27/50%)] ${placements[placement]}`}
    >
      {isOpen && (
        <div className="flex min-h-0 scroll-pt-30 flex-col overflow-y-auto overscroll-contain">
          {/* Stays visible, for Quick exit. */}
          <div className="sticky -top-(--pad) z-10 -mx-(--pad) -mt-(--pad) flex flex-wrap-reverse items-end justify-between gap-x-4 bg-surface px-(--pad) pt-(--pad) pb-4">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="flex-[1_0_min(9rem,100%)] text-lg">
              {title}
            </h2>
            <div className="-mt-2 -mr-2 ml-auto flex shrink-0 items-center gap-2">
              {/* The page's own exit is inert while a dialog is open. */}
              <QuickExit />
              {onClose && (
                <button
                  type="button"
                  aria-label="Close"
                  onClick={onClose}
                  className="flex size-[min(2.75rem,44px)] items-center justify-center rounded-control text-ink-soft hover:bg-pine-soft hover:text-ink"
                >
                  <X aria-hidden className="size-5" />
                </button>
              )}
            </div>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
