import { expect, test } from 'vitest';
import { withStyleNames } from './style-names.ts';

test('style modules are imported by their names, however the line is written', () => {
  const code = `/* 简历 */ import a from "./a.module.css"; import {\n  b,\n} from './b.ts';\nimport   c\n  from './c.module.css';\nexport const D = () => <p className={a['d']}>{c['e']}</p>;`;
  expect(withStyleNames(code)).toBe(
    code.replace('import a from', 'import * as a from').replace('import   c', 'import   * as c'),
  );
});

test('what only looks like such an import stays as it is', () => {
  const code = `import type a from './a.css';\nconst text = "import b from './b.module.css'"; // import c from './c.module.css'\n`;
  expect(withStyleNames(code)).toBe(code);
});
