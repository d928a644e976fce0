/** A calendar page with a sprig: the empty list's picture. */
export function CalendarPicture() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false" className="h-18 w-24">
      <path
        d="M22 16h44a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z"
        className="fill-pine-soft"
      />
      <path d="M22 16h44a6 6 0 0 1 6 6v6H16v-6a6 6 0 0 1 6-6z" className="fill-pine" />
      <path d="M28 10v10m32-10v10" className="stroke-ink-soft" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M26 38h6m9 0h6m-21 11h6m9 0h6"
        className="stroke-pine"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".45"
      />
      <path
        d="M74 66c-3-12-2-22 3-31"
        className="stroke-apricot"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M74 54c-6 0-10-3-11-9 6 0 10 3 11 9zm0-8c0-6 4-10 10-11 0 6-4 10-10 11zm1 14c1-5 5-8 11-8-1 5-5 8-11 8z"
        className="fill-apricot"
        opacity=".75"
      />
    </svg>
  );
}
