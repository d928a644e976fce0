import { type ThemeChoice, chooseTheme, useThemeChoice } from '#web/lib/theme.ts';
import { Card } from '#web/ui/card.tsx';

const choices: readonly { id: ThemeChoice; label: string }[] = [
  { id: 'system', label: 'Like my device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

export function ThemeSetting() {
  const chosen = useThemeChoice();
  return (
    <Card>
      <fieldset>
        <legend className="mb-2 font-serif text-lg font-semibold">Appearance</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {choices.map(({ id, label }) => (
            <label key={id} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="theme"
                checked={chosen === id}
                onChange={() => chooseTheme(id)}
                className="size-5 accent-pine"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
