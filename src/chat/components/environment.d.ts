/** What the build may bake into the page for a direct connection (`.env.example`). */
interface ImportMetaEnv {
  /** Below which the site lives (`#shared/site-path.ts`). */
  readonly SITE_PATH: '' | `/${string}`;
  readonly VITE_OPENAI_API_KEY?: string;
  readonly VITE_OPENAI_BASE_URL?: string;
  readonly VITE_OPENAI_MODEL?: string;
  readonly VITE_CHAT_URL?: string;
}
