/** For a whole page that is loading. */
export function LoadingMessage({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="py-16 text-center text-ink-soft">
      {children}
    </p>
  );
}
