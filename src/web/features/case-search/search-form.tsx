import * as v from 'valibot';
import { type CaseSearch, caseSearch } from '#contract/case-research.ts';
import { caseTypes } from '#domain/journey/case.ts';
import { stateChoices } from '#domain/retrieval/us-state.ts';
import type { CheckedForm } from '#web/lib/forms/check-form.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldFrame, controlClass } from '#web/ui/forms/field.tsx';
import { subjectNames } from './subject-names.ts';

interface SearchFormProps {
  isBusy: boolean;
  onSearch: (search: CaseSearch) => void;
}

/** Two lists and no free text, so that no name or story reaches the service. */
export function SearchForm({ isBusy, onSearch }: SearchFormProps) {
  const { errors, formProps } = useForm({
    check,
    submit: (search) => {
      onSearch(search);
      return Promise.resolve();
    },
  });
  return (
    <Card aria-labelledby="case-search">
      <h2 id="case-search" className="mb-4 text-lg">
        Search court decisions
      </h2>
      <form {...formProps} className="grid items-start gap-4 sm:grid-cols-2">
        <Choice
          name="state"
          label="State"
          error={errors['state']}
          prompt="Choose a state"
          options={stateChoices}
        />
        <Choice
          name="subject"
          label="Subject"
          error={errors['subject']}
          prompt="Choose a subject"
          options={caseTypes.map((subject) => [subject, subjectNames[subject]])}
        />
        <Button type="submit" isBusy={isBusy} className="sm:col-span-2 sm:justify-self-start">
          Search decisions
        </Button>
      </form>
    </Card>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  error: string | undefined;
  prompt: string;
  options: readonly (readonly [string, string])[];
}

function Choice({ name, label, error, prompt, options }: ChoiceProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <select {...control} name={name} defaultValue="" className={`${controlClass} h-11`}>
          <option value="" disabled>
            {prompt}
          </option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function check(fields: Record<string, unknown>): CheckedForm<CaseSearch> {
  const search = v.safeParse(caseSearch, fields);
  if (search.success) return { ok: true, values: search.output };
  return {
    ok: false,
    errors: {
      ...(!fields['state'] && { state: 'Choose a state.' }),
      ...(!fields['subject'] && { subject: 'Choose a subject.' }),
    },
  };
}
