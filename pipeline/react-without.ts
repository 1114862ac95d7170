/** Leaves out of React's client what this page never asks of it: no visitor downloads it. */
import type { Plugin } from 'vite';

/**
 * Functions of `react-dom` that are reached only by what is named above them. One that is reached all the same throws, so that a
 * page that begins to use it fails at once, in every test that shows it.
 */
const NEVER_CALLED: readonly string[] = [
  // Classes as components
  'updateClassComponent',
  // <Activity>, <SuspenseList> and elements that a page defines
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'setPropOnCustomElement',
  // <ViewTransition>
  'startViewTransition',
  'commitAfterMutationEffectsOnFiber',
  'applyViewTransitionToHostInstancesRecursive',
  'measureViewTransitionHostInstancesRecursive',
  // A reference to a fragment
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  // useActionState
  'mountActionState',
  'updateActionStateImpl',
  // <title>, <meta>, <link>, <style> and <script> that a component lifts into the head, and files asked for ahead
  'getResource',
  'acquireResource',
  'suspendResource',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
];

/** Functions that are called for every page, and do for this one what they would do whole: nothing (nor is `onSelect` heard). */
const ANSWERED: Readonly<Record<string, string>> = {
  isHostHoistableType: 'return false;',
  constructSelectEvent: '',
  trackEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
};

const METHODS = 'FragmentInstance.prototype.';

interface Shortened {
  readonly code: string;
  /** Functions of the lists that the client does not have: then nothing was left out. */
  readonly missing: readonly string[];
}

/** The client's code without them. React's next version may call a function by another name: then the code stays whole. */
export function withoutUnused(code: string): Shortened {
  const bodies = new Map([
    ...NEVER_CALLED.map((name) => [name, `throw Error('Left out of React: ${name}');`] as const),
    ...Object.entries(ANSWERED),
  ]);
  // Every function of the file begins at the start of a line, and so does the brace that ends it.
  const shorter = code
    .replace(/^function ([\w$]+)\(([^)]*)\) \{\n[^]*?^\}$/gm, (whole, name: string, parameters: string) => {
      const body = bodies.get(name);
      if (body === undefined) return whole;
      bodies.delete(name);
      return `function ${name}(${parameters}) { ${body} }`;
    })
    .replace(/^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{\n[^]*?^\};$/gm, '');
  const missing = [...bodies.keys(), ...(shorter.includes(METHODS) ? [METHODS] : [])];
  return { code: missing.length > 0 ? code : shorter, missing };
}

/** For the build alone: while developing, React is as it comes. */
export function reactWithout(): Plugin {
  return {
    name: 'react-without',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(whole) {
        const { code, missing } = withoutUnused(whole);
        if (missing.length > 0)
          this.warn(
            `React stays whole, 8 kB more for every visitor: it no longer has ${missing.join(', ')} (pipeline/react-without.ts)`,
          );
        return { code, map: null };
      },
    },
  };
}
