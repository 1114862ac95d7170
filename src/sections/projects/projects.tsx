import { useState, useSyncExternalStore } from 'react';
import { projectElementId } from '#shared/sections.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { Reveal } from '#components/reveal.tsx';
import { SectionHeading } from '#components/section-heading.tsx';
import { projectOfHash, subscribeToHash } from './project-address.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import styles from './projects.module.css';

const COLUMNS = 3;

export function Projects() {
  const { content } = useTexts();
  return (
    <section id="projects" tabIndex={-1} aria-labelledby="projects-heading" className="section">
      <SectionHeading section="projects" scale="10 000" />
      <ul className={styles['projects']}>
        {content.projects.map((project, index) => (
          <li key={project.id} id={projectElementId(project.id)}>
            <Reveal order={index % COLUMNS} className={styles['place']}>
              <ProjectCard project={project} index={index} />
              <ProjectDetails project={project} />
            </Reveal>
          </li>
        ))}
      </ul>
      <OpenProject />
    </section>
  );
}

/** The dialog of the project that the address names. None is on the page before the first is asked for. */
function OpenProject() {
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
