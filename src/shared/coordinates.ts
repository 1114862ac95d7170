/** A place's coordinates as they are printed. */
interface Degrees {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

const DIGITS = 4;

/** `22.5431°N 114.0579°E`, the same in every language. */
export function printedCoordinates({ latitude, longitude }: Degrees): string {
  return `${figureOf(latitude)}°${latitude < 0 ? 'S' : 'N'} ${figureOf(longitude)}°${longitude < 0 ? 'W' : 'E'}`;
}

/** Degrees without their sign. */
export function figureOf(degrees: number): string {
  return Math.abs(degrees).toFixed(DIGITS);
}
