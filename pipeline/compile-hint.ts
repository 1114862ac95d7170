/** Has Chromium compile the page's script on another thread, as it arrives, rather than function by function as they are called. */
import type { Plugin } from 'vite';

/** V8 reads it in the first line alone: https://github.com/WICG/explicit-javascript-compile-hints-file-based. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Goes before the script that brings the page to life; what comes later is called bit by bit. */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // After the minifier, which would take it for a comment like any other.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.isEntry && part.name === 'client') part.code = HINT + part.code;
      },
    },
  };
}
