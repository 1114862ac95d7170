/** Plots a course over the page, from a link of an answer to the section that it names. Decoration: the link alone is followed. */
import { newChart } from './chart.ts';
import { courseTo } from './course-shape.ts';

/**
 * Draws the course of an answer's first link, or of the one that has the pointer or the focus, until the signal aborts. A link
 * that is followed is the end of its course.
 */
export function plotCourse(panel: HTMLElement, answerId: string, signal: AbortSignal): void {
  const log = panel.querySelector('[role="log"]');
  if (!log || signal.aborted) return;
  const links = `[data-message-id="${answerId}"] a[href^="#"]`;
  const { element, draw } = newChart();
  /** Undefined until the answer's Markdown stands, null once it was followed. */
  let link: Element | null | undefined;
  let frame = 0;

  const plot = () => {
    frame = 0;
    if (link === undefined) link = panel.querySelector(links) ?? undefined;
    const heading = document.getElementById(`${link?.getAttribute('href')?.slice(1)}-heading`);
    if (!link?.isConnected || !heading) return element.remove();
    // Nothing is laid out inside a part that is held (ui/hold.ts).
    const target = heading.closest('[data-held]') ?? heading;
    const [from, within, beside, to] = [link, log, panel, target].map((part) => part.getBoundingClientRect());
    if (!from || !within || !beside || !to) return;
    draw(
      courseTo({ link: from, log: within, panel: beside, heading: to, windowHeight: innerHeight }),
      heading.textContent,
    );
    if (!element.isConnected) document.body.append(element);
  };
  const plotSoon = () => {
    frame ||= requestAnimationFrame(plot);
  };
  /** What is drawn next is drawn from its beginning. */
  const leave = (next: Element | null) => {
    link = next;
    element.removeAttribute('data-followed');
    element.remove();
    plotSoon();
  };
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest(links) : null);
  const choose = (event: Event) => {
    const next = linkOf(event);
    if (next && next !== link) leave(next);
  };
  const follow = async (event: Event) => {
    const followed = linkOf(event);
    if (!followed || followed !== link) return;
    element.setAttribute('data-followed', '');
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    if (link === followed) leave(null);
  };

  const observer = new ResizeObserver(plotSoon);
  for (const part of [document.body, panel, ...log.children]) observer.observe(part);
  document.addEventListener('scroll', plotSoon, { capture: true, passive: true, signal });
  addEventListener('resize', plotSoon, { signal });
  for (const turn of ['pointerover', 'focusin']) panel.addEventListener(turn, choose, { signal });
  panel.addEventListener('click', (event) => void follow(event), { signal });
  panel.addEventListener('animationend', plotSoon, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    element.remove();
  });
}
