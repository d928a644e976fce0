import { chooseDisguise, disguises, useDisguise } from '#web/lib/appearance/disguise.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioLine } from './radio-line.tsx';

/** Applies only to this browser: what matters is who else uses it. */
export function DisguiseSetting() {
  const chosen = useDisguise();
  return (
    <Card>
      <fieldset>
        <legend id="face-title" className="font-serif text-lg font-semibold">
          How this site looks in your browser
        </legend>
        <p className="mt-1 mb-2 text-sm text-ink-soft">
          Choose the name and icon that show on the tab, in bookmarks, and in your history from now on. The
          site’s address stays the same. Your choice applies only to this browser.
        </p>
        <div className="-mb-2 flex flex-wrap gap-x-6 max-sm:flex-col">
          {disguises.map(({ id, label, icon }) => (
            <RadioLine key={id} name="face" isChosen={chosen === id} onChoose={() => chooseDisguise(id)}>
              <img src={icon} alt="" className="size-5" />
              {label}
            </RadioLine>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
