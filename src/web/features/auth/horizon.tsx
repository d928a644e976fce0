/** A decorative picture: water, a low sun and an upright boat. */
export function Horizon() {
  return (
    <svg viewBox="0 0 480 230" aria-hidden className="hidden w-full max-w-lg lg:block">
      <path d="M282 150a62 62 0 0 1 124 0Z" className="fill-apricot-soft" />
      <path d="M0 150c70-10 104-46 158-46s84 34 130 46Z" className="fill-pine-soft" />
      <path d="M202 34c-32 24-50 54-54 92h54Z" className="fill-apricot" />
      <path d="M212 62c24 15 38 36 42 64h-42Z" className="fill-pine" opacity=".5" />
      <path d="M122 134h166c-5 16-14 26-28 32H150c-14-6-23-16-28-32Z" className="fill-pine" />
      <g className="stroke-line" strokeWidth="3" strokeLinecap="round">
        <path d="M2 150h102M306 150h172M86 168h238M130 186h148M352 186h72M172 204h66M306 204h40" />
      </g>
    </svg>
  );
}
