/** All languages at once: for the server and the tests, the page downloads one at a time. */
import { readLanguage } from '../src/language-data.ts';
import deRules from './de/rules.json' with { type: 'json' };
import deWeights from './de/weights.json' with { type: 'json' };
import enRules from './en/rules.json' with { type: 'json' };
import enWeights from './en/weights.json' with { type: 'json' };
import jaRules from './ja/rules.json' with { type: 'json' };
import jaWeights from './ja/weights.json' with { type: 'json' };
import zhRules from './zh/rules.json' with { type: 'json' };
import zhWeights from './zh/weights.json' with { type: 'json' };
import technologies from './technologies.json' with { type: 'json' };

export const LANGUAGE_DATA = {
  de: readLanguage('de', { rules: deRules, weights: deWeights, technologies }),
  en: readLanguage('en', { rules: enRules, weights: enWeights, technologies }),
  ja: readLanguage('ja', { rules: jaRules, weights: jaWeights, technologies }),
  zh: readLanguage('zh', { rules: zhRules, weights: zhWeights, technologies }),
};
