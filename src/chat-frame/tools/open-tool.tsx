import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ShelvedTool } from './tool-shelf.ts';

interface OpenToolProps {
  tool: ShelvedTool;
  isShown: boolean;
  onClose: () => void;
}

/** Shows a tool by its name. It is loaded separately, and again after an error. */
export function OpenTool({ tool, isShown, onClose }: OpenToolProps) {
  const [Form, setForm] = useState<ComponentType | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isGone = false;
    tool.load().then(
      (loaded) => !isGone && setForm(() => loaded),
      () => !isGone && setForm('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [tool, attempt]);

  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  return (
    <div className="tool" hidden={!isShown}>
      <button type="button" className="button-text" onClick={onClose}>
        All tools
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {tool.name}
      </h2>
      {Form === null && <p role="status">Opening...</p>}
      {Form === 'failed' && (
        <div role="alert" className="problem">
          <p>We couldn’t open this tool. Check your connection.</p>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setForm(null);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </div>
      )}
      {Form !== null && Form !== 'failed' && <Form />}
    </div>
  );
}
