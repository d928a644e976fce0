import { useQuery } from '@tanstack/react-query';
import { DocumentsPage } from './features/documents/documents-page.tsx';
import { PlannedPage } from './features/planned/planned-page.tsx';
import { publicConfig } from './lib/data/public-config.ts';

/** Combines two features, because the operator may have disabled the paper review. */
export function DocumentsScreen() {
  const { data } = useQuery({
    queryKey: ['reviews-papers'],
    queryFn: async () => (await publicConfig()).reviewsPapers === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === false ? <PlannedPage screen="documents" /> : <DocumentsPage />;
}
