import { useTranslation } from '@tawseel/i18n';
import { Button, Icon, icons, media, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

const Note = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 6px 14px;
  padding: 6px 24px;
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.sunken};
  color: ${tokens.color.muted};
  text-align: center;

  ${media.print} {
    display: none;
  }
`;

export interface FallbackNoticeProps {
  /** Whether the previous release of a page or of the shell is in use. */
  of?: 'page' | 'shell';
  reload?: () => void;
}

/** Notice that a page or the shell uses its previous release, with a link to the newest one. */
export function FallbackNotice({
  of = 'page',
  reload = () => window.location.reload(),
}: FallbackNoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <Note>
      <span>{t(of === 'page' ? 'previous.inUse' : 'previous.shellInUse')}</span>
      <Button size="small" onClick={reload}>
        <Icon path={icons.refresh} flip />
        {t('previous.tryNewest')}
      </Button>
    </Note>
  );
}
