/** The drawing of a course, over the page and the panel. */
import type { Course } from './course-shape.ts';
import styles from './course.module.css';

const RING = 'M-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0';
const ARROW = 'M0,12V0M-4.5,5.5L0,0L4.5,5.5';

export interface Chart {
  readonly element: SVGElement;
  /** Draws a course to a heading, whose name stands at its end while it is out of sight. */
  readonly draw: (course: Course, name: string) => void;
}

export function newChart(): Chart {
  const [element, line, mark, label] = [svg('svg'), svg('path'), svg('path'), svg('text')];
  element.append(line, mark, label);
  element.setAttribute('class', styles['course'] ?? '');
  element.setAttribute('data-chat', 'course');
  element.setAttribute('aria-hidden', 'true');
  return {
    element,
    draw: ({ line: path, end, bearing }, name) => {
      line.setAttribute('d', path);
      mark.setAttribute('d', bearing === undefined ? RING : ARROW);
      mark.setAttribute('transform', `translate(${end.x} ${end.y}) rotate(${bearing ?? 0})`);
      label.textContent = bearing === undefined ? '' : `${name} ${String(bearing).padStart(3, '0')}°`;
      // In the margin, towards the middle of the window.
      const isAbove = end.y < innerHeight / 2;
      label.setAttribute('text-anchor', isAbove ? 'start' : 'end');
      label.setAttribute('transform', `translate(${end.x} ${end.y + (isAbove ? 20 : -20)})`);
    },
  };
}

function svg(name: string): SVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', name);
}
