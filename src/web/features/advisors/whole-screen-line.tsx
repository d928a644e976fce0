import { ArrowLeft } from 'lucide-react';
import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import type { AdvisorId } from '#domain/advisor.ts';

interface WholeScreenLineProps {
  advisor: AdvisorId;
  onLeave: () => void;
}

/** The line above a full-screen conversation on a phone, with the way back to the page. */
export function WholeScreenLine({ advisor, onLeave }: WholeScreenLineProps) {
  return (
    <div className="flex items-center gap-1 border-b border-line pr-4 md:hidden">
      <button
        type="button"
        aria-label="Exit full screen"
        className="grid size-11 place-items-center"
        onClick={onLeave}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </button>
      <AdvisorPortrait advisor={advisor} className="size-7" />
      <p className="ml-1 font-semibold">{advisorProfiles[advisor].name}</p>
      <p className="ml-auto text-xs text-ink-soft">Automated guide, not a person</p>
    </div>
  );
}
