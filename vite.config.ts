import { defineConfig } from 'vite';
import { devChat } from './pipeline/dev-chat.ts';
import { devPages } from './pipeline/dev-pages.ts';
import { PUBLIC_FOLDER, siteConfig } from './pipeline/vite-config.ts';

/** For `npm run dev` and the unit tests; the build makes its own from the same parts. */
export default defineConfig({
  ...siteConfig(),
  publicDir: PUBLIC_FOLDER,
  server: { port: Number(process.env['PORT'] || 3000) },
  plugins: [...siteConfig().plugins, devChat(), devPages()],
});
