/** Lists what is to be done about the content: at the end of an import, and before the page is shown in development. */
import './check-languages.ts';
import { checkContent, describeFaults } from '#content/check.ts';
import { content } from '#content/index.ts';

const faults = checkContent(content);
if (faults.length > 0) console.log(`Still to be done in your content:\n${describeFaults(faults)}\n`);
