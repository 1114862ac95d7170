/** The labels on the neatline: latitudes two minutes apart, falling from a little north of the owner's place. */

const STEP_MINUTES = 2;
/** One every 240 px: enough for a page of 14,400 px, beyond which the border goes on without. */
export const LATITUDE_LABELS = 60;

/** `22.5431` → `22°40′N`, `22°38′N`, … `20°42′N`. */
export function latitudeLabels(latitude: number): string[] {
  const first = Math.ceil((latitude * 60) / STEP_MINUTES) * STEP_MINUTES + 3 * STEP_MINUTES;
  return Array.from({ length: LATITUDE_LABELS }, (_, index) => label(first - index * STEP_MINUTES));
}

function label(minutes: number): string {
  const absolute = Math.abs(minutes);
  const hemisphere = minutes < 0 ? 'S' : 'N';
  return `${Math.floor(absolute / 60)}°${String(absolute % 60).padStart(2, '0')}′${hemisphere}`;
}
