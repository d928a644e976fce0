import { useEffect, useRef, useState } from 'react';
import { grouped } from '#domain/account/second-step.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whether two-step sign-in has just been turned on. */
  isFirstSet: boolean;
  onKept: () => void;
}

/** The codes are shown only once. */
export function RecoveryCodes({ codes, isFirstSet, onKept }: RecoveryCodesProps) {
  const start = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed.
  useEffect(() => start.current?.focus(), []);
  const [isCopied, setIsCopied] = useState(false);
  const lines = codes.map((code) => grouped(code));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setIsCopied(true);
    } catch {
      showToast({
        title: 'We couldn’t copy your codes',
        description: 'Write the codes down, or print them.',
      });
    }
  };
  return (
    <div className="space-y-4">
      <Notice tone="success">
        <p ref={start} tabIndex={-1} className="outline-none">
          {isFirstSet && 'Two-step sign-in is on, and you’re signed out everywhere else. '}
          Each of these codes lets you sign in once without your phone. This is the only time you’ll see them.
        </p>
      </Notice>
      <ul className="print-alone grid gap-x-6 gap-y-1 font-mono text-base min-[420px]:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="whitespace-nowrap">
            {line}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Keep your codes where no one else will look, such as in a password manager or on paper that someone
        you trust keeps for you. Don’t keep them on the phone that has your authenticator app.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onKept}>I’ve saved my codes</Button>
      </div>
    </div>
  );
}
