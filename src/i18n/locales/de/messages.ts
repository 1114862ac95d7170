import { answers } from './answers.ts';
import { chat } from './chat.ts';
import { documents } from './documents.ts';
import { facts } from './facts.ts';
import { page } from './page.ts';
import * as shared from './shared.ts';

export const messages = { page, chat, answers, facts, documents, shared };
