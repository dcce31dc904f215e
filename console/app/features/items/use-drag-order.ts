import { type DragEvent, useState } from 'react';

/** The place of a dragged picture; files that are dragged have none. */
const TYPE = 'application/x-place';

const isPlace = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);

/** What makes an element of a list one that is dragged onto another of it: `onDrop` gets the place it comes from. */
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
