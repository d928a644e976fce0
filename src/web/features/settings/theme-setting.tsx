import { type ThemeChoice, chooseTheme, useThemeChoice } from '#web/lib/appearance/theme.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioLine } from './radio-line.tsx';

const choices: readonly { id: ThemeChoice; label: string }[] = [
  { id: 'system', label: 'Match my device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

export function ThemeSetting() {
  const chosen = useThemeChoice();
  return (
    <Card>
      <fieldset>
        <legend id="theme-title" className="mb-2 font-serif text-lg font-semibold">
          Appearance
        </legend>
        <div className="-mb-2 flex flex-wrap gap-x-6 max-sm:flex-col">
          {choices.map(({ id, label }) => (
            <RadioLine key={id} name="theme" isChosen={chosen === id} onChoose={() => chooseTheme(id)}>
              {label}
            </RadioLine>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
