export interface PortraitProps {
  className?: string | undefined;
}

interface PortraitFrameProps extends PortraitProps {
  /** The color of the disc behind the person: a pale tone of the advisor's hue. */
  disc: string;
  skin: string;
  /** The skin color in shadow, for neck and nose. */
  shade: string;
  features: string;
  /** Shapes behind the head: long hair, shoulders. */
  behind: React.ReactNode;
  /** Shapes over the face: bangs, glasses, beard. */
  front: React.ReactNode;
}

/** Head, neck and a calm face on a disc. The six portraits differ in what is behind and in front. */
export function PortraitFrame({ disc, skin, shade, features, behind, front, className }: PortraitFrameProps) {
  return (
    <svg viewBox="9 5 78 78" aria-hidden="true" focusable="false" className={className}>
      <path d="M0 0h96v96H0z" fill={disc} />
      {behind}
      <path d="M41 54h14v11c0 4-3 7-7 7s-7-3-7-7z" fill={shade} />
      <path d="M32 40c0-12 6-19 16-19s16 7 16 19c0 13-7 22-16 22s-16-9-16-22z" fill={skin} />
      <circle cx="41.5" cy="42" r="1.7" fill={features} />
      <circle cx="54.5" cy="42" r="1.7" fill={features} />
      <path
        d="M48 43v4.5c0 1-.6 1.5-1.6 1.5"
        stroke={shade}
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M43.5 53.5c2.6 2.2 6.4 2.2 9 0"
        stroke={features}
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      {front}
    </svg>
  );
}
