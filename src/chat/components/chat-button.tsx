/** The button in the page's corner, and what stands beside it while the panel is on its way. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { listen } from '#hooks/hooks.ts';
import styles from './chat.module.css';

interface ChatButtonProps {
  readonly hasUnread: boolean;
  /** Of the panel that was asked for. */
  readonly status: 'none' | 'loading' | 'failed';
  readonly onPreload: () => void;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

export function ChatButton({ hasUnread, status, onPreload, onOpen, onDismiss }: ChatButtonProps) {
  const { chatButton: words, shared, headerLinks } = useTexts().messages;
  const button = useRef<HTMLButtonElement>(null);
  const { isAway, lift } = usePosition(button);
  return (
    <div className={styles['corner']} style={{ translate: `0 ${-lift}px` }}>
      {status === 'loading' && (
        <p className={styles['loading']} role="status">
          {words.loading}
        </p>
      )}
      {status === 'failed' && (
        <div className={styles['failed']} role="alert">
          <p>{words.loadFailed}</p>
          <button type="button" className="quiet-link" onClick={onOpen}>
            {shared.retry}
          </button>
          <a href="#contact" className="quiet-link" onClick={onDismiss}>
            {headerLinks.contact}
          </a>
        </div>
      )}
      <button
        ref={button}
        type="button"
        data-chat="open"
        className={styles['button']}
        data-away={isAway && !hasUnread}
        aria-label={hasUnread ? words.newAnswerClosed : words.openChat}
        aria-busy={status === 'loading'}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={onOpen}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4.5h16v12H9.5L5.5 20v-3.5H4zM8 9h8M8 12.5h5" />
        </svg>
        <span className={styles['label']}>{words.label}</span>
        {hasUnread && <span className={styles['news']} />}
      </button>
    </div>
  );
}

/** px: a hand that rests on the glass trembles by less. */
const STEP = 8;
/** ms after which a page that moves no more is at rest. */
const REST_MS = 1_000;
/** px: no higher than the header's lower edge, with some air. */
const HIGHEST = 80;

/**
 * The button goes (`isAway`) while the visitor scrolls down. Where the page comes to rest it stands as low as nothing to
 * read or to press lies under it, `lift` px above its corner, and in its corner where there is no such place. What bounces
 * at either end of the page is neither up nor down.
 */
function usePosition(button: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState({ isAway: false, lift: 0 });
  useEffect(() => {
    let from = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // The button may be gone by then: the panel takes its place.
    const onRest = () =>
      setPosition(({ lift }) => ({ isAway: false, lift: button.current ? freeLift(button.current, lift) : 0 }));
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      const to = Math.max(0, Math.min(scrollY, end));
      if (Math.abs(to - from) < STEP) return;
      clearTimeout(rest);
      rest = setTimeout(onRest, REST_MS);
      const isAway = to > from;
      from = to;
      setPosition(({ lift }) => ({ isAway, lift }));
    };
    return listen(window, 'scroll', onScroll, { passive: true });
  }, [button]);
  return position;
}

/** @param current px by which the element is lifted now. */
function freeLift(element: HTMLElement, current: number): number {
  const { left, right, top, height } = element.getBoundingClientRect();
  const corner = top + current;
  const taken = contentBetween(left, right);
  for (let lift = 0; corner - lift >= HIGHEST; lift += STEP) {
    const upper = corner - lift;
    if (!taken.some((box) => box.top < upper + height && box.bottom > upper)) return lift;
  }
  return 0;
}

/** Where controls and lines of text of the page stand between two x. */
function contentBetween(left: number, right: number): DOMRect[] {
  const isThere = (box: DOMRect) => box.left < right && box.right > left && box.bottom > 0 && box.top < innerHeight;
  const range = document.createRange();
  return [...document.querySelectorAll('main *, footer *')].flatMap((content) => {
    const box = content.getBoundingClientRect();
    if (!isThere(box)) return [];
    if (content.matches('a, button, input, textarea, [role="meter"]')) return [box];
    return [...content.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      range.selectNode(node);
      return [...range.getClientRects()].filter(isThere);
    });
  });
}
