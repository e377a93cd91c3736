import type { RunLine } from '@tawseel/api-client/dispatch';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useFormat } from '@tawseel/i18n';
import { Ltr } from '@tawseel/ui';
import { OrderNames } from './run-lines.styles.ts';

/** Orders of a run by position, code and customer; `faultOf` says why one was refused. */
export function LineNames(props: {
  lines: readonly RunLine[];
  faultOf?: (line: RunLine) => string | undefined;
}) {
  const { lines, faultOf } = props;
  const format = useFormat();
  return (
    <OrderNames>
      {lines.map((line) => {
        const fault = faultOf?.(line);
        return (
          <li key={writeOrderKey(line)}>
            <span>{format.number(line.position)}.</span>
            <Ltr>{line.parcel_code || line.merchant_order_id}</Ltr>
            <bdi>{line.name_customer}</bdi>
            {fault && <small>{fault}</small>}
          </li>
        );
      })}
    </OrderNames>
  );
}
