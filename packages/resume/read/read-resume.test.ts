import { describe, expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

function read(data: unknown) {
  return readResume('cv.json', JSON.stringify(data));
}

const basics = (own: object) => read({ basics: { name: 'Ann Roe', ...own } }).resume.basics;
const job = (own: object) => read({ basics: { name: 'Ann Roe' }, work: [own] }).resume.work[0];

describe('what is no JSON Résumé is refused in one line that says where:', () => {
  test.each([
    [
      'a comma too many',
      '{\n "basics": { "name": "Ann", },\n "work": []\n}',
      'line 2, column 29: there is a comma too many before }',
    ],
    ['a missing comma', '{ "basics": {} "work": [] }', 'line 1, column 16: a comma is missing'],
    ['half a file', '{ "basics": {', 'it ends before it is closed'],
    ['a list', '[]', 'is not a JSON Résumé'],
    ['a FRESH résumé', '{ "name": "Ann", "employment": { "history": [] } }', 'is a FRESH résumé'],
  ])('%s', (_, text, fault) => {
    expect(() => readResume('cv.json', text)).toThrow(fault);
    expect(() => readResume('cv.json', text)).toThrow(/^cv\.json [^\n]+$/);
  });
});

describe('fields of older and other shapes are read:', () => {
  test.each([
    ['company', { company: 'Acme' }, { name: 'Acme' }],
    ['title', { name: 'Acme', title: 'Dev' }, { position: 'Dev' }],
    ['spaces around a value', { name: ' Acme ' }, { name: 'Acme' }],
    [
      'null and an empty text',
      { name: 'Acme', position: null, summary: '' },
      { position: undefined, summary: undefined },
    ],
    ['a list where a text belongs', { summary: ['One.', 'Two.'] }, { summary: 'One.\nTwo.' }],
    ['a text where a list belongs', { highlights: '- One\n- Two' }, { highlights: ['One', 'Two'] }],
    ['a list in a text, without its marks', { summary: 'I do:\n* One\n- Two' }, { summary: 'I do:\nOne\nTwo' }],
    ['keywords of a job', { keywords: ['Vue', 'Go'] }, { keywords: ['Vue', 'Go'] }],
    ['skills of a job in one text', { skills: 'Vue, Go' }, { keywords: ['Vue', 'Go'] }],
    ['objects in a list of texts', { highlights: [{ text: 'One' }, null, ''] }, { highlights: ['One'] }],
    ['HTML and entities', { summary: 'Built <b>things</b> &amp; more' }, { summary: 'Built things & more' }],
    ['a place in parts', { location: { city: 'Oslo', countryCode: 'NO' } }, { location: 'Oslo' }],
    ['a period in one field', { date: 'Mar 2019 – Present' }, { startDate: '2019-03' }],
    [
      'a period in the field of the start',
      { startDate: '2019.03-2021.06' },
      { startDate: '2019-03', endDate: '2021-06' },
    ],
    ['a year as a number', { startDate: 2019, endDate: 2021 }, { startDate: '2019', endDate: '2021' }],
    ['a job that goes on', { startDate: '2019-01', endDate: '至今' }, { startDate: '2019-01' }],
    [
      'other names of dates',
      { start_date: '2019/3', 'End Date': '2020/4' },
      { startDate: '2019-03', endDate: '2020-04' },
    ],
  ])('%s', (_, entry, expected) => {
    expect(job(entry)).toMatchObject(expected);
    if (!('endDate' in expected)) expect(job(entry)?.endDate).toBeUndefined();
  });

  test('a firm with several positions is several jobs', () => {
    const { work } = read({
      basics: {},
      work: [
        {
          company: 'Acme',
          positions: [
            { title: 'Lead', startDate: '2021' },
            { title: 'Dev', startDate: '2019' },
          ],
        },
      ],
    }).resume;
    expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Acme', 'Lead', '2021'],
      ['Acme', 'Dev', '2019'],
    ]);
  });

  test.each([
    ['website', { website: 'ann.example.org' }, { website: 'https://ann.example.org' }],
    ['first and last name', { name: '', firstName: 'Ann', lastName: 'Roe' }, { name: 'Ann Roe' }],
    [
      'a country in three letters',
      { location: { countryCode: 'USA' } },
      { location: { city: undefined, countryCode: 'US' } },
    ],
    ['a place in one text', { location: 'Berlin, Germany' }, { location: { city: 'Berlin', countryCode: 'DE' } }],
    [
      'profiles by name',
      { profiles: { github: { url: 'http://github.com/ann' } } },
      { profiles: [{ url: 'https://github.com/ann' }] },
    ],
  ])('%s', (_, own, expected) => {
    expect(basics(own)).toMatchObject(expected);
  });

  test.each([
    ['a list of names', ['React', 'Vue'], [{ name: 'React' }, { name: 'Vue' }]],
    ['keywords in one text', [{ name: 'Web', keywords: 'HTML, CSS、JS' }], [{ keywords: ['HTML', 'CSS', 'JS'] }]],
    [
      'levels of five',
      [
        { name: 'Vue', level: 5 },
        { name: 'Go', level: '3' },
      ],
      [{ level: 100 }, { level: 60 }],
    ],
    [
      'levels per cent',
      [
        { name: 'Vue', level: '75%' },
        { name: 'Go', level: 40 },
      ],
      [{ level: 75 }, { level: 40 }],
    ],
    ['levels of a whole', [{ name: 'Vue', level: '4/5' }], [{ level: 80 }]],
    ['levels in words', [{ name: 'Vue', level: 'Master' }], [{ name: 'Vue', level: undefined }]],
  ])('skills as %s', (_, skills, expected) => {
    expect(read({ basics: {}, skills }).resume.skills).toMatchObject(expected);
  });

  test.each([
    [{ name: 'English', level: 'Native' }],
    [{ language: 'English', fluency: 'Native' }],
    ['English (Native)'],
  ])('a language as %j', (language) => {
    expect(read({ basics: {}, languages: [language] }).resume.languages).toEqual([
      { language: 'English', fluency: 'Native' },
    ]);
  });
});

