import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Marks installations without real payments. */
export function ModeMarker() {
  const { data: config } = useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!config || config.billingMode === 'live') return null;
  return (
    <Badge tone="apricot">
      {config.billingMode === 'off' ? 'Payments are turned off' : 'Sandbox: you won’t be charged'}
    </Badge>
  );
}
