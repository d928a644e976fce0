import { useQuery } from '@tanstack/react-query';
import { DocumentsPage } from './features/documents/documents-page.tsx';
import { useAddDeadline } from './features/deadlines/save-deadline.ts';
import { PlannedPage } from './features/planned/planned-page.tsx';
import { publicConfig } from './lib/public-config.ts';

/** Where the features meet: dates of a paper go to the deadlines. The operator may have switched it off. */
export function DocumentsScreen() {
  const { mutate } = useAddDeadline();
  const { data } = useQuery({
    queryKey: ['reviews-papers'],
    queryFn: async () => (await publicConfig()).reviewsPapers === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === false) return <PlannedPage screen="documents" />;
  return <DocumentsPage onAddDeadline={mutate} />;
}
