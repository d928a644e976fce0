import type { ReactNode } from 'react';
import type { Reward } from './rewards.ts';

interface RewardMedalProps {
  reward: Pick<Reward, 'stepId' | 'kind' | 'isEarned'>;
  className?: string;
}

/** A medal in one style: a plain shape for the kind, a symbol for the step. A future reward is only an outline. */
export function RewardMedal({ reward: { stepId, kind, isEarned }, className = 'size-16' }: RewardMedalProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="2.250"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`${className} ${hues[stepId] ?? ''} ${isEarned ? 'text-[var(--hue)]' : 'text-edge'}`}
    >
      <path
        d={shapes[kind]}
        stroke="currentColor"
        strokeWidth={isEarned ? 2.25 : 1.5}
        {...(!isEarned && { strokeDasharray: '3.500 4' })}
        className={`transition-[fill] ${isEarned ? 'fill-[color-mix(in_oklab,var(--hue)_20%,var(--surface))]' : 'fill-transparent'}`}
      />
      <g stroke="currentColor" opacity={isEarned ? 1 : 0.75}>
        {signs[stepId]}
      </g>
    </svg>
  );
}

const shapes: Readonly<Record<Reward['kind'], string>> = {
  // The shapes: a round seal, a soft shield and a sheet with a folded corner.
  Achievement: 'M32 5a27 27 0 1 1 0 54 27 27 0 0 1 0-54Z',
  Badge:
    'M32 4.500c6 4.500 13 6 21.500 6 .800 0 1.500.700 1.500 1.500v17c0 14-8.500 24-23 30.500C17.500 53 9 43 9 29V12c0-.800.700-1.500 1.500-1.500 8.500 0 15.500-1.500 21.500-6Z',
  Certificate: 'M13 6h29l11 11v37a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z',
};

const hues: Readonly<Record<number, string>> = {
  1: '[--hue:var(--pine)]',
  4: '[--hue:var(--james)]',
  5: '[--hue:var(--ava)]',
  6: '[--hue:var(--max)]',
  7: '[--hue:var(--hannah)]',
  8: '[--hue:var(--emma)]',
  9: '[--hue:var(--lena)]',
};

/** Drawn within 18..46 of the 64 units. */
const signs: Readonly<Record<number, ReactNode>> = {
  // A person.
  1: (
    <>
      <circle cx="32" cy="25" r="6" />
      <path d="M20.500 44c1.500-7 6-10 11.500-10s10 3 11.500 10" />
    </>
  ),
  // A message with two short lines.
  4: (
    <path d="M20 19.500h24a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500H32l-7 6v-6h-5a2.500 2.500 0 0 1-2.500-2.500V22a2.500 2.500 0 0 1 2.500-2.500ZM24.500 26.500h15M24.500 32h9" />
  ),
  // Two homes, one path between them.
  5: (
    <path d="M17 33.500v-7l6.500-5.500 6.500 5.500v7ZM34 47v-7l6.500-5.500L47 40v7ZM23.500 38.500v3a4 4 0 0 0 4 4h2" />
  ),
  // A balanced pair of scales.
  6: (
    <path d="M32 18v27M25 45.500h14M18.500 23h27M22 23l-5 10.500a5.200 5.200 0 0 0 10 0ZM42 23l-5 10.500a5.200 5.200 0 0 0 10 0Z" />
  ),
  // A compass.
  7: (
    <>
      <circle cx="32" cy="31" r="14" />
      <path d="m37.500 25.500-3 8-8 3 3-8Z" />
    </>
  ),
  // An olive twig.
  8: (
    <path d="M21 44c4-10 11-17 22-22M27.500 34.500c-5-.500-8-3.500-8.500-9 5 0 8 3.500 8.500 9ZM34 28c-2.500-4-2.500-7.500.500-11.500 3 3.500 3 7.500-.500 11.500ZM30 39c4 3 8.500 3 12.500-.500-4-3.500-8.500-3-12.500.500Z" />
  ),
  // A sprout.
  9: (
    <path d="M32 46V30M32 32c-8.500.500-13-4-13-12 8.500-.500 13 4 13 12ZM32 38c0-7 4-11 12-11 .500 7-4 11.500-12 11ZM25.500 46h13" />
  ),
};
