import { directionOf } from '#shared/text.ts';
import type { PageProject } from '#content/schema.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import buttons from '#components/button.module.css';
import { ExternalLink } from '#components/external-link.tsx';
import styles from './project-details.module.css';

interface ProjectDetailsProps {
  readonly project: PageProject;
}

/** What the dialog says, in the page itself: read where no script runs, and on paper. */
export function ProjectDetails({ project }: ProjectDetailsProps) {
  return (
    <div className={styles['details']}>
      <p dir={directionOf(project.description)}>{project.description}</p>
      <ProjectLinks project={project} />
    </div>
  );
}

/** The project itself and its code, each in a new tab. */
export function ProjectLinks({ project }: ProjectDetailsProps) {
  const { messages } = useTexts();
  if (!project.link && !project.github) return null;
  return (
    <p className={styles['links']}>
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
