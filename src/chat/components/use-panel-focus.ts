/** Where the focus is while the panel is open: a control that disappears or is disabled must not lose it. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export function usePanelFocus(dialog: RefObject<HTMLElement | null>, loading: boolean, closing: boolean): void {
  useEffect(() => {
    // The button that was pressed is gone. Whoever went elsewhere while the panel was on its way stays there.
    if (closing || document.activeElement !== document.body) return;
    if (!focusInput(dialog.current)) dialog.current?.focus({ preventScroll: true });
  }, [dialog, closing]);

  const wasLoading = useRef(loading);
  useLayoutEffect(() => {
    if (loading === wasLoading.current) return;
    wasLoading.current = loading;
    if (!isAdrift(dialog.current)) return;
    // While an answer comes, the arrow keys scroll it.
    if (loading || !focusInput(dialog.current)) log(dialog.current)?.focus({ preventScroll: true });
  }, [dialog, loading]);
}

function log(dialog: HTMLElement | null): HTMLElement | null | undefined {
  return dialog?.querySelector<HTMLElement>('[role="log"]');
}

/** Not with a finger: the keyboard that pops up would cover what is to be read. */
function focusInput(dialog: HTMLElement | null): boolean {
  const input = dialog?.querySelector('textarea');
  if (!input || input.disabled || !matchMedia('(pointer: fine)').matches) return false;
  input.focus({ preventScroll: true });
  return true;
}

/** Whether the focus stands where it means nothing any more: on a control that has gone or is disabled, or on the log. */
function isAdrift(dialog: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === log(dialog)) return true;
  return !!dialog?.contains(activeElement) && activeElement.matches(':disabled');
}
