/*
 * The few icons of the forms, defined here: the icon library's core would add 1.6 KB to the sign-in screen before its
 * first paint. All other icons come from the library.
 */

interface GlyphProps {
  className?: string | undefined;
}

export function EyeGlyph({ className }: GlyphProps) {
  return (
    <Glyph className={className}>
      <path d="M2.500 12C4.800 7.800 8 5.500 12 5.500s7.200 2.300 9.500 6.500c-2.300 4.200-5.500 6.500-9.500 6.500S4.800 16.200 2.500 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Glyph>
  );
}

export function ClosedEyeGlyph({ className }: GlyphProps) {
  return (
    <Glyph className={className}>
      <path d="M2.500 10c2.300 4 5.500 6 9.500 6s7.200-2 9.500-6M5.500 14l-2 2.500M9.500 15.800 8.700 19M14.500 15.800l.8 3.200M18.500 14l2 2.500" />
    </Glyph>
  );
}

export function AlertGlyph({ className }: GlyphProps) {
  return (
    <Glyph className={className}>
      <circle cx="12" cy="12" r="9.500" />
      <path d="M12 7v6M12 16.500v.1" />
    </Glyph>
  );
}

function Glyph({ className, children }: GlyphProps & { children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      {children}
    </svg>
  );
}
