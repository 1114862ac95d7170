/**
 * Props of an element whose content never changes: the prerender writes the content, and the page's script, which holds
 * no part of it, leaves it as it stands. `import.meta.env.SSR` is settled by the build, so what is written as
 * `import.meta.env.SSR ? … : undefined` is not in the script (decision 009).
 */
export const keptAsPrerendered = import.meta.env.SSR
  ? {}
  : { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
