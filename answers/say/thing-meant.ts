/** A project that a question names by what it does. */
import { tokensOf } from '../look/tokens.ts';
import { normalized } from '../split/normalised.ts';
import { named, type Ask } from '../understand/ask.ts';
import { isOneOf, TOLD } from '../understand/topics.ts';
import { isOfProjects, type Situation } from './situation.ts';

/** `The little tool that watches backups`: the one project that has a word of the question which stands nowhere else. */
export function withThing({ ask, finder, data }: Situation): Ask {
  const isNamed = named(ask, 'project').length > 0 || named(ask, 'company').length > 0;
  if (isNamed || !data.rules.things?.test(ask.text)) return ask;
  const tokens = tokensOf(ask.text, data).filter((token) => token.length > 1 && !token.startsWith('='));
  const meant = new Set(
    tokens.flatMap((token) => {
      const places = new Set(
        finder.passages.filter(({ text }) => normalized(text).includes(token)).map(({ project }) => project),
      );
      const [project] = places;
      return places.size === 1 && project !== undefined ? [project] : [];
    }),
  );
  const [id] = meant;
  if (id === undefined || meant.size > 1) return ask;
  const [first] = ask.topics;
  const isKept = isOneOf(TOLD, first?.topic ?? '') || (isOfProjects(first?.topic) && first?.topic !== 'projects');
  const topic = ask.aspects.has('name') || data.rules.signs.doing.test(ask.text) ? 'projectAbout' : 'detail';
  const name = { kind: 'project', id, isListed: true, start: 0, end: 0 } as const;
  return { ...ask, names: [...ask.names, name], topics: isKept ? ask.topics : [{ topic, p: 0.9 }] };
}
