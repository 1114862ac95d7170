import { isOnOwnMachine } from '#shared/loopback.ts';

/** What the owner hears at the end of a build for this machine alone. Undefined for a build with an address of its own. */
export function localAddressNote(publicUrl: string): string | undefined {
  if (!isOnOwnMachine(publicUrl)) return undefined;
  return (
    `The site is built for ${publicUrl}: links for search engines and shared links lead to this machine, and the résumés\n` +
    'leave the address out. Before it goes on the web, build it with its address: PUBLIC_URL=https://you.example npm run build'
  );
}
