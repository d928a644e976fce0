import { useState } from 'react';
import { doubtWords } from '#content/papers/screen-words.ts';
import type { PaperLine } from '#domain/papers/paper.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/forms/field.tsx';
import type { AddDeadline } from './use-add-deadline.ts';
import { ExplainedText } from './explained-text.tsx';
import type { Fact } from './facts.ts';
import { PeriodCount } from './period-count.tsx';
import { type Check, checkedFact } from './use-checks.ts';
import { clockText, deadlineDay } from './written-day.ts';

interface FactRowProps {
  fact: Fact;
  lines: readonly PaperLine[];
  /** What the paper is called, for the title of a deadline. */
  source: string;
  check: Check | undefined;
  onCheck: (check: Check | null) => void;
  onShow: () => void;
  onAddDeadline: AddDeadline;
}

/** A finding, the line that says so, and the person's word on it. */
export function FactRow({ fact, lines, source, check, onCheck, onShow, onAddDeadline }: FactRowProps) {
  const [isEditing, setIsEditing] = useState(fact.value === '' && fact.places.length === 0);
  const current = checkedFact(fact, check);
  const page = (lines[fact.places[0]?.line ?? -1]?.page ?? 0) + 1;
  return (
    <li className="space-y-2 py-3" data-fact={fact.id}>
      <p className="text-sm text-ink-soft">
        {fact.label}
        {check && <span className="ml-2 font-semibold text-pine">{standings[check.standing]}</span>}
      </p>
      {current ? (
        <p className="font-semibold">{current.value || 'Not found. Look at the top of your document.'}</p>
      ) : (
        <p className="text-ink-soft line-through">{fact.value}</p>
      )}
      {!check && fact.doubts.map((doubt) => <Doubtful key={doubt}>{doubtWords[doubt]}</Doubtful>)}
      <Source fact={fact} lines={lines} page={page} />
      {isEditing ? (
        <Correction
          fact={fact}
          onDone={(corrected) => {
            setIsEditing(false);
            if (corrected) onCheck(corrected);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {!check && fact.value !== '' && (
            <Button size="small" variant="secondary" onClick={() => onCheck({ standing: 'confirmed' })}>
              This is right
            </Button>
          )}
          {current?.date?.isToCome && (
            <AddDate
              fact={current}
              page={page}
              source={source}
              isChecked={check !== undefined}
              onAdd={(deadline) => {
                if (!check) onCheck({ standing: 'confirmed' });
                onAddDeadline(deadline);
              }}
            />
          )}
          {fact.places.length > 0 && <PlainButton onPress={onShow}>Show the line</PlainButton>}
          <PlainButton onPress={() => setIsEditing(true)}>Correct it</PlainButton>
          {check?.standing !== 'dismissed' && fact.value !== '' && (
            <PlainButton onPress={() => onCheck({ standing: 'dismissed' })}>Not in my document</PlainButton>
          )}
        </div>
      )}
      {current?.period && (
        <PeriodCount period={current.period} source={`${source}, page ${page}`} onAdd={onAddDeadline} />
      )}
    </li>
  );
}

/** In line with the text above it. */
function PlainButton({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <Button
      size="small"
      variant="quiet"
      onClick={onPress}
      className="px-0! hover:bg-transparent! hover:underline"
    >
      {children}
    </Button>
  );
}

const standings = {
  confirmed: 'Checked by you',
  corrected: 'Corrected by you',
  dismissed: 'Not in the document',
} as const;

function Doubtful({ children }: { children: string }) {
  return <p className="rounded-control bg-apricot-soft px-3 py-2 text-sm">{children}</p>;
}

function Source({ fact, lines, page }: { fact: Fact; lines: readonly PaperLine[]; page: number }) {
  const texts = [...new Set(fact.places.map(({ line }) => lines[line]?.text ?? ''))].slice(0, 4);
  if (texts.length === 0) return null;
  return (
    <div className="text-sm text-ink-soft">
      Page {page}: “<ExplainedText text={texts.join(' ')} />”
    </div>
  );
}

interface AddDateProps {
  fact: Fact;
  page: number;
  source: string;
  isChecked: boolean;
  onAdd: AddDeadline;
}

/** With one tap, unless the reading is doubtful: then the person looks first. */
function AddDate({ fact, page, source, isChecked, onAdd }: AddDateProps) {
  if (!fact.date) return null;
  const { day, time, title } = fact.date;
  const mustLook = fact.doubts.length > 0 && !isChecked;
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={mustLook}
      title={mustLook ? 'Check it against your document first' : undefined}
      onClick={() =>
        onAdd({
          title: `${title} (${source}, page ${page})`.slice(0, 200),
          date: deadlineDay(day),
          // Without a time the reminder comes in the morning rather than never.
          time: time ? clockText(time) : '9:00 AM',
          priority: 'high',
          isSample: false,
        })
      }
    >
      Add to Deadlines
    </Button>
  );
}

function Correction({ fact, onDone }: { fact: Fact; onDone: (check: Check | null) => void }) {
  const [value, setValue] = useState(fact.value);
  const [day, setDay] = useState(fact.date?.day ?? '');
  const [time, setTime] = useState(fact.date?.time ?? '');
  const isDate = fact.date !== undefined;
  const isFilled = isDate ? day !== '' : value.trim() !== '';
  const corrected: Check = isDate
    ? { standing: 'corrected', day, time: time || null }
    : { standing: 'corrected', value: value.trim().slice(0, 500) };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled) onDone(corrected);
      }}
    >
      {isDate ? (
        <>
          <label className="text-sm">
            Day
            <input
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className={`${controlClass} h-11`}
            />
          </label>
          <label className="text-sm">
            Time
            <input
              type="time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
              className={`${controlClass} h-11`}
            />
          </label>
        </>
      ) : (
        <label className="min-w-0 flex-1 basis-56 text-sm">
          {fact.label}
          <input
            value={value}
            maxLength={500}
            onChange={({ target }) => setValue(target.value)}
            className={`${controlClass} h-11`}
          />
        </label>
      )}
      <Button type="submit" size="small" disabled={!isFilled}>
        Use this
      </Button>
      <Button size="small" variant="quiet" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  );
}
