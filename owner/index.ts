/** What the owner says, part by part: the sample's words, until `npm run own` or `npm run import` puts others here. */
export * from '#content/sample.ts';
