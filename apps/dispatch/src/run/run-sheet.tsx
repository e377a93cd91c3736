import { labelKey } from '@tawseel/api-client';
import type { Letterhead } from '@tawseel/api-client/company';
import { run as entity, runLine, type Run, type RunLine } from '@tawseel/api-client/dispatch';
import { sumOf } from '@tawseel/api-client/fils';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { directionOf } from '@tawseel/i18n';
import { Money } from '@tawseel/ui';
import { DocumentHead, numberPlaces, PageNumbers, type PrintWords } from '@tawseel/ui/print';
import { QrCode } from '@tawseel/ui/qr-code';
import type { ReactNode } from 'react';
import { Box, Code, Facts, Lines, Room, Sheet, Signatures, Slip, Stops } from './run-sheet.styles.ts';

interface RunSheetProps {
  run: Run;
  lines: readonly RunLine[];
  company: Letterhead;
  words: PrintWords;
  /** Whether it is for a roll of 80 mm. */
  isRoll?: boolean;
}

type PartProps = Pick<RunSheetProps, 'lines' | 'words'>;

function ParcelCode({ line: { parcel_code: code, merchant_order_id: id } }: { line: RunLine }) {
  return (
    <Code>
      {code && <QrCode text={code} />}
      <bdi dir="ltr">{code || id}</bdi>
    </Code>
  );
}

/** The parcels as a table, whose heading repeats on each sheet. */
function Table({ lines, words: { t, format } }: PartProps) {
  const heading = (name: keyof RunLine) => t(labelKey('dispatch', runLine, name));
  return (
    <Room>
      <Lines>
        <thead>
          <tr>
            {(['position', 'parcel_code', 'name_customer', 'address_order'] as const).map((name) => (
              <th key={name} scope="col">
                {heading(name)}
              </th>
            ))}
            <th scope="col" data-figures>
              {heading('to_collect')}
            </th>
            <th scope="col">{t('oneRun.mark')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={writeOrderKey(line)}>
              <td>{format.number(line.position)}</td>
              <td>
                <ParcelCode line={line} />
              </td>
              <td>
                <bdi>{line.name_customer}</bdi>
                <br />
                <bdi dir="ltr">{line.phone_customer}</bdi>
              </td>
              <td>
                <strong>
                  <bdi>{line.city_order}</bdi>
                </strong>
                <br />
                <bdi>{line.address_order}</bdi>
              </td>
              <td data-figures>
                <Money value={line.to_collect} unit="none" />
              </td>
              <td>
                <Box />
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Room>
  );
}

/** The parcels below each other, for the width of a roll. */
function Narrow({ lines, words: { format } }: PartProps) {
  return (
    <Stops>
      {lines.map((line) => (
        <li key={writeOrderKey(line)}>
          <div>
            <strong>
              {format.number(line.position)}. <bdi>{line.name_customer}</bdi>
            </strong>
            <bdi dir="ltr">{line.phone_customer}</bdi>
            <strong>
              <bdi>{line.city_order}</bdi>
            </strong>
            <bdi>{line.address_order}</bdi>
            <strong>
              <bdi dir="ltr">{format.amount(line.to_collect)}</bdi> {format.unit()}
            </strong>
          </div>
          <div>
            <ParcelCode line={line} />
            <Box />
          </div>
        </li>
      ))}
    </Stops>
  );
}

/** The sheet of a run, in its own language and direction: what the driver takes, and brings back signed. */
export function RunSheet({ run, lines, company, words, isRoll = false }: RunSheetProps) {
  const { language, t, format } = words;
  const { run_id: id, driver_id, driver_name, day, note } = run;
  const label = (name: 'run_id' | 'day' | 'note') => t(labelKey('dispatch', entity, name));
  const facts: (readonly [string, ReactNode])[] = [
    [t('dispatch:run.fields.driver_name'), driver_name ? `${driver_name} (${driver_id})` : driver_id],
    [
      label('day'),
      <bdi key="day" dir="ltr">
        {format.day(day)}
      </bdi>,
    ],
    [t('oneRun.count'), format.number(lines.length)],
    [
      t('oneRun.total'),
      <span key="total">
        <bdi dir="ltr">{format.amount(sumOf(lines.map(({ to_collect: amount }) => amount)))}</bdi>{' '}
        {format.unit()}
      </span>,
    ],
    ...(note ? [[label('note'), note] as const] : []),
  ];
  const Root = isRoll ? Slip : Sheet;
  const Parcels = isRoll ? Narrow : Table;
  return (
    <Root as="article" lang={language} dir={directionOf(language)} aria-label={t('oneRun.sheetOf', { id })}>
      {!isRoll && (
        <PageNumbers $direction={directionOf(language)} $text={t('oneRun.foot', { id, ...numberPlaces })} />
      )}
      <DocumentHead company={company}>
        <div>
          <h2>{t('oneRun.sheet')}</h2>
          <p>
            {label('run_id')} <bdi dir="ltr">{id}</bdi>
          </p>
        </div>
      </DocumentHead>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      <Parcels lines={lines} words={words} />
      <Signatures>
        <span>{t('oneRun.signDriver')}</span>
        <span>{t('oneRun.signDispatcher')}</span>
      </Signatures>
    </Root>
  );
}
