import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Icon, icons, VisuallyHidden } from '@tawseel/ui';
import { useState } from 'react';
import { Handle, Moves, SortableRow, SortableRows } from './sortable-stops.styles.ts';

const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';

interface StopRowProps {
  stop: DriverStop;
  place: number;
  total: number;
  onMove: (to: number) => void;
}

function StopRow({ stop, place, total, onMove }: StopRowProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: stop.parcel_code });
  const column = stop.name_customer;
  return (
    <SortableRow
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <Handle aria-hidden="true" {...listeners}>
        <Icon path={grip} strokeWidth={3} />
        {format.number(place + 1)}
      </Handle>
      <div>
        <bdi>{stop.name_customer}</bdi>
        <small>
          <bdi>{stop.city_order}</bdi> · <bdi>{stop.address_order}</bdi>
        </small>
      </div>
      <Moves>
        <Button
          aria-label={t('base:moveUp', { column })}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <Icon path={icons.chevronUp} />
        </Button>
        <Button
          aria-label={t('base:moveDown', { column })}
          disabled={place === total - 1}
          onClick={() => onMove(place + 1)}
        >
          <Icon path={icons.chevronDown} />
        </Button>
      </Moves>
    </SortableRow>
  );
}

export interface SortableStopsProps {
  stops: readonly DriverStop[];
  onChange: (stops: readonly DriverStop[]) => void;
}

/** Stops that a finger drags by their handle, and buttons move by one place. */
export function SortableStops({ stops, onChange }: SortableStopsProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(MouseSensor), useSensor(TouchSensor));
  const ids = stops.map(({ parcel_code }) => parcel_code);

  const move = (from: number, to: number) => {
    const stop = stops[from];
    if (!stop || from === to || to < 0) return;
    onChange(arrayMove([...stops], from, to));
    setAnnouncement(
      t('base:columnPlace', {
        column: stop.name_customer,
        place: format.number(to + 1),
        total: format.number(stops.length),
      }),
    );
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        // The buttons are for keyboards and screen readers, and have their own announcement.
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <SortableRows>
            {stops.map((stop, place) => (
              <StopRow
                key={stop.parcel_code}
                stop={stop}
                place={place}
                total={stops.length}
                onMove={(to) => move(place, to)}
              />
            ))}
          </SortableRows>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
