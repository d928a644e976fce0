export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'wide';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-80';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-deep',
  secondary: 'border border-edge bg-surface text-ink hover:bg-pine-soft',
  quiet: 'text-pine hover:bg-pine-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-deep',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-room text-base',
  small: 'min-h-11 px-room-3 text-sm md:min-h-9',
  wide: 'min-h-12 w-full px-room text-base',
};

/** For links that look like buttons. `Button` already has these classes. */
export function buttonClass(options: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): string {
  const { variant = 'primary', size = 'medium', className = '' } = options;
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}
