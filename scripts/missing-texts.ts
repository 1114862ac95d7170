import { localeFile } from '#i18n/locales/all.ts';

/** A language may say it in its own words, but not leave it out: what English says is the shape of all. */

const SHAPE = 'en';
/** Said again by the page, and missing where it is first said. */
const SAID_AGAIN = /^page\.shared\./;

/** The texts of the interface that these languages lack, each with the file to open. The build itself compiles no types. */
export function missingTexts(messages: Readonly<Record<string, object>>, languages: readonly string[]): string[] {
  return languages.flatMap((language) => {
    if (!messages[language])
      return [`src/i18n/locales/all.ts: ${language} is missing: add its folder (docs/languages.md)`];
    return waysMissing(messages[SHAPE], messages[language])
      .filter((way) => !SAID_AGAIN.test(way))
      .map((way) => {
        const [part = '', ...field] = way.split('.');
        const [file, what] = field.length > 0 ? [localeFile(part), field.join('.')] : ['index', part];
        return `src/i18n/locales/${language}/${file}.ts: ${what} is missing: add it, as English has it`;
      });
  });
}

/** The ways to what a value of this shape lacks, no further than to the first that is not there: `page.hero.projects`. */
function waysMissing(shape: unknown, value: unknown, way: readonly string[] = []): string[] {
  if (typeof shape !== 'object' || shape === null)
    return typeof value === 'string' && value.trim() !== '' ? [] : [way.join('.')];
  if (typeof value !== 'object' || value === null) return [way.join('.')];
  return Object.entries(shape).flatMap(([name, inner]) =>
    waysMissing(inner, (value as Readonly<Record<string, unknown>>)[name], [...way, name]),
  );
}
