/** What input methods report for a key they take themselves. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a candidate.
 * Safari ends the composition before that key arrives and marks it by its `keyCode` alone (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
