import { type ChangeEvent, useId, useRef, useState } from 'react';
import { fetchNote } from '#content/papers/screen-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useFocusAtStart } from '#web/ui/use-focus-at-start.ts';
import { DropTarget } from './drop-target.tsx';
import { useUploads } from './use-uploads.ts';

interface ChoosePaperProps {
  /** Set after a document was closed or couldn't be read, because the focused element was removed with it. */
  isReturn: boolean;
  problem: string | null;
  onRead: (files: readonly File[]) => void;
  onUpgrade: () => void;
}

const accepted =
  '.pdf,.docx,image/*,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A file, or pictures of the pages in their order. */
export function ChoosePaper({ isReturn, problem, onRead, onUpgrade }: ChoosePaperProps) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const uploads = useUploads();
  const heading = useFocusAtStart<HTMLHeadingElement>(isReturn);

  function take(files: readonly File[]) {
    if (!uploads.canBegin) return onUpgrade();
    const areAllPictures = files.every(isPicture);
    if (files.length > 0 && areAllPictures) setPictures([...pictures, ...files]);
    else if (files.length > 0) onRead(files.slice(0, 1));
  }

  return (
    <DropTarget onDrop={take}>
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Choose a document
      </h2>
      {problem && (
        <Notice tone="warning" role="alert" title="We couldn’t read this document">
          <p>{problem}</p>
          <p>This didn’t use up one of your reviews.</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton label="Choose a file" onTake={take} accept={accepted} multiple />
        <FileButton label="Take a photo" onTake={take} accept="image/*" capture="environment" />
      </div>
      {pictures.length > 0 && (
        <PictureList pictures={pictures} onChange={setPictures} onRead={() => onRead(pictures)} />
      )}
      <p className="text-sm text-ink-soft">
        {uploads.text} PDF, Word (.docx), photos, and scans, up to 25 MB.{' '}
        <span className="hidden pointer-fine:inline">You can also drop files here.</span> {fetchNote}
      </p>
    </DropTarget>
  );
}

/** Windows has no type for HEIC. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}

interface FileButtonProps {
  label: string;
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  onTake: (files: readonly File[]) => void;
}

function FileButton({ label, onTake, ...input }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    onTake([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }
  return (
    <>
      <Button variant="secondary" onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input id={id} ref={field} type="file" {...input} onChange={change} hidden aria-label={label} />
    </>
  );
}

interface PictureListProps {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
  onRead: () => void;
}

function PictureList({ pictures, onChange, onRead }: PictureListProps) {
  const move = (from: number, to: number) => {
    const moved = pictures.filter((_, at) => at !== from);
    const [picture] = pictures.slice(from, from + 1);
    if (picture) onChange([...moved.slice(0, to), picture, ...moved.slice(to)]);
  };
  return (
    <div className="space-y-3">
      <p className="text-sm">Put the pages in order. To add a page, take another photo.</p>
      <ol className="space-y-2">
        {pictures.map((picture, at) => (
          <li key={`${picture.name}-${picture.lastModified}-${at}`} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              Page {at + 1}: {picture.name}
            </span>
            <OrderButton label={`Move page ${at + 1} up`} isOff={at === 0} onPress={() => move(at, at - 1)}>
              Up
            </OrderButton>
            <OrderButton
              label={`Move page ${at + 1} down`}
              isOff={at === pictures.length - 1}
              onPress={() => move(at, at + 1)}
            >
              Down
            </OrderButton>
            <OrderButton
              label={`Remove page ${at + 1}`}
              onPress={() => onChange(pictures.filter((_, index) => index !== at))}
            >
              Remove
            </OrderButton>
          </li>
        ))}
      </ol>
      <Button onClick={onRead}>
        Read {pictures.length === 1 ? 'this page' : `these ${pictures.length} pages`}
      </Button>
    </div>
  );
}

interface OrderButtonProps {
  /** The label for screen readers. It starts with the visible text. */
  label: string;
  children: string;
  isOff?: boolean;
  onPress: () => void;
}

function OrderButton({ label, children, isOff = false, onPress }: OrderButtonProps) {
  return (
    <Button size="small" variant="quiet" aria-label={label} disabled={isOff} onClick={onPress}>
      {children}
    </Button>
  );
}
