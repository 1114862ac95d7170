import type { Project } from '#content/schema.ts';
import { projectsMessages } from '#messages/projects.ts';
import { useLanguage } from '#ui/use-language.tsx';
import buttons from '#ui/button.module.css';
import { ExternalLink } from '#ui/external-link.tsx';
import styles from './project-details.module.css';

interface ProjectDetailsProps {
  readonly project: Project;
}

/** What the dialog says, in the page itself: read where no script runs, and on paper. */
export function ProjectDetails({ project }: ProjectDetailsProps) {
  const { say } = useLanguage();
  return (
    <div className={styles['details']}>
      <p>{say(project.description)}</p>
      <ProjectLinks project={project} />
    </div>
  );
}

/** The project itself and its code, each in a new tab. */
export function ProjectLinks({ project }: ProjectDetailsProps) {
  const { say } = useLanguage();
  if (!project.link && !project.github) return null;
  return (
    <p className={styles['links']}>
      {project.link && (
        <ExternalLink href={project.link} className={buttons['primary']}>
          {say(projectsMessages.view)}
        </ExternalLink>
      )}
      {project.github && (
        <ExternalLink href={project.github} className={buttons['outlined']}>
          {say(projectsMessages.code)}
        </ExternalLink>
      )}
    </p>
  );
}
