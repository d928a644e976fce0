import { X } from 'lucide-react';
import { HELP_SHEET_ID } from './get-help.tsx';
import { HelpLines } from '#web/ui/help-lines.tsx';
import { QuickExit } from '#web/ui/quick-exit.tsx';

/**
 * Phone numbers for help, as a native popover: prerendered in every page, so that it opens immediately, without any
 * script.
 */
export function HelpSheet() {
  return (
    <div
      id={HELP_SHEET_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={`${HELP_SHEET_ID}-title`}
      className="sheet sheet-bottom mt-auto mb-0 max-h-[90dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface p-5 text-ink shadow-card backdrop:bg-[rgb(18_25_27/50%)] md:m-auto md:w-[min(34rem,calc(100vw-2rem))] md:rounded-card md:p-6"
    >
      <div className="mb-3 flex flex-wrap-reverse items-end justify-between gap-x-4">
        <h2 id={`${HELP_SHEET_ID}-title`} tabIndex={-1} autoFocus className="text-lg">
          Get help now
        </h2>
        <div className="-mt-2 -mr-2 ml-auto flex shrink-0 items-center gap-2">
          <QuickExit />
          <button
            type="button"
            aria-label="Close"
            popoverTarget={HELP_SHEET_ID}
            popoverTargetAction="hide"
            className="flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-pine-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      <p className="mb-5 text-sm text-ink-soft">
        These lines are free and open 24 hours a day. You don’t have to be sure that things are bad enough to
        call.
      </p>
      <HelpLines />
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        Calls and texts can show up in your phone’s history. If someone checks your phone, use another one if
        you can.{' '}
        <a
          href="/safety"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          How to stay safer
        </a>
      </p>
    </div>
  );
}
