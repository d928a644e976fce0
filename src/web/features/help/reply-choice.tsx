import { useId } from 'react';
import { AlertGlyph } from '#web/ui/glyphs.tsx';

const choiceClass =
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge px-3 py-2.5 ' +
  'has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-pine';

/** The form field `mayReply`. Without a default, because a wrong guess could endanger a person. */
export function ReplyChoice({ address, error }: { address: string; error: string | undefined }) {
  const id = useId();
  const radio = (value: 'yes' | 'no') => ({
    type: 'radio',
    name: 'mayReply',
    value,
    className: 'mt-0.5 size-5 shrink-0 accent-pine',
    'aria-describedby': error ? `${id}-error` : undefined,
  });
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-sm font-semibold">
        Is it safe to get a reply at <span className="wrap-anywhere">{address}</span>?
      </legend>
      <label className={choiceClass}>
        <input {...radio('yes')} />
        <span>Yes, no one else can read my email</span>
      </label>
      <label className={choiceClass}>
        <input {...radio('no')} />
        <span>No, don’t reply</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <AlertGlyph className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
