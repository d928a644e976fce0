import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { problemText } from './ask-chat.ts';
import { DeleteAfterSetting } from './delete-after-setting.tsx';
import { MailSetting } from './mail-setting.tsx';
import { useRetention } from './queries.ts';
import { SharingSetting } from './sharing-setting.tsx';

/** In the settings: the retention of conversations, for the whole account. */
export function RetentionCard() {
  const { data, error, refetch } = useRetention();
  return (
    <Card aria-labelledby="keeping-title" className="space-y-5">
      <div>
        <h3 id="keeping-title" className="text-lg">
          Your conversations
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          These settings apply to your account on every device.{' '}
          <AppLink to="/conversations" className="py-1 text-pine underline underline-offset-4">
            See your chats
          </AppLink>
        </p>
      </div>
      {error && !data && (
        <LoadError
          title="We couldn’t load these settings"
          description={problemText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton className="h-[28rem] sm:h-[21.5rem]" />}
      {data && (
        <>
          <DeleteAfterSetting chosen={data.deleteAfter} />
          <MailSetting address={data.address} mayMail={data.mayMail} />
          <SharingSetting isOn={data.sharesUnanswered} />
        </>
      )}
    </Card>
  );
}
