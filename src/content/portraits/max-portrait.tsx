import { PortraitFrame, type PortraitProps } from './portrait-frame.tsx';

export function MaxPortrait({ className }: PortraitProps) {
  return (
    <PortraitFrame
      className={className}
      disc="light-dark(#f0e1c4, #dac290)"
      skin="#eec3a0"
      shade="#d49f79"
      features="#4b3426"
      behind={
        <>
          <path d="M13 96V60h9v36zm62 0V46h9v50z" fill="#8a5f1c" fillOpacity=".22" />
          <path d="M29 42c0-8 2-14 6-17h26c4 3 6 9 6 17 0 4-2 7-4 7H33c-2 0-4-3-4-7z" fill="#8f8a84" />
          <path d="M8 96c1-20 16-29 40-29s39 9 40 29z" fill="#8a5f1c" />
          <path d="M39 67h18l-9 11z" fill="#fbf5ea" />
        </>
      }
      front={
        <>
          <path
            d="M33 36c-1-11 5-18 15-18s16 7 15 18c-2-5-4-7-6-9-5 2-13 2-18 0-2 2-4 4-6 9z"
            fill="#a39e97"
          />
          <path d="M40 51c2-3 6-3 8-1.5 2-1.5 6-1.5 8 1.5-2 1.5-5 1.5-8 .5-3 1-6 1-8-.5z" fill="#8f8a84" />
          <path d="M38 66l10 12 10-12 5 3-9 15-6-6-6 6-9-15z" fill="#6f4b13" />
          <path d="M48 80v16" stroke="#6f4b13" strokeWidth="2" />
        </>
      }
    />
  );
}
