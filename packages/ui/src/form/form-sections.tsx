import { useTranslation } from '@tawseel/i18n';
import { useId, type ReactNode, type ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';
import { isRare } from './form-values.ts';
import type { FormField } from './form.types.ts';

const Root = styled.div`
  container-type: inline-size;
`;

const Section = styled.div`
  + div {
    margin-block-start: 18px;
  }

  > p {
    margin-block-end: 10px;
    font-weight: 600;
  }

  @container (width >= 56.25rem) {
    &[role] {
      display: grid;
      grid-template-columns: 10.625rem minmax(0, 1fr);
      gap: 24px;
    }

    + div {
      padding-block-start: 18px;
      border-block-start: 1px solid ${tokens.color.line};
    }
  }
`;

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;

  > [data-wide] {
    grid-column: 1 / -1;
  }

  > [data-wide='beside'] {
    grid-column: span 2;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > [data-wide] {
      grid-column: auto;
    }
  }
`;

/** In the space beside the last field, or on a line of its own. */
const More = styled.details`
  align-self: end;

  > summary {
    inline-size: fit-content;
    padding-block: 6px;
    color: ${tokens.color.accent};
    font-weight: 500;
    cursor: pointer;
  }

  &[open] {
    grid-column: 1 / -1;
  }

  &[open] > summary {
    margin-block-end: 8px;
  }
`;

function startsSection(field: FormField): boolean {
  return field.kind !== 'readOnly' && field.section !== undefined;
}

/** The fields by section; those before the first title have none. */
function sectionsOf(fields: readonly FormField[]): FormField[][] {
  const starts = fields.flatMap((field, at) => (at === 0 || startsSection(field) ? [at] : []));
  return starts.map((start, at) => fields.slice(start, starts[at + 1]));
}

interface FormSectionsProps {
  fields: readonly FormField[];
  columns: number;
  /** Whether the rare fields are shown. */
  isMoreOpen: boolean;
  onMoreToggle: (isOpen: boolean) => void;
  children: (field: FormField) => ReactNode;
}

/** The fields of a form under the titles of their sections; in a wide form, the titles are beside them. */
export function FormSections({ fields, columns, isMoreOpen, onMoreToggle, children }: FormSectionsProps) {
  const { t } = useTranslation('base');
  const id = useId();
  const toggle = ({ currentTarget: more }: ToggleEvent<HTMLDetailsElement>) => {
    onMoreToggle(more.open);
    if (more.open) more.scrollIntoView({ block: 'nearest' });
  };
  const cells = (shown: readonly FormField[]) =>
    shown.map((field) => (
      <div key={field.kind === 'readOnly' ? field.label : field.name} data-wide={field.isWide || undefined}>
        {children(field)}
      </div>
    ));
  return (
    <Root>
      {sectionsOf(fields).map((section, at) => {
        const [first] = section;
        const title = first && first.kind !== 'readOnly' ? first.section : undefined;
        const named = title === undefined ? {} : { role: 'group', 'aria-labelledby': `${id}${at}` };
        const rare = section.filter(isRare);
        return (
          <Section key={title ?? ''} {...named}>
            {title !== undefined && <p id={`${id}${at}`}>{title}</p>}
            <Grid $columns={columns}>
              {cells(section.filter((field) => !isRare(field)))}
              {rare.length > 0 && (
                <More open={isMoreOpen} onToggle={toggle}>
                  <summary>{t('more')}</summary>
                  <Grid $columns={columns}>{cells(rare)}</Grid>
                </More>
              )}
            </Grid>
          </Section>
        );
      })}
    </Root>
  );
}
