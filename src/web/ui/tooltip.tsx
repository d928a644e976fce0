import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Holds the delays of all tooltips inside. This file is fetched on demand: import it lazily. */
export function TooltipProvider({
  delay = OPEN_DELAY_MS,
  children,
}: {
  delay?: number;
  children: ReactNode;
}) {
  return (
    <Primitive.Provider delayDuration={delay} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  label: string;
  /** When off, the child is as it would be without a tooltip. */
  isOn?: boolean;
  children: ReactNode;
}

/** `children` is one element that takes a ref. The label must not be the only place where it is said. */
export function Tooltip({ label, isOn = true, children }: TooltipProps) {
  return (
    <Primitive.Root {...(!isOn && { open: false })}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side="right"
          sideOffset={8}
          className="z-50 rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
