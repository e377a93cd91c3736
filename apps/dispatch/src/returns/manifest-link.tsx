import { useTranslation } from '@tawseel/i18n';
import { Sentence } from '@tawseel/ui';
import { Link } from 'react-router-dom';

/** Address of a manifest. */
export const manifestPath = (id: number) => `/returns/${id}`;

/** A manifest by its number, which leads to it. */
export function ManifestLink({ id }: { id: number }) {
  const { t } = useTranslation('dispatch');
  return (
    <Link to={manifestPath(id)}>
      <Sentence text={t('returns.manifestOf', { id })} />
    </Link>
  );
}
