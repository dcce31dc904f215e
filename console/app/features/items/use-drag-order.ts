import { type DragEvent, useState } from 'react';

/** The type under which a dragged picture carries its index; dragged files do not have this type. */
const TYPE = 'application/x-place';

const isPlace = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);

/** Event handlers that reorder a list by drag and drop; `onDrop` gets the index of the dropped element. */
export function useDragOrder(index: number, onDrop: (from: number) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData(TYPE, String(index));
        dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (!isPlace(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!isPlace(event)) return;
        event.preventDefault();
        onDrop(Number(event.dataTransfer.getData(TYPE)));
      },
    },
  };
}
