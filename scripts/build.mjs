/** `npm run build`: the static site in `dist/`, the server in `dist-server/`. */
import { build, installIfNeeded, loadEnvironment } from './project.mjs';

installIfNeeded();
loadEnvironment();
build();
