import { PortraitFrame, type PortraitProps } from './portrait-frame.tsx';

export function JamesPortrait({ className }: PortraitProps) {
  return (
    <PortraitFrame
      className={className}
      disc="light-dark(#cfe3e6, #9fc6cd)"
      skin="#c98f68"
      shade="#ab734e"
      features="#2b1c16"
      behind={
        <>
          <path
            d="M62 14h26a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H78l-8 8v-8h-8z"
            fill="#256e7f"
            fillOpacity=".22"
          />
          <path d="M7 96c1-19 16-29 41-29s40 10 41 29z" fill="#256e7f" />
          <path d="M40 67h16l-8 12z" fill="#f3f0ea" />
        </>
      }
      front={
        <>
          <path
            d="M31 41c-2-15 5-24 18-24 12 0 18 8 16 24l-3-9c-8 1-16-1-21-4-3 3-7 7-10 13z"
            fill="#2b1c16"
          />
          <path
            d="M31.8 43c1 5 3 8 6 8 3-1 5-1.5 10.2-1.5s7 .5 10 1.5c3 0 5-3 6-8 .5 12-6 19.5-16 19.5S31.5 55 31.8 43zm9.7 9.8c2.5 5 10.5 5 13 0-4-1.3-9-1.3-13 0z"
            fill="#3b281f"
          />
          <path d="M39 66l9 13 9-13 5 3-10 16-4-5-4 5-10-16z" fill="#1b5463" />
        </>
      }
    />
  );
}
