/** What a question plainly asks of projects: all of them at once, or the code of one. The server's alone. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import { normalized } from '../split/normalised.ts';
import { isOfOwner } from '../understand/ask.ts';
import { factOf } from './fact.ts';
import { projectLinks } from './projects.ts';
import { foundAt, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { isOfProjects, projectsMeant, type Situation } from './situation.ts';

export function ofProjects(situation: Situation): Said | undefined {
  return ofAllProjects(situation) ?? ofCode(situation) ?? ofThisSite(situation);
}

/** `Are all of them public, and still maintained?` of whoever tells it of all projects at once. */
function ofAllProjects(situation: Situation): Said | undefined {
  const { ask, before, data, finder } = situation;
  const isOfThem = isOfProjects(before.topic) || data.rules.signs.ofProjects.test(ask.text);
  if (!isOfThem || !isOfOwner(ask) || !data.plain?.allKept.test(ask.text)) return undefined;
  const telling = finder.passages.flatMap(({ project, job, text }, index) =>
    project === undefined && job === undefined && data.plain?.kept.test(normalized(text)) ? [index] : [],
  );
  return telling.length > 0 ? quotedAll(situation, 'projects', foundAt(situation, telling.slice(0, 1))) : undefined;
}

/** `Where is its code?` of a project that links none, and of which no sentence tells it. */
function ofCode(situation: Situation): Said | undefined {
  const { ask, data, finder } = situation;
  const [project, ...others] = projectsMeant(situation);
  const isAsked = ['projectLink', 'codeHost'].includes(ask.topics[0]?.topic ?? '') && data.plain?.source.test(ask.text);
  if (
    !isAsked ||
    ask.aspects.has('amount') ||
    !data.site ||
    !project ||
    others.length > 0 ||
    project.github !== undefined
  )
    return undefined;
  if (finder.passages.some((one) => one.project === project.id && data.plain?.source.test(normalized(one.text))))
    return undefined;
  const { id, title } = project;
  const none = fill(data.site.messages.noCode, { id, title: title[data.language] });
  const links = projectLinks(data, project);
  return {
    text: links === undefined ? none : `${none}${spaceIn(data.language)}${links}`,
    found: false,
    topic: 'projectLink',
    subject: { projects: [id], listed: 'projects' },
  };
}

/** `And what is it built with?` of the page itself, or before anything else was talked about. */
function ofThisSite(situation: Situation): Said | undefined {
  const { ask, before, data } = situation;
  const isOfPage = before.topic === undefined || OF_PAGE.has(before.topic);
  return isOfPage && data.plain?.madeWith.test(ask.text) ? factOf(situation, 'builtWith') : undefined;
}

const OF_PAGE: ReadonlySet<string> = new Set('builtWith theme globe form siteLanguages'.split(' '));
