import { readLanguage } from '../../src/language-data.ts';
import technologies from '../technologies.json' with { type: 'json' };
import keywords from './keywords.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

export const data = readLanguage('de', { rules, weights, keywords, technologies });
