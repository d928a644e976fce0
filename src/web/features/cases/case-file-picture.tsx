/** A folder with a sheet of paper. */
export function CaseFilePicture() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden className="h-24 w-30">
      <path d="M18 82V26a5 5 0 0 1 5-5h22l8 9h44a5 5 0 0 1 5 5v47Z" className="fill-pine-soft" />
      <path d="M36 14h40l10 10v40H36Z" className="fill-surface stroke-edge" strokeWidth="2" />
      <path
        d="M44 27h24M44 36h32M44 45h28"
        className="stroke-apricot"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M10 52h100l-9 32a4 4 0 0 1-4 3H23a4 4 0 0 1-4-3Z" className="fill-pine" />
    </svg>
  );
}
