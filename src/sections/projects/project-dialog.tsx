/** The dialog of one project. The browser makes the rest of the page inert. */
import { directionOf } from '#shared/text.ts';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { PageProject } from '#content/schema.ts';
import { projectElementId } from '#shared/sections.ts';
import { keepScrollbarRoom } from '#hooks/hooks.ts';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import buttons from '#components/button.module.css';
import { Icon, Picture } from '#components/images.tsx';
import { ExternalLink } from '#components/links.tsx';
import { OwnText, Technologies } from '#components/text.tsx';
import { closeProject } from './project-address.ts';
import isletsUrl from '../../assets/islets.svg?url';
import cards from './projects.module.css';
import styles from './project-dialog.module.css';

const load = () => loadWithRetry('card-transition', () => import('./card-transition.ts'));
/** Moves the dialog out of its card and back, once it is here. */
let unfold: typeof import('./card-transition.ts').unfold | undefined;

/** For who comes near a project. Without it a dialog comes and goes where it stands. */
export function loadCardTransition(): void {
  load().then(
    (module) => (unfold = module.unfold),
    () => {},
  );
}

interface ProjectDialogProps {
  readonly project: PageProject;
  readonly index: number;
  /** A closed dialog keeps its project while it fades out. */
  readonly open: boolean;
}

export function ProjectDialog({ project, index, open }: ProjectDialogProps) {
  const { messages } = useTexts();
  const title = useId();
  const dialog = useDialog(project.id, open);
  const beganOutside = useRef(false);
  return (
    // A click on the backdrop is a click on the dialog itself; on the keyboard Escape does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={styles['dialog']}
      onPointerDown={({ target, currentTarget }) => {
        beganOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (beganOutside.current && target === currentTarget) closeProject();
      }}
      onKeyDown={keepFocusIn}
      onCancel={(event) => {
        event.preventDefault();
        closeProject();
      }}
      // A browser may close a dialog without asking, on a second Escape for instance: the address follows. It tells of every
      // closing with the next frame only, and by then the dialog may be open again.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) closeProject();
      }}
    >
      <button
        type="button"
        aria-label={messages.projects.close}
        className={`icon-button ${styles['close']}`}
        onClick={closeProject}
      >
        <Icon name="close" />
      </button>
      <div className={styles['sheet']}>
        <ProjectTile project={project} index={index} className={styles['tile']} />
        <div className={styles['words']}>
          <OwnText as="h3" id={title} text={project.title} />
          <p dir={directionOf(project.description)} className={styles['description']}>
            {project.description}
          </p>
          <h4>{messages.projects.technologies}</h4>
          <Technologies names={project.technologies} />
          <ProjectLinks project={project} />
        </div>
      </div>
    </dialog>
  );
}

/** Opens and closes the dialog of a project, and gives it the focus's way back: the project's card. */
function useDialog(id: string, open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const card = document.querySelector<HTMLElement>(`#${projectElementId(id)} button`);
    if (!current || !card || open === current.open) return;
    if (open) {
      // The dialog hands the focus back to what had it: also when an address opened it, that is the card.
      card.focus({ preventScroll: true });
      keepScrollbarRoom();
      current.showModal();
      unfold?.(card, current, 'open');
    } else {
      unfold?.(card, current, 'close');
      current.close();
    }
  }, [open, id]);
  return dialog;
}

/** Past the last control Tab would go on to the browser's own; it goes round instead. */
function keepFocusIn(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const leaving = event.shiftKey ? controls.at(0) : controls.at(-1);
  const entering = event.shiftKey ? controls.at(-1) : controls.at(0);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

const ISLETS = 3;

interface ProjectTileProps {
  readonly project: PageProject;
  /** The project's place in the list: it chooses the islet. */
  readonly index: number;
  /** Whether the title beside it says enough. */
  readonly isDecoration?: boolean;
  readonly className?: string | undefined;
}

/** The owner's picture of a project, or its emoji on an islet of its own: decoration. */
export function ProjectTile({ project, index, isDecoration, className }: ProjectTileProps) {
  if (project.picture) {
    const classes = `${cards['picture']} ${className}`;
    return <Picture picture={project.picture} isDecoration={isDecoration} className={classes} />;
  }
  const islet = index % ISLETS;
  return (
    <span className={`${cards['tile']} ${className}`} data-islet={islet} aria-hidden="true">
      <svg viewBox="0 0 600 420" preserveAspectRatio="xMidYMid slice">
        <use href={`${isletsUrl}#islet-${islet}`} width="600" height="420" />
      </svg>
      <span className={cards['emoji']}>{project.image}</span>
    </span>
  );
}

export function ProjectLinks({ project }: { readonly project: PageProject }) {
  const { messages } = useTexts();
  if (!project.link && !project.github) return null;
  return (
    <p className={cards['links']}>
      {project.link && (
        <ExternalLink href={project.link} className={buttons['primary']}>
          {messages.projects.view}
        </ExternalLink>
      )}
      {project.github && (
        <ExternalLink href={project.github} className={buttons['outlined']}>
          {messages.projects.code}
        </ExternalLink>
      )}
    </p>
  );
}
