import { Button, IconButton, LinkButton } from '../button/button.tsx';
import { DateField } from '../fields/date-field.tsx';
import { PasswordField, ReadOnlyField, SelectField, TextareaField } from '../fields/fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { MoneyField } from '../fields/number-field.tsx';
import { Card } from '../frame/card.tsx';
import { icons } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { Grid, Row } from './workbench.styles.ts';
import type { Samples } from './samples.ts';

const ignore = () => {};
const variants = ['primary', 'plain', 'ghost', 'danger'] as const;

export function Buttons({ t }: { t: Samples }) {
  return (
    <Card title="Button, IconButton, LinkButton, Menu">
      {(['regular', 'small'] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {t.save}
            </Button>
          ))}
          <Button size={size} isDanger variant="ghost">
            {t.remove}
          </Button>
          <Button size={size} disabled>
            {t.save}
          </Button>
          <Button size={size} isBusy variant="primary">
            {t.save}
          </Button>
          <IconButton size={size} label={t.remove} icon={icons.cross} />
          <LinkButton size={size} to="/">
            {t.title}
          </LinkButton>
        </Row>
      ))}
      <Row>
        <Menu
          label={t.status}
          items={[
            { label: t.save, isChecked: true, onSelect: ignore },
            { label: t.active, isDisabled: true, onSelect: ignore },
            { label: t.remove, isDanger: true, onSelect: ignore },
          ]}
        />
      </Row>
    </Card>
  );
}

export function Fields({ t }: { t: Samples }) {
  const options = [{ value: 'a', label: t.active }];
  return (
    <Card title="TextField, MoneyField, SelectField, DateField, PasswordField, TextareaField, ReadOnlyField">
      <Grid>
        <TextField label={t.driver} defaultValue={t.name} hint={t.hint} />
        <TextField label={t.driver} fault={t.fault} />
        <TextField label={t.driver} defaultValue={t.name} disabled />
        <TextField label={t.phone} type="tel" defaultValue="0790000001" isOptional />
        <MoneyField label={t.balance} value={420.5} onChange={ignore} />
        <SelectField label={t.status} options={options} defaultValue="a" />
        <SelectField label={t.status} options={options} fault={t.fault} />
        <DateField label={t.status} value="2026-03-04" onChange={ignore} />
        <PasswordField label={t.status} defaultValue="a password" />
        <ReadOnlyField label={t.driver} value={t.name} />
        <TextareaField label={t.status} defaultValue={t.question} />
      </Grid>
    </Card>
  );
}
