/** A point on Earth, in decimal degrees. */
export type Coordinates = { latitude: number; longitude: number };
