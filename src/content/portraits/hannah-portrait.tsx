import { PortraitFrame, type PortraitProps } from './portrait-frame.tsx';

export function HannahPortrait({ className }: PortraitProps) {
  return (
    <PortraitFrame
      className={className}
      disc="light-dark(#d5dbee, #adb9de)"
      skin="#8d5a3c"
      shade="#6f432b"
      features="#2a1710"
      behind={
        <>
          <path d="M66 8h30v44H66z" fill="#45589c" fillOpacity=".22" />
          <circle cx="48" cy="33" r="22" fill="#2e1f1b" />
          <circle cx="29" cy="41" r="9" fill="#2e1f1b" />
          <circle cx="67" cy="41" r="9" fill="#2e1f1b" />
          <path d="M10 96c1-20 15-30 38-30s37 10 38 30z" fill="#45589c" />
          <path d="M35 64h26L48 85z" fill="#f6f4ee" />
        </>
      }
      front={
        <>
          <path d="M32 39c0-12 7-18 16-18s16 6 16 18c-3-6-9-9-16-9s-13 3-16 9z" fill="#2e1f1b" />
          <path
            d="M35 42a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm14 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm-2-1h2"
            fill="none"
            stroke="#f2dfae"
            strokeWidth="1.5"
          />
          <path d="M36 66l12 19 12-19 6 2-14 28h-8L30 68z" fill="#35467f" />
        </>
      }
    />
  );
}
