import { useLingui } from '@lingui/react/macro';
import type { LatLng, Ring } from '@sabuja/contract/rules/polygon';
import { cssColour, type GeoJSONSource, type GlMap, Marker, openMap } from '@sabuja/ui/gl-map.ts';
import { useEffect, useRef, useState } from 'react';
import { roundCorner } from './corners.ts';

export type ZoneMapProps = {
  /** URL of the map style. */
  style: string;
  corners: readonly LatLng[];
  /** The corner that would be removed. */
  selected: number | undefined;
  /** The areas of other zones. */
  others: readonly Ring[];
  /** Points that the map shows at first while there is no corner yet. */
  start: readonly LatLng[];
  onAdd: (corner: LatLng) => void;
  onMove: (index: number, corner: LatLng) => void;
  onSelect: (index: number) => void;
  onRemove: (index: number) => void;
  /** Called when this browser or style cannot render the map. */
  onMapError: () => void;
};

const INDIA = [
  { latitude: 8, longitude: 69 },
  { latitude: 35, longitude: 97 },
];
const MAX_START_ZOOM = 13;

const toLngLat = ({ latitude, longitude }: LatLng): [number, number] => [longitude, latitude];
const toCorner = ({ lat, lng }: { lat: number; lng: number }): LatLng =>
  roundCorner({ latitude: lat, longitude: lng });

const boundsOf = (places: readonly LatLng[]): [[number, number], [number, number]] => {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
};

const toShape = (rings: readonly Ring[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'MultiPolygon' as const, coordinates: rings.map((ring) => [ring]) },
});
const closed = (corners: readonly LatLng[]): Ring[] =>
  corners.length < 2 ? [] : [[...corners, ...corners.slice(0, 1)].map(toLngLat)];

/** Adds a shape that is filled and outlined in a colour. */
function addArea(map: GlMap, id: string, colour: string, opacity: number): void {
  map.addSource(id, { type: 'geojson', data: toShape([]) });
  map.addLayer({
    id: `${id}-fill`,
    type: 'fill',
    source: id,
    paint: { 'fill-color': colour, 'fill-opacity': opacity },
  });
  map.addLayer({
    id: `${id}-line`,
    type: 'line',
    source: id,
    paint: { 'line-color': colour, 'line-width': 2, 'line-opacity': Math.min(1, opacity * 4) },
  });
}

const draw = (map: GlMap, id: string, rings: readonly Ring[]): void =>
  void map.getSource<GeoJSONSource>(id)?.setData(toShape(rings));

/** Map on which an area is drawn: a click adds a corner, corners are dragged. */
export function ZoneMap(props: ZoneMapProps) {
  const { t } = useLingui();
  const containerRef = useRef<HTMLDivElement>(null);
  const callbacks = useRef(props);
  const [map, setMap] = useState<GlMap>();
  const { style, corners, others, selected } = props;
  useEffect(() => {
    callbacks.current = props;
  });
  useEffect(() => {
    const { current: container } = containerRef;
    if (!container) return;
    const { start, onMapError, ...shown } = callbacks.current;
    const places = [shown.corners, start, INDIA].find(({ length }) => length > 0) ?? INDIA;
    try {
      const opened = openMap(
        {
          container,
          style,
          bounds: boundsOf(places),
          fitBoundsOptions: { padding: 40, maxZoom: MAX_START_ZOOM },
        },
        () => callbacks.current.onMapError(),
      );
      opened.on('click', ({ lngLat }) => callbacks.current.onAdd(toCorner(lngLat)));
      opened.once('load', () => {
        addArea(opened, 'others', cssColour(container, '--ink'), 0.12);
        addArea(opened, 'area', cssColour(container, '--leaf'), 0.25);
        setMap(opened);
      });
      return () => {
        setMap(undefined);
        opened.remove();
      };
    } catch {
      onMapError();
    }
    return undefined;
  }, [style]);
  useEffect(() => {
    if (map) draw(map, 'others', others);
  }, [map, others]);
  const names = useRef<(n: number) => string>(String);
  names.current = (n) => t`Corner ${n}`;
  useEffect(() => {
    if (!map) return;
    draw(map, 'area', closed(corners));
    const markers = corners.map((corner, index) =>
      addMarker(map, { corner, label: names.current(index + 1) }, index, callbacks.current, {
        onDrag: (moved) => draw(map, 'area', closed(corners.with(index, moved))),
        onMove: (moved) => callbacks.current.onMove(index, moved),
      }),
    );
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, corners]);
  useEffect(() => {
    const found = containerRef.current?.querySelectorAll('.zone-corner') ?? [];
    for (const [index, element] of [...found].entries())
      element.setAttribute('aria-pressed', String(index === selected));
  });
  return (
    <section
      ref={containerRef}
      aria-label={t`Map of the area`}
      data-theme="light"
      className="zone-map h-72 overflow-hidden rounded-field sm:h-96"
    />
  );
}

type Handlers = { onDrag: (corner: LatLng) => void; onMove: (corner: LatLng) => void };

function addMarker(
  map: GlMap,
  { corner, label }: { corner: LatLng; label: string },
  index: number,
  { onSelect, onRemove }: Pick<ZoneMapProps, 'onSelect' | 'onRemove'>,
  { onDrag, onMove }: Handlers,
): Marker {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'zone-corner';
  element.setAttribute('aria-label', label);
  element.addEventListener('click', (event) => {
    // Otherwise the map would take it for a new corner.
    event.stopPropagation();
    onSelect(index);
  });
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Delete' || key === 'Backspace') onRemove(index);
  });
  const marker = new Marker({ element, draggable: true }).setLngLat(toLngLat(corner)).addTo(map);
  marker.on('drag', () => onDrag(toCorner(marker.getLngLat())));
  marker.on('dragend', () => onMove(toCorner(marker.getLngLat())));
  return marker;
}
