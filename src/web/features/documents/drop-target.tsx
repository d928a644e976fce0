import { type DragEvent, type ReactNode, useState } from 'react';
import { Card } from '#web/ui/card.tsx';

interface DropTargetProps {
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A card that accepts dropped files and ignores other drags. */
export function DropTarget({ onDrop, children }: DropTargetProps) {
  const [isOver, setIsOver] = useState(false);
  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file instead of the app.
    event.preventDefault();
    setIsOver(true);
  }
  return (
    <Card
      className={`space-y-4 ${isOver ? 'outline-2 outline-offset-2 outline-pine' : ''}`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Card>
  );
}
