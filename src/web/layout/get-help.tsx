export const HELP_SHEET_ID = 'get-help';

/** The page itself holds the sheet (help-sheet.tsx); the browser opens it, even before the app has started. */
export function GetHelp() {
  return (
    <button
      type="button"
      popoverTarget={HELP_SHEET_ID}
      aria-haspopup="dialog"
      className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-control px-2 text-sm font-semibold text-pine hover:bg-pine-soft md:min-h-9 md:px-3"
    >
      Get help now
    </button>
  );
}
