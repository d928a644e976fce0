import { PortraitFrame, type PortraitProps } from './portrait-frame.tsx';

export function LenaPortrait({ className }: PortraitProps) {
  return (
    <PortraitFrame
      className={className}
      disc="light-dark(#d3e2d6, #abc6b2)"
      skin="#dfb08c"
      shade="#c6916b"
      features="#4a2f22"
      behind={
        <>
          <path d="M10 62c-2-14 3-24 13-31 4 12 0 23-13 31z" fill="#4e7b5a" fillOpacity=".22" />
          <path d="M86 66c4-12 1-22-8-30-5 11-3 21 8 30z" fill="#4e7b5a" fillOpacity=".22" />
          <circle cx="48" cy="15" r="9" fill="#5b3a29" />
          <path d="M29 44c-2-17 7-27 19-27s21 10 19 27c-1 6-4 10-4 10H33s-3-4-4-10z" fill="#5b3a29" />
          <path d="M11 96c1-20 14-30 37-30s36 10 37 30z" fill="#4e7b5a" />
        </>
      }
      front={
        <>
          <path d="M32 41c0-14 6-21 16-21s16 7 16 21c-3-8-8-12-16-12s-13 4-16 12z" fill="#5b3a29" />
          <path d="M37 65c4 6 18 6 22 0l3 4c-5 9-23 9-28 0z" fill="#6a9876" />
        </>
      }
    />
  );
}
