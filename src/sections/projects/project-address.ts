/** `#project-<id>` in the address is what opens a project's dialog: there is no other state. */
import { addressOf, projectElementId } from '#shared/sections.ts';

/** The project that an address's hash names: `#project-i18n` → `i18n`. Unknown ids and other anchors name none. */
export function projectOfHash(hash: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => hash === addressOf(projectElementId(id)));
}

/** What a card keeps with its entry of the history, and the chat with its own. */
type EntryState = { readonly openedFrom?: string; readonly coveredPath?: string } | null;

/**
 * How to take a project out of the address again. A project that a card opened has an entry of its own in the history, so
 * that Back closes it. Closing it any other way goes back over that entry, and leaves none behind. A project that came with
 * the address has nothing to go back to, and neither has one whose page has changed its language, and so its path, since.
 */
export function closeStrategy(entryState: EntryState, path: string): 'back' | 'replace' {
  return entryState?.openedFrom === path ? 'back' : 'replace';
}

/**
 * Opens a project as the visitor's own step: Back closes it. The address changes at once: a Back that follows finds its entry.
 * The entry of a chat that covered the page (src/chat/panel-close.ts) becomes the project's.
 */
export function openProject(id: string): void {
  const entry = { openedFrom: location.pathname };
  const address = addressOf(projectElementId(id));
  if ((history.state as EntryState)?.coveredPath !== undefined) history.replaceState(entry, '', address);
  else history.pushState(entry, '', address);
  tellOfHash();
}

/** Takes the project out of the address. The dialog closes when the address has changed. */
export function closeProject(): void {
  const way = closeStrategy(history.state as EntryState, location.pathname);
  // The mark goes first: a second press before the browser is back must not go back twice.
  history.replaceState(null, '', way === 'back' ? location.href : location.pathname + location.search);
  if (way === 'back') history.back();
  else tellOfHash();
}

/** Calls back whenever the hash may have changed. Returns the end of it. */
export function subscribeToHash(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener('hashchange', onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener('hashchange', onChange);
  };
}

/** The browser is silent about a hash that a script wrote into the history. */
function tellOfHash(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}
