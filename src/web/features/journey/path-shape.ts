/** Measured in the picture's own unit, which is a pixel on a narrow phone. */
export const STATION_RADIUS = 16;
const MAX_IN_ROW = 5;
const WIDTH = 320;
const ROW = 68;
const EDGE = 32;

interface Point {
  x: number;
  y: number;
}

export interface PathShape {
  width: number;
  height: number;
  stations: readonly Point[];
  /** The lines between stations. The first one leads to the second station. */
  ways: readonly string[];
}

/** Rows of equal length, with at most five stations, that turn at their ends like a path up a hill. */
export function pathShape(count: number): PathShape {
  const rows = Math.max(1, Math.ceil(count / MAX_IN_ROW));
  const perRow = Math.ceil(count / rows);
  const stations = Array.from({ length: count }, (_, index) => stationAt(index, perRow));
  return {
    width: WIDTH,
    height: 2 * EDGE + (rows - 1) * ROW,
    stations,
    ways: stations.slice(1).map((to, index) => wayBetween(stationAt(index, perRow), to)),
  };
}

function stationAt(index: number, perRow: number): Point {
  const row = Math.floor(index / perRow);
  const place = index % perRow;
  const column = row % 2 === 0 ? place : perRow - 1 - place;
  const gap = perRow > 1 ? (WIDTH - 2 * EDGE) / (perRow - 1) : 0;
  return { x: EDGE + Math.round(column * gap), y: EDGE + row * ROW };
}

function wayBetween(from: Point, to: Point): string {
  if (from.y === to.y) {
    const middle = (from.x + to.x) / 2;
    return `M${from.x} ${from.y}Q${middle} ${from.y - 14} ${to.x} ${to.y}`;
  }
  // Curves out of the end of the row and back into the next one.
  const out = from.x > EDGE ? from.x + 36 : from.x - 36;
  return `M${from.x} ${from.y}C${out} ${from.y} ${out} ${to.y} ${to.x} ${to.y}`;
}
