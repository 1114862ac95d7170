/** Finds what a response says that nobody gave it. */
import { sourcesOf, type Owner } from './sources.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const LANGUAGES = ['en', 'zh', 'ja'];
const months = LANGUAGES.flatMap((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, month, 1)),
  ),
);
const spoken = 'en zh ja de fr es ko pt it ru yue ar th vi hi nl sv tr pl id da uk cs'
  .split(' ')
  .flatMap((tag) => LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(tag)));

/** Finds the words of a response that stand neither in the résumé nor in the words of the interface, nor in the lists of names. */
export function createInventionCheck(owner: Owner): (text: string) => string[] {
  const sources = sourcesOf(owner);
  const names = sources.flatMap(({ data }) => [data.technologies, data.rules.technologies]);
  const known = plain(
    JSON.stringify([sources.map(({ resume, words }) => [resume, words]), names, months, spoken, ' a an ']),
  );
  // A company's name would run into the words around it where no spaces stand.
  const companies = sources.flatMap(({ resume }) => resume.experience.map(({ company }) => company));
  return (text) => {
    const apart = companies.reduce((rest, company) => rest.replaceAll(company, ' '), text);
    return [...segmenter.segment(plain(apart.replaceAll(/mailto:|#project-|’s\b|[:：]/g, ' ')))]
      .filter(({ isWordLike, segment }) => isWordLike && !/^\d{1,3}$/.test(segment) && !known.includes(segment))
      .map(({ segment }) => segment);
  };
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