describe('what cannot be read is named, and the rest is there:', () => {
  test.each([
    [{ work: [{ name: 'Acme', startDate: 'Povizof' }] }, 'work[0].startDate: “Povizof” is no date'],
    [{ basics: { name: 'Ann', phone: 'Upon request' } }, 'basics.phone: “Upon request” is no telephone number'],
    [{ basics: { name: 'Ann', phone: '(202) 555-0143' } }, 'basics.phone: “(202) 555-0143” is no telephone number'],
    [{ basics: { name: 'Ann', email: 'ann at example' } }, 'basics.email: “ann at example” is no mail address'],
    [{ basics: { name: 'Ann', location: { countryCode: 'RI' } } }, 'basics.location.countryCode: “RI” is no country'],
    [
      { basics: {}, projects: [{ name: 'Tool', url: 'javascript:alert(1)' }] },
      'projects[0].url: “javascript:alert(1)” is no address',
    ],
  ])('%j', (data, line) => {
    expect(read(data).unread).toEqual([expect.stringContaining(line)]);
  });

  test('all of it at once', () => {
    const { unread } = read({ basics: { email: 'x', phone: 'y' }, work: [{ startDate: 'z' }, { endDate: 'soon' }] });
    expect(unread.map((line) => line.split(':')[0])).toEqual([
      'basics.email',
      'basics.phone',
      'work[0].startDate',
      'work[1].endDate',
    ]);
  });

  test('an end that cannot be read is not the present', () => {
    expect(job({ startDate: '2019', endDate: 'a while ago' })).toMatchObject({ isEndUnread: true });
  });

  test('a field that nobody shows is no reason to name anything but itself', () => {
    const { unread, leftOut } = read({
      basics: {},
      awards: [{ date: 'long ago' }],
      volunteer: 7,
      interests: [],
      constructor: { a: 1 },
    });
    expect(unread).toEqual([]);
    expect(leftOut).toEqual(['awards (1)', 'volunteer', 'constructor']);
  });
});

test.each([
  [{ meta: { language: 'ja' }, language: 'de' }, 'ja'],
  [{ language: 'de' }, 'de'],
])('the language of %j is %s', (own, language) => {
  const { resume, leftOut } = read({ basics: {}, ...own });
  expect(resume.meta.language).toBe(language);
  expect(leftOut).toEqual([]);
});

test.each([
  [
    { address: '1 Quay Street', postalCode: '12345', city: 'Porto', region: 'Norte' },
    ['basics.location: address, postalCode, region (the page shows a city alone, for the sake of privacy)'],
  ],
  [{ region: 'Norte' }, []],
])('of the place %j the page shows the city, and the rest is named', (location, lines) => {
  expect(read({ basics: { location } }).leftOut).toEqual(lines);
});

test('two names of a field that say the same are one', () => {
  const { leftOut } = read({ basics: {}, work: [{ name: 'Foo', company: ' Foo ', employer: 'Bar' }] });
  expect(leftOut).toEqual(['work: employer']);
});

test('what was taken for something is said: the country of a telephone number, the whole of levels, http', () => {
  const { assumed, resume } = read({
    basics: {
      phone: '(202) 555-0143',
      location: { countryCode: 'US' },
      profiles: [{ network: 'GitHub', url: 'http://github.com/ann' }],
    },
    skills: [{ name: 'Vue', level: 4 }],
  });
  expect(resume.basics.phone).toBe('+1 202 555 0143');
  expect(assumed.join('\n')).toMatch(/United States[^]*http:[^]*level of 5/);
});

test('the site’s own address in its own résumé is no other site, which is said', () => {
  const meta = { canonical: 'https://ann.example.org/resume.en.json' };
  const { resume, assumed } = read({ basics: { url: 'https://ann.example.org/en/' }, meta });
  expect(resume.basics.website).toBeUndefined();
  expect(assumed).toEqual([expect.stringMatching(/^basics\.url: https:\/\/ann\.example\.org\/en\/ is where/)]);
});
