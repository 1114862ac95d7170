/** The languages of the site: the sample's, until `npm run own` or `npm run import` puts others here. */
export { LANGUAGES } from '#content/languages.ts';
