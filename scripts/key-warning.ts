/** What the owner hears who builds a key into the page (`.env.example`). Undefined without one; never the key itself. */
export function keyWarning(environment: NodeJS.ProcessEnv): string | undefined {
  if (!environment['VITE_OPENAI_API_KEY']) return undefined;
  return (
    'Warning: VITE_OPENAI_API_KEY is built into the page. Every visitor can read it and spend on it.\n' +
    'Use OPENAI_API_KEY with the server instead, unless this key may be public.'
  );
}
