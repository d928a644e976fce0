import { PortraitFrame, type PortraitProps } from './portrait-frame.tsx';

export function AvaPortrait({ className }: PortraitProps) {
  return (
    <PortraitFrame
      className={className}
      disc="light-dark(#e4d6e9, #c3aacd)"
      skin="#f0c8a4"
      shade="#d8a67f"
      features="#2a2028"
      behind={
        <>
          <path d="M-2 44l22-18 22 18v52H-2z" fill="#704581" fillOpacity=".22" />
          <path d="M27 64c-2-7-1-13-1-22 0-16 9-26 22-26s22 10 22 26c0 9 1 15-1 22z" fill="#2a2028" />
          <path d="M10 96c1-20 15-30 38-30s37 10 38 30z" fill="#704581" />
          <path d="M37 66c1 8 5 12 11 12s10-4 11-12z" fill="#d8a67f" />
        </>
      }
      front={
        <>
          <path
            d="M31 39c-1-13 6-20 17-20s18 7 17 20c-1-1-2-3-2-4-9 2-21 2-30 0 0 1-1 3-2 4z"
            fill="#2a2028"
          />
          <circle cx="31" cy="53" r="2" fill="#f2dfae" />
          <circle cx="65" cy="53" r="2" fill="#f2dfae" />
        </>
      }
    />
  );
}
