import type { AdvisorId } from '#domain/advisor.ts';
import { AvaPortrait } from './ava-portrait.tsx';
import { EmmaPortrait } from './emma-portrait.tsx';
import { HannahPortrait } from './hannah-portrait.tsx';
import { JamesPortrait } from './james-portrait.tsx';
import { LenaPortrait } from './lena-portrait.tsx';
import { MaxPortrait } from './max-portrait.tsx';

const portraits = {
  lena: LenaPortrait,
  emma: EmmaPortrait,
  hannah: HannahPortrait,
  james: JamesPortrait,
  max: MaxPortrait,
  ava: AvaPortrait,
};

interface AdvisorPortraitProps {
  advisor: AdvisorId;
  /** Sets the size. The portrait is designed for 40 and 96 pixels. */
  className?: string;
}

/** Decoration beside the advisor's name, so it is hidden from screen readers. */
export function AdvisorPortrait({ advisor, className = 'size-10' }: AdvisorPortraitProps) {
  const Portrait = portraits[advisor];
  return <Portrait className={`shrink-0 rounded-full ${className}`} />;
}
