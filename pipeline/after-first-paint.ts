/** Asks for the page's script, and for what it says, when the text is on the screen: neither its way nor its run keeps the first frame waiting. */

/**
 * Goes behind the head's script. The page must be there as a whole, and painted. Every three seconds it is enough that its
 * later styles are asked for, which stand at its end: a browser in the background tells of no paint, and Chromium takes no
 * page for read while its styles hang. An address in `import()` needs no Trusted Types policy, unlike the `src` of a script.
 *
 * All are asked for at one moment: none waits until another has come to ask for it.
 *
 * A script that fails is told to who listens for errors (entry/head.ts), as the tag of a script would tell it; one that did
 * not come is in the browser's own log already, and is reported no second time: every browser speaks of a module then.
 */
export function askAfterFirstPaint(files: readonly string[]): string {
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join();
  // As short as a minifier would leave it: it stands in every page.
  return (
    `{const e=()=>Promise.all([${imports}]).catch(e=>/modul/.test(e.message)?dispatchEvent(new Event("error")):reportError(e));` +
    'addEventListener("DOMContentLoaded",()=>new PerformanceObserver(t=>t.getEntriesByName("first-contentful-paint")[0]&&e())' +
    '.observe({type:"paint",buffered:!0}));const t=()=>setTimeout(()=>document.querySelector("#root+link")?e():t(),3e3);t()}'
  );
}
