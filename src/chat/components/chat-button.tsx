/** The button in the page's corner, and what stands beside it while the panel is on its way. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useEscape } from './panel-close.ts';
import styles from './chat.module.css';

interface ChatButtonProps {
  readonly hasUnread: boolean;
  readonly panel: 'none' | 'loading' | 'failed' | 'ready';
  readonly onPreload: () => void;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

export function ChatButton({ hasUnread, panel, onPreload, onOpen, onDismiss }: ChatButtonProps) {
  const words = useTexts().messages.chatButton;
  const button = useRef<HTMLButtonElement>(null);
  const givesWay = useGivesWay(button);
  return (
    <div className={styles['corner']}>
      {panel === 'loading' && (
        <p className={styles['loading']} role="status">
          {words.loading}
        </p>
      )}
      {panel === 'failed' && <LoadError onRetry={onOpen} onDismiss={onDismiss} />}
      <button
        ref={button}
        type="button"
        data-chat="open"
        className={styles['button']}
        data-away={givesWay && !hasUnread}
        aria-label={hasUnread ? words.newAnswerClosed : words.openChat}
        aria-busy={panel === 'loading'}
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

function LoadError({ onRetry, onDismiss }: { readonly onRetry: () => void; readonly onDismiss: () => void }) {
  const { messages } = useTexts();
  useEscape(onDismiss);
  return (
    <div className={styles['failed']} role="alert">
      <p>{messages.chatButton.loadFailed}</p>
      <button type="button" onClick={onRetry}>
        {messages.shared.retry}
      </button>
      <a href="#contact" onClick={onDismiss}>
        {messages.headerLinks.contact}
      </a>
    </div>
  );
}

/** px: a hand that rests on the glass trembles by less. */
const STEP = 8;
/** ms after which a page that moves no more is at rest. */
const REST = 1_000;

/**
 * Whether the button gives way: while the visitor scrolls down, and at rest where it would lie on something to read or to
 * press. What bounces at either end of the page is neither up nor down.
 */
function useGivesWay(button: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    let from = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      const to = Math.max(0, Math.min(scrollY, end));
      if (Math.abs(to - from) < STEP) return;
      clearTimeout(rest);
      setGivesWay(to > from);
      rest = setTimeout(() => setGivesWay(coversContent(button.current)), REST);
      from = to;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(rest);
    };
  }, [button]);
  return givesWay;
}

/** Whether an element lies on a control or a line of text of the page. */
function coversContent(element: HTMLElement | null): boolean {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  const meets = ({ left, right, top, bottom }: DOMRect) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const range = document.createRange();
  const hasLineThere = (node: Node) => {
    range.selectNode(node);
    return node.nodeType === Node.TEXT_NODE && [...range.getClientRects()].some(meets);
  };
  return [...document.querySelectorAll('main *, footer *')].some(
    (content) =>
      meets(content.getBoundingClientRect()) &&
      (content.matches('a, button, input, textarea, [role="meter"]') || [...content.childNodes].some(hasLineThere)),
  );
}
