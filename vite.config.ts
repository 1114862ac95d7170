import { defineConfig } from 'vite';
import { devChat } from './build/dev-chat.ts';
import { devPages } from './build/dev-pages.ts';
import { siteConfig } from './build/vite-config.ts';

/** For `npm run dev` and the unit tests; the build makes its own from the same parts. */
export default defineConfig({
  ...siteConfig(),
  server: { port: Number(process.env['PORT'] || 3000) },
  plugins: [...siteConfig().plugins, devChat(), devPages()],
});
