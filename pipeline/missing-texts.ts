/** The texts of the interface that one of these languages lacks and another has: a build compiles no types. */
export function missingTexts(messages: Readonly<Record<string, object>>, languages: readonly string[]): string[] {
  const all = [...new Set(Object.values(messages).flatMap((texts) => waysIn(texts)))];
  return languages.flatMap((language) => {
    const said = new Set(waysIn(messages[language]));
    return all
      .filter((way) => !said.has(way))
      .map((way) => {
        const [part, ...field] = way.split('.');
        return `messages/${language}/${part}.ts: ${field.join('.')} is missing: write it, another language has it`;
      });
  });
}

/** The ways to all texts that say something: `page.hero.projects`. */
function waysIn(value: unknown, way: readonly string[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => waysIn(inner, [...way, name]));
  return value === undefined || value === '' ? [] : [way.join('.')];
}
