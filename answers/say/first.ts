/** What the server says before it looks for anything else: what the page itself can do, what is plainly asked, what the owner expects. */
import { expecting, type Expecting } from './as-expected.ts';
import { ofSite } from './of-site.ts';
import { plainlyAsked } from './plainly-asked.ts';

export function sayingFirst(...given: Parameters<typeof expecting>): Expecting {
  const { words, say } = expecting(...given);
  return {
    words,
    say: (situation, topic, sure, found) =>
      ofSite(situation) ?? plainlyAsked(situation, found) ?? say(situation, topic, sure, found),
  };
}
