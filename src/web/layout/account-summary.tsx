import { useState } from 'react';
import { displayName } from '#domain/account/display-name.ts';
import { useIsSuperAdmin, useProfile } from '#web/lib/account/account-queries.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The signed-in person, at the bottom of the sidebar. */
export function AccountSummary() {
  const user = useUser();
  const profile = useProfile();
  const isSuperAdmin = useIsSuperAdmin();
  const name =
    displayName({
      profileFirstName: profile.data?.firstName,
      metadataFirstName: user.firstName,
      email: user.email,
    }) ?? '';

  return (
    <div className="space-y-2">
      <div className="flex items-center gap-3 collapsed:justify-center">
        <Avatar name={name} url={user.avatarUrl} />
        <div className="min-w-0 collapsed:sr-only">
          <p className="truncate text-sm font-semibold">{name}</p>
          <p className="truncate text-xs text-ink-soft">{user.email}</p>
        </div>
      </div>
      {isSuperAdmin && (
        <div className="collapsed:sr-only">
          <Badge tone="apricot">SuperAdmin Mode</Badge>
        </div>
      )}
    </div>
  );
}

/**
 * The address of a picture is free text. A picture on another site would tell that site who is signed in, so the page's
 * policy allows only our own pictures. Other pictures, and those that fail to load, are replaced by an initial.
 */
function Avatar({ name, url }: { name: string; url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url && url !== failedUrl && /^(\/\w|data:image\/)/.test(url)) {
    return (
      <img
        src={url}
        alt=""
        onError={() => setFailedUrl(url)}
        className="size-9 shrink-0 rounded-full object-cover collapsed:size-8"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-pine-soft text-sm font-semibold text-pine collapsed:size-8"
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
