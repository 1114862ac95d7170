/** Names of technologies as visitors write them: those of the page, and those that it may be asked for in vain. */
import type { Content } from '#content/schema.ts';
import { SKILL_CATEGORIES } from './facts.ts';
import { normalized } from './words.ts';

/** Other spellings of names that may stand on the page. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  react: ['reactjs', 'react.js'],
  typescript: ['ts'],
  javascript: ['js', 'vanilla js'],
  'html5/css3': ['html', 'html5', 'css', 'css3'],
  'es6+': ['es6', 'es2015', 'ecmascript'],
  'tailwind css': ['tailwind', 'tailwindcss'],
  'shadcn-ui': ['shadcn', 'shadcn ui', 'shadcn/ui'],
  'radix-ui': ['radix', 'radix ui'],
  'node.js': ['node', 'nodejs'],
  'mvc architecture': ['mvc'],
  'ai coding': ['ai-assisted coding', 'ai 编程', 'ai编程', 'aiコーディング', 'ai コーディング', 'coding with ai'],
  graphql: ['gql'],
};

/** Names that are no page's business unless they stand on it. In the order of their spelling, longest first where one holds another. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'React Native': ['react native', 'react-native'],
  'Next.js': ['next.js', 'nextjs'],
  Vue: ['vue', 'vue.js', 'vuejs', 'vue3'],
  Nuxt: ['nuxt', 'nuxt.js'],
  Angular: ['angular', 'angularjs'],
  Svelte: ['svelte', 'sveltekit'],
  jQuery: ['jquery'],
  Redux: ['redux'],
  webpack: ['webpack'],
  Python: ['python'],
  Java: ['java'],
  'C++': ['c++', 'cpp'],
  'C#': ['c#', '.net'],
  Go: ['golang', 'go语言', 'go 语言', 'go言語'],
  Rust: ['rust'],
  Ruby: ['ruby', 'rails'],
  PHP: ['php', 'laravel'],
  Swift: ['swift', 'swiftui'],
  Kotlin: ['kotlin'],
  Scala: ['scala'],
  Flutter: ['flutter', 'dart'],
  Docker: ['docker'],
  Kubernetes: ['kubernetes', 'k8s'],
  AWS: ['aws'],
  Azure: ['azure'],
  SQL: ['sql', 'mysql', 'postgresql', 'postgres', 'sqlite'],
  MongoDB: ['mongodb', 'mongo'],
  Redis: ['redis'],
  Linux: ['linux'],
  Photoshop: ['photoshop'],
  Sketch: ['sketch'],
  Electron: ['electron'],
  'Three.js': ['three.js', 'threejs', 'webgl'],
  Django: ['django'],
  Spring: ['spring boot'],
  Express: ['express.js', 'expressjs'],
  NestJS: ['nestjs'],
  Jest: ['jest'],
  Cypress: ['cypress'],
  Playwright: ['playwright'],
  Storybook: ['storybook'],
  Sass: ['sass', 'scss'],
  Bootstrap: ['bootstrap'],
  TensorFlow: ['tensorflow'],
  PyTorch: ['pytorch'],
  Unity: ['unity3d', 'unity'],
};

export interface NamedTechnologies {
  /** As the page writes them. */
  readonly listed: readonly string[];
  readonly missing: readonly string[];
  /** Whether the question is nothing but such names. */
  readonly isAll: boolean;
}

/** Finds the technologies that a question names. */
export function createTechnologyFinder(content: Content): (question: string) => NamedTechnologies {
  const listed = [
    ...SKILL_CATEGORIES.flatMap((category) => content.skills[category].map(({ name }) => name)),
    ...content.experience.flatMap(({ technologies }) => technologies),
    ...content.projects.flatMap(({ technologies }) => technologies),
  ];
  const page = normalized(JSON.stringify(content));
  const spellings = [
    ...[...new Set(listed)].flatMap((name) => {
      const plain = normalized(name);
      return [plain, ...(ALIASES[plain] ?? [])].map((spelling) => ({ name, spelling, isListed: true }));
    }),
    ...Object.entries(OTHERS)
      .filter(([, names]) => !names.some((name) => page.search(occurrenceOf(name)) >= 0))
      .flatMap(([name, names]) => names.map((spelling) => ({ name, spelling, isListed: false }))),
  ].toSorted((one, other) => other.spelling.length - one.spelling.length);

  return (question) => {
    let rest = normalized(question);
    const found = { listed: new Set<string>(), missing: new Set<string>() };
    for (const { name, spelling, isListed } of spellings) {
      const occurrence = occurrenceOf(spelling);
      if (rest.search(occurrence) < 0) continue;
      // A longer name is taken out, so that `React Native` is not also `React`.
      rest = rest.replace(occurrence, ' ');
      found[isListed ? 'listed' : 'missing'].add(name);
    }
    const isAll = rest !== normalized(question) && !/\p{L}/u.test(rest);
    return { listed: [...found.listed], missing: [...found.missing], isAll };
  };
}

/** The spelling as a word of its own: no Latin letter or digit touches it. */
function occurrenceOf(spelling: string): RegExp {
  const literal = spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![a-z0-9])${literal}(?![a-z0-9+#]|\\.[a-z])`, 'g');
}
