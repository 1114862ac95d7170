/** A counter of visits that the owner has chosen: its script, and what the policy has to let in. */
import type { Analytics } from '#content/schema.ts';
import { ANALYTICS_POLICY } from './security-headers.ts';

/**
 * Goes behind the head's script, and asks for the script once the page lives: looked after every second, for a script that fails (many a
 * browser refuses it) before that would be taken for the page's own (src/head-script.ts). As short as a minifier would leave it.
 */
export function askForAnalytics({ script, attributes = {} }: Analytics): string {
  const address = JSON.stringify(script);
  const set = Object.entries(attributes).map(
    ([name, value]) => `s.setAttribute(${JSON.stringify(name)},${JSON.stringify(value)});`,
  );
  return (
    '(function a(){if(!("reveals"in document.documentElement.dataset))return void setTimeout(a,1e3);' +
    'const s=document.createElement("script");' +
    // The page takes the address of a script from no string, but from a policy of this name.
    `s.src=self.trustedTypes?trustedTypes.createPolicy("${ANALYTICS_POLICY}",{createScriptURL:()=>${address}}).createScriptURL(""):${address};` +
    `${set.join('')}document.head.append(s)})()`
  ).replaceAll('<', String.raw`\x3c`);
}
