/** Plots a course over the page, from a link of an answer to the section that it names. Decoration: the link alone is followed. */
import { courseTo } from './course-shape.ts';
import styles from './course.module.css';

const SVG = 'http://www.w3.org/2000/svg';
const RING = 'M-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0';
const ARROW = 'M0,12V0M-4.5,5.5L0,0L4.5,5.5';

/**
 * Draws the course of an answer's first link, or of the one that has the pointer or the focus, until the signal aborts. A link
 * that is followed is the end of its course.
 */
export function plotCourse(panel: HTMLElement, answerId: string, signal: AbortSignal): void {
  const log = panel.querySelector('[role="log"]');
  if (!log || signal.aborted) return;
  const answer = `[data-message-id="${answerId}"] a[href^="#"]`;
  const [chart, line, mark, label] = ['svg', 'path', 'path', 'text'].map((name) => document.createElementNS(SVG, name));
  if (!chart || !line || !mark || !label) return;
  chart.append(line, mark, label);
  chart.classList.add(styles['course']!);
  chart.ariaHidden = 'true';
  chart.dataset['chat'] = 'course';

  /** Undefined until the answer's Markdown stands, and once it was followed. */
  let link: Element | undefined;
  let isFollowed = false;
  let frame = 0;

  const draw = () => {
    frame = 0;
    if (!isFollowed) link ??= panel.querySelector(answer) ?? undefined;
    const heading = link && document.getElementById(`${link.getAttribute('href')?.slice(1)}-heading`);
    if (!link?.isConnected || !heading) return chart.remove();
    const course = courseTo({
      link: link.getBoundingClientRect(),
      log: log.getBoundingClientRect(),
      panel: panel.getBoundingClientRect(),
      heading: heading.getBoundingClientRect(),
      windowHeight: innerHeight,
    });
    const { end, bearing } = course;
    line.setAttribute('d', course.line);
    mark.setAttribute('d', bearing === undefined ? RING : ARROW);
    mark.setAttribute('transform', `translate(${end.x} ${end.y}) rotate(${bearing ?? 0})`);
    label.textContent = bearing === undefined ? '' : `${heading.textContent} ${String(bearing).padStart(3, '0')}°`;
    const isAbove = end.y < innerHeight / 2;
    label.setAttribute('text-anchor', isAbove ? 'start' : 'end');
    label.setAttribute('transform', `translate(${end.x} ${end.y + (isAbove ? 20 : -20)})`);
    if (!chart.isConnected) document.body.append(chart);
  };
  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const choose = ({ target }: Event) => {
    const next = target instanceof Element && target.closest(answer);
    if (!next || next === link) return;
    link = next;
    chart.classList.remove(styles['followed']!);
    // It is drawn from its beginning.
    chart.remove();
    drawSoon();
  };
  const follow = async ({ target }: Event) => {
    if (!link || !(target instanceof Element) || target.closest(answer) !== link) return;
    const followed = link;
    isFollowed = true;
    chart.classList.add(styles['followed']!);
    await Promise.allSettled(chart.getAnimations().map(({ finished }) => finished));
    if (link !== followed) return;
    link = undefined;
    chart.classList.remove(styles['followed']!);
    chart.remove();
  };

  const observer = new ResizeObserver(drawSoon);
  for (const element of [document.body, panel, ...log.children]) observer.observe(element);
  document.addEventListener('scroll', drawSoon, { capture: true, passive: true, signal });
  addEventListener('resize', drawSoon, { signal });
  for (const event of ['pointerover', 'focusin']) panel.addEventListener(event, choose, { signal });
  panel.addEventListener('click', (event) => void follow(event), { signal });
  panel.addEventListener('animationend', drawSoon, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    chart.remove();
  });
}
