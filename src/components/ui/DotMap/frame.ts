import type { Coordinates } from '#schemas/city.ts';

/** Degrees of longitude and latitude. `units`: the longest side of its map, in which dots and names have a fixed size. */
export type Frame = { west: number; north: number; width: number; height: number; units: number };

/** A degree of longitude in degrees of latitude, at 22° north. */
const longitudeScale = 0.927;

/** From Rajkot to Guwahati and from Jammu to Thiruvananthapuram. A unit is a degree of latitude. */
export const india: Frame = { west: 70, north: 33.5, width: 21, height: 25.5, units: 25.5 };

const scaleOf = ({ width, height, units }: Frame) => units / Math.max(width * longitudeScale, height);

export const sizeOf = (frame: Frame) => ({
  width: frame.width * longitudeScale * scaleOf(frame),
  height: frame.height * scaleOf(frame),
});

/** Where a place is on a frame's map, to a tenth of a unit. */
export function dotIn(frame: Frame, { latitude, longitude }: Coordinates) {
  const round = (value: number) => Math.round(value * scaleOf(frame) * 10) / 10;
  return { x: round((longitude - frame.west) * longitudeScale), y: round(frame.north - latitude) };
}

export const isIn = ({ west, north, width, height }: Frame, { latitude, longitude }: Coordinates) =>
  longitude >= west && longitude <= west + width && latitude <= north && latitude >= north - height;

/** The smallest side of a frame, in degrees of latitude, so that a dense region is not shown too large. */
const minSide = 0.8;

/** A square frame that shows all places, with room around them for their names. */
export function frameAround(places: Coordinates[]): Frame {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude * longitudeScale);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const side = Math.max(span(latitudes), span(longitudes), minSide) * 1.3;
  return {
    west: (middle(longitudes) - side / 2) / longitudeScale,
    north: middle(latitudes) + side / 2,
    width: side / longitudeScale,
    height: side,
    units: 18,
  };
}
