export const HELP_SHEET_ID = 'get-help';

/**
 * The link to the help sheet (help-sheet.tsx), which is part of the page. The browser opens it, even before the app has
 * started.
 */
export function GetHelp() {
  return (
    <button
      type="button"
      popoverTarget={HELP_SHEET_ID}
      aria-haspopup="dialog"
      className="inline-flex min-h-11 items-center rounded-control text-left text-sm leading-tight font-semibold text-pine hover:bg-pine-soft md:min-h-9"
    >
      Get help now
    </button>
  );
}
