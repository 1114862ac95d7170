import { useId, useState, useSyncExternalStore } from 'react';
import type { PageProject } from '#content/schema.ts';
import { projectElementId } from '#shared/sections.ts';
import { directionOf } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { Icon } from '#components/images.tsx';
import { Reveal } from '#components/reveal.tsx';
import { Section } from '#components/section.tsx';
import { OwnText } from '#components/text.tsx';
import { openProject, projectOfHash, subscribeToHash } from './project-address.ts';
import { loadCardTransition, ProjectDialog, ProjectLinks, ProjectTile } from './project-dialog.tsx';
import styles from './projects.module.css';

const COLUMNS = 3;

export function Projects() {
  const { content } = useTexts();
  return (
    <Section section="projects" scale="10 000">
      <ul className={styles['projects']}>
        {content.projects.map((project, index) => (
          <li key={project.id} id={projectElementId(project.id)}>
            <Reveal order={index % COLUMNS} className={styles['place']}>
              <ProjectCard project={project} index={index} />
              {/* What the dialog says, in the page itself: read where no script runs, and on paper. */}
              <div className={styles['details']}>
                <p dir={directionOf(project.description)}>{project.description}</p>
                <ProjectLinks project={project} />
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
      <ProjectOfAddress />
    </Section>
  );
}

/** The dialog of the project that the address names. None is on the page before the first is asked for. */
function ProjectOfAddress() {
  const { content } = useTexts();
  const ids = content.projects.map(({ id }) => id);
  const open = useSyncExternalStore(
    subscribeToHash,
    () => projectOfHash(location.hash, ids),
    () => undefined,
  );
  const [shown, setShown] = useState(open);
  if (open !== undefined && open !== shown) setShown(open);
  const index = ids.indexOf(shown ?? '');
  const project = content.projects[index];
  return project && <ProjectDialog project={project} index={index} open={open !== undefined} />;
}

/**
 * A chart sheet, pressed as a whole. Its name is its title and its description its line: what else stands on it
 * the dialog says too, so assistive technology need not hear a card as one long name.
 */
function ProjectCard({ project, index }: { readonly project: PageProject; readonly index: number }) {
  const { messages } = useTexts();
  const summary = useId();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-describedby={summary}
      className={styles['card']}
      onPointerEnter={loadCardTransition}
      onFocus={loadCardTransition}
      onClick={() => openProject(project.id)}
    >
      <ProjectTile project={project} index={index} isDecoration className={styles['cardTile']} />
      <span className={styles['words']}>
        <OwnText as="span" text={project.title} className={styles['title']} />
        <OwnText as="span" text={project.summary} id={summary} className={styles['summary']} aria-hidden="true" />
        <span className={`technologies ${styles['technologies']}`} lang="en" aria-hidden="true">
          {project.technologies.map((name) => (
            <span key={name}>{`${name} `}</span>
          ))}
        </span>
        <span className={styles['open']} aria-hidden="true">
          {messages.projects.open}
          <Icon name="outward" />
        </span>
      </span>
    </button>
  );
}
