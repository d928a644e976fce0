import { useEffect, useId, useRef, useState } from 'react';
import { doubtWords } from '#content/papers/screen-words.ts';
import type { PaperLine } from '#domain/papers/paper.ts';
import type { Day } from '#domain/tools/day.ts';
import { Button } from '#web/ui/button.tsx';
import type { AddDeadline } from './use-add-deadline.ts';
import { Correction } from './correction-form.tsx';
import { ExplainedText } from './explained-text.tsx';
import type { Fact } from './facts.ts';
import { PeriodCount } from './period-count.tsx';
import { type Check, checkedFact } from './use-checks.ts';
import { clockText, deadlineDay } from './written-day.ts';

interface FactRowProps {
  fact: Fact;
  today: Day;
  lines: readonly PaperLine[];
  /** The name of the paper, for the title of a deadline. */
  source: string;
  check: Check | undefined;
  onCheck: (check: Check | null) => void;
  onShow: () => void;
  onAddDeadline: AddDeadline;
}

/** A finding, the line of the paper that contains it, and the person's answer. */
export function FactRow({ fact, today, lines, source, check, onCheck, onShow, onAddDeadline }: FactRowProps) {
  const [isEditing, setIsEditing] = useState(fact.value === '' && fact.places.length === 0);
  const [labelId, valueId] = [useId(), useId()];
  const row = useFocusKept(check, isEditing);
  const current = checkedFact(fact, check);
  const page = (lines[fact.places[0]?.line ?? -1]?.page ?? 0) + 1;
  return (
    <li ref={row} className="space-y-2 py-3" data-fact={fact.id}>
      <p id={labelId} tabIndex={-1} className="text-sm text-ink-soft outline-none">
        {fact.label}
        {check && <span className="ml-2 font-semibold text-pine">{standings[check.standing]}</span>}
      </p>
      {current ? (
        <p id={valueId} className="font-semibold">
          {current.value || 'We didn’t find this. Look at the top of your document.'}
        </p>
      ) : (
        <p id={valueId} className="text-ink-soft line-through">
          {fact.value}
        </p>
      )}
      {current?.date?.isToCome && current.date.day < today && (
        <p className="text-sm text-ink-soft">This date has passed.</p>
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
        <div
          role="group"
          aria-labelledby={`${labelId} ${valueId}`}
          className="flex flex-wrap items-center gap-x-4"
        >
          <div className="flex flex-wrap gap-2 empty:hidden">
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
          </div>
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

/** The pressed button may disappear: the focus stays in the row, in the field that opens or on its label. */
function useFocusKept(check: Check | undefined, isEditing: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef({ check, isEditing });
  useEffect(() => {
    const isSame = before.current.check === check && before.current.isEditing === isEditing;
    before.current = { check, isEditing };
    if (isSame || document.activeElement !== document.body) return;
    const field = row.current?.querySelector<HTMLElement>('form input');
    (field ?? row.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  }, [check, isEditing]);
  return row;
}

/** The label is aligned with the text above it. */
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

/** Adds the date with one tap, unless the reading is doubtful: then the person has to look at the paper first. */
function AddDate({ fact, page, source, isChecked, onAdd }: AddDateProps) {
  if (!fact.date) return null;
  const { day, time, title } = fact.date;
  const mustLook = fact.doubts.length > 0 && !isChecked;
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={mustLook}
      title={mustLook ? 'Check the date against your document first' : undefined}
      onClick={() =>
        onAdd({
          title: `${title} (${source}, page ${page})`.slice(0, 200),
          date: deadlineDay(day),
          // Without a time, the reminder is set for the morning rather than never.
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
