/** ISO 8601 in UTC, to the second: `2025-03-01T08:30:00Z`. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
