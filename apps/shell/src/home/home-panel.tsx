import type { CityOrders } from '@tawseel/api-client/dashboard';
import { ExtensionView, type SlotExtension } from '@tawseel/federation/slots';
import { useTranslation, type Language } from '@tawseel/i18n';
import { EmptyState, media, Skeleton } from '@tawseel/ui';
import { ChartCard, ChartToggle } from '@tawseel/ui/chart';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CityChart } from './city-chart.tsx';

/** Height of every panel, so that late content does not shift the layout. */
const Place = styled.div`
  display: grid;
  align-items: center;
  block-size: 400px;
`;

const Scrolled = styled(Place)`
  overflow: auto;
`;

const Panel = styled(ChartCard)`
  /* A print cannot wait for a panel that has not loaded: it would be an empty frame. */
  ${media.print} {
    &:has(${Scrolled}:empty, ${Skeleton}),
    > button {
      display: none;
    }
  }
`;

/** Whether an element has come near the viewport: code of a panel further down loads when it is scrolled to. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return { place, isNear };
}

interface HomePanelProps {
  panel: SlotExtension;
  language: Language;
  /** `undefined` while they load, null if they failed. */
  cities: readonly CityOrders[] | null | undefined;
}

/** A panel of `home.panels`: a chart that the shell draws, or a component of a feature. */
export function HomePanel({ panel, language, cities }: HomePanelProps) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  const { place, isNear } = useNear();
  const title = panel.label[language];
  const { chart } = panel;
  return (
    <Panel title={title}>
      {chart && <ChartToggle isTable={isTable} onChange={setIsTable} />}
      {chart ? (
        <Place>
          <CityChart
            isTable={isTable}
            cities={cities}
            title={title}
            category={chart.category[language]}
            count={chart.count[language]}
            empty={chart.empty[language]}
          />
        </Place>
      ) : (
        <Scrolled ref={place}>
          {isNear && (
            <ExtensionView
              slot="home.panels"
              extension={panel}
              props={{}}
              pending={<Skeleton $width="100%" $height="100%" />}
              failed={<EmptyState text={t('base:failed')} />}
            />
          )}
        </Scrolled>
      )}
    </Panel>
  );
}
