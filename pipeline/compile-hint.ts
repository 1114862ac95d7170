/**
 * Has Chromium compile the page's script, and the chat's, on another thread, as it arrives, rather than function by function
 * as they are called.
 */
import type { Plugin } from 'vite';

/** V8 reads it in the first line alone: https://github.com/WICG/explicit-javascript-compile-hints-file-based. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** What a visitor waits for, and of which nearly all is called; what comes later is called bit by bit. */
const HINTED = new Set(['client', 'chat-panel']);

/** Goes before the script that brings the page to life and the one that is called when the chat is opened. */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // After the minifier, which would take it for a comment like any other.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && (part.isEntry || part.isDynamicEntry) && HINTED.has(part.name))
            part.code = HINT + part.code;
      },
    },
  };
}
