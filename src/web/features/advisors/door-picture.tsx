/** A door ajar: the advisor is unavailable for now, not permanently. */
export function DoorPicture() {
  return (
    <svg viewBox="0 0 96 80" aria-hidden="true" focusable="false" className="h-20 w-24">
      <path d="M28 10h40v62H28z" className="fill-apricot-soft" />
      <path d="M28 72h40l16 8H36z" className="fill-apricot-soft" opacity=".7" />
      <path d="M28 10l26 7v62l-26-7z" className="fill-pine" />
      <circle cx="48" cy="47" r="2.2" className="fill-on-pine" />
      <path
        d="M25 72V10a3 3 0 0 1 3-3h40a3 3 0 0 1 3 3v62"
        className="stroke-pine"
        strokeWidth="3"
        fill="none"
      />
      <path d="M8 72h80" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
