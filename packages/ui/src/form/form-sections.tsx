import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';
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

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
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
  children: (field: FormField) => ReactNode;
}

/** The fields of a form under the titles of their sections; in a wide form, the titles are beside them. */
export function FormSections({ fields, columns, children }: FormSectionsProps) {
  const id = useId();
  return (
    <Root>
      {sectionsOf(fields).map((section, at) => {
        const [first] = section;
        const title = first && first.kind !== 'readOnly' ? first.section : undefined;
        const named = title === undefined ? {} : { role: 'group', 'aria-labelledby': `${id}${at}` };
        return (
          <Section key={title ?? ''} {...named}>
            {title !== undefined && <p id={`${id}${at}`}>{title}</p>}
            <Grid $columns={columns}>
              {section.map((field) => (
                <div
                  key={field.kind === 'readOnly' ? field.label : field.name}
                  data-wide={field.isWide || undefined}
                >
                  {children(field)}
                </div>
              ))}
            </Grid>
          </Section>
        );
      })}
    </Root>
  );
}
