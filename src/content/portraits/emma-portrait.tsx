import { PortraitFrame, type PortraitProps } from './portrait-frame.tsx';

export function EmmaPortrait({ className }: PortraitProps) {
  return (
    <PortraitFrame
      className={className}
      disc="light-dark(#f2d9de, #dcaeb8)"
      skin="#f4cfb8"
      shade="#dfab90"
      features="#5c3226"
      behind={
        <>
          <circle cx="80" cy="26" r="20" fill="#a94c64" fillOpacity=".22" />
          <path d="M26 70c-4-8 0-14 0-27 0-17 9-27 22-27s22 10 22 27c0 13 4 19 0 27z" fill="#9c4f2e" />
          <path d="M10 96c1-20 15-30 38-30s37 10 38 30z" fill="#a94c64" />
          <path d="M38 67h20l-10 17z" fill="#fdf3ee" />
        </>
      }
      front={
        <>
          <path d="M31 43c-1-15 6-24 17-24s18 9 17 24c-2-6-6-10-9-14-6 6-17 5-25 14z" fill="#9c4f2e" />
          <path d="M38 67l10 17 10-17 4 1-12 24h-4L34 68z" fill="#8b3a51" />
        </>
      }
    />
  );
}
