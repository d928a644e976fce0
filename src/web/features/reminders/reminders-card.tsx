import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { problemText } from './ask-reminders.ts';
import { DaysSetting } from './days-setting.tsx';
import { MailSetting } from './mail-setting.tsx';
import { PushSetting } from './push-setting.tsx';
import { useReminderSettings } from './queries.ts';
import { QuietSetting } from './quiet-setting.tsx';
import { WordingSetting } from './wording-setting.tsx';
import { ZoneSetting } from './zone-setting.tsx';

/** In the settings: reminders for times when no page is open. */
export function RemindersCard() {
  const { data: settings, error, refetch } = useReminderSettings();
  const isOn = settings && (settings.isOnHere || settings.otherBrowsers > 0 || settings.mailsReminders);
  return (
    <Card aria-labelledby="reminders-title" className="space-y-5">
      <div>
        <h3 id="reminders-title" className="text-lg">
          Reminders when this page is closed
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          We can remind you one hour before a deadline and when it’s due. Reminders stay off until you tell us
          it’s safe.
        </p>
      </div>
      {error && !settings && (
        <LoadError
          title="We couldn’t load these settings"
          description={problemText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !settings && <Skeleton className="h-52" />}
      {settings && (
        <>
          <PushSetting settings={settings} />
          <MailSetting settings={settings} />
        </>
      )}
      {settings && isOn && (
        <div id="reminder-choices" className="space-y-5">
          <DaysSetting chosen={settings.daysBefore} />
          <WordingSetting settings={settings} />
          <QuietSetting settings={settings} />
          <ZoneSetting zone={settings.zone} />
        </div>
      )}
      {settings && !isOn && (
        <p id="reminder-choices" className="border-t border-line pt-4 text-sm text-ink-soft">
          Turn on one kind of reminder first. Then you can choose how early it comes, what it says, your quiet
          hours, and your time zone.
        </p>
      )}
    </Card>
  );
}
