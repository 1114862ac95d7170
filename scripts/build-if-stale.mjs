/** Builds where a source or a setting is newer than the build: a process of its own, so that others can run beside it. */
import { buildIfStale } from './project.mjs';

buildIfStale();
