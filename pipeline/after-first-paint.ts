/**
 * Asks for what follows the text when that is on the screen — later styles, drawings that wait in a template, the page's
 * script and what it says: neither their way nor their run keeps the first frame waiting, and its faces have the whole line.
 */

/**
 * In as many frames one thing each is let in (`data-near="now"`): the part below the first screen, other languages' words beside
 * its heading, and its blocks, as many as the sample has. What is left after them is let in at once, and laid out when it
 * comes near (`data-near=""`).
 */
const FRAMES = 11;

/**
 * Goes behind the head's script, whose tag names what the page says in its language (`data-texts`): so the script is the
 * same in every page, and the policy, which travels with every file, names it once.
 *
 * The page must be there as a whole, and painted; after three seconds it is enough that it is there: a browser in the
 * background tells of no paint. Who is to see another part than the first screen (entry/head.ts) gets the later styles at
 * once. An address in `import()` or of a style sheet needs no Trusted Types policy, unlike the `src` of a script.
 *
 * All are asked for at one moment: none waits until another has come to ask for it. A template waits until its media
 * query matches.
 *
 * A script that fails is told to who listens for errors (entry/head.ts), as the tag of a script would tell it; one that did
 * not come is in the browser's own log already, and is reported no second time: every browser speaks of a module then.
 */
export function askAfterFirstPaint({ styles, script }: Readonly<Record<'styles' | 'script', string>>): string {
  // As short as a minifier would leave it: it stands in every page.
  return (
    '{const d=document,r=d.documentElement,t=d.currentScript.dataset.texts,l=d.createElement("link"),' +
    // Never in the head, before the styles that tell the order of the layers. After them what is near is laid out, block by
    // block (ui/base.css), and not in the task that styles the first screen anew. Without them all is, as it is.
    `s=()=>{l.href||(d.body||r).append(Object.assign(l,{rel:"stylesheet",href:${JSON.stringify(styles)},` +
    'onload:n,onerror:()=>delete r.dataset.rest}))},' +
    'n=()=>requestAnimationFrame(()=>setTimeout(()=>{q??=[...d.querySelectorAll("section+section,h2+span,[data-reveal],footer")];' +
    `const o=k++<${FRAMES}?"now":"";q.splice(0,o?1:99).map(e=>e.dataset.near=o);q[0]&&n()})),` +
    `e=()=>{if(i)return;i=1;s();for(const t of d.querySelectorAll("template")){let m=matchMedia(t.dataset.media);(m.onchange=()=>m.matches&&t.replaceWith(t.content))()}Promise.all([import(${JSON.stringify(script)}),import(t)])` +
    '.catch(e=>/modul/.test(e.message)?dispatchEvent(new Event("error")):reportError(e))};let i,q,k=0;' +
    'r.dataset.rest??s();addEventListener("scroll",()=>r.dataset.rest&&="");' +
    'addEventListener("DOMContentLoaded",()=>{setTimeout(e,3e3);new PerformanceObserver(t=>t.getEntriesByName("first-contentful-paint")[0]&&e())' +
    '.observe({type:"paint",buffered:!0})})}'
  );
}
