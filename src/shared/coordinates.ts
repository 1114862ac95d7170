/** A place's coordinates as they are printed, and the latitudes on the neatline. */
interface Degrees {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

/** `22.5431°N 114.0579°E`, the same in every language. */
export function printedCoordinates({ latitude, longitude }: Degrees): string {
  return `${figureOf(latitude)}°${latitude < 0 ? 'S' : 'N'} ${figureOf(longitude)}°${longitude < 0 ? 'W' : 'E'}`;
}

export function figureOf(degrees: number): string {
  return Math.abs(degrees).toFixed(4);
}

const STEP_MINUTES = 2;
/** One every 240 px: enough for a page of 14,400 px, beyond which the border goes on without. */
export const LATITUDE_LABELS = 60;

/** Two minutes apart, falling from a little north of the owner's place: `22.5431` → `22°40′N`, `22°38′N`, … `20°42′N`. */
export function latitudeLabels(latitude: number): string[] {
  const first = Math.ceil((latitude * 60) / STEP_MINUTES) * STEP_MINUTES + 3 * STEP_MINUTES;
  return Array.from({ length: LATITUDE_LABELS }, (_, index) => label(first - index * STEP_MINUTES));
}

function label(minutes: number): string {
  const absolute = Math.abs(minutes);
  const hemisphere = minutes < 0 ? 'S' : 'N';
  return `${Math.floor(absolute / 60)}°${String(absolute % 60).padStart(2, '0')}′${hemisphere}`;
}
