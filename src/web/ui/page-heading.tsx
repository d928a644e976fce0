import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

interface PageHeadingProps {
  /** A neutral word or two for the tab and the history, which others may see. */
  title: string;
  children: ReactNode;
  className?: string;
}

let isFirstPage = true;

/**
 * The only h1 of a page. It names the browser tab and takes the focus after navigation, so that a screen reader
 * announces the page.
 */
export function PageHeading({ title, children, className = 'text-xl md:text-2xl' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = document.documentElement.dataset['disguise'] ?? `${title} · Evenkeel`;
  }, [title]);

  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // Only when the page appears: a later change of the heading's text must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
