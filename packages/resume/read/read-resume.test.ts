import { describe, expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

function read(data: unknown) {
  return readResume('cv.json', JSON.stringify(data));
}

const basics = (own: object) => read({ basics: { name: 'Ann Roe', ...own } }).resume.basics;
const job = (own: object) => read({ basics: { name: 'Ann Roe' }, work: [own] }).resume.work[0];

test.each([
  ['{\n "basics": { "name": "Ann", },\n "work": []\n}', 'line 2, column 29: there is a comma too many before }'],
  ['{ "basics": {} "work": [] }', 'line 1, column 16: a comma is missing'],
  ['{ "basics": {', 'it ends before it is closed'],
  ['[]', 'is not a JSON Résumé'],
  ['{ "name": "Ann", "employment": { "history": [] } }', 'is a FRESH résumé'],
])('what is no JSON Résumé is refused in one line that says where: %s', (text, fault) => {
  expect(() => readResume('cv.json', text)).toThrow(fault);
  expect(() => readResume('cv.json', text)).toThrow(/^cv\.json [^\n]+$/);
});

describe('fields of older and other shapes are read:', () => {
  test.each([
    [{ company: 'Acme' }, { name: 'Acme' }],
    [
      { name: ' Acme ', title: 'Dev' },
      { name: 'Acme', position: 'Dev' },
    ],
    [
      { name: 'Acme', position: null, summary: '' },
      { position: undefined, summary: undefined },
    ],
    [{ summary: ['One.', 'Two.'] }, { summary: 'One.\nTwo.' }],
    [{ highlights: '- One\n- Two' }, { highlights: ['One', 'Two'] }],
    [{ summary: 'I do:\n* One\n- Two' }, { summary: 'I do:\nOne\nTwo' }],
    [{ keywords: ['Vue', 'Go'] }, { keywords: ['Vue', 'Go'] }],
    [{ skills: 'Vue, Go' }, { keywords: ['Vue', 'Go'] }],
    [{ highlights: [{ text: 'One' }, null, ''] }, { highlights: ['One'] }],
    [{ summary: 'Built <b>things</b> &amp; more' }, { summary: 'Built things & more' }],
    [{ location: { city: 'Oslo', countryCode: 'NO' } }, { location: 'Oslo' }],
    [{ date: 'Mar 2019 – Present' }, { startDate: '2019-03' }],
    [{ startDate: '2019.03-2021.06' }, { startDate: '2019-03', endDate: '2021-06' }],
    [
      { startDate: 2019, endDate: 2021 },
      { startDate: '2019', endDate: '2021' },
    ],
    [{ startDate: 1551398400000 }, { startDate: '2019-03' }],
    [{ startDate: '2019-01', endDate: '至今' }, { startDate: '2019-01' }],
    [
      { start_date: '2019/3', 'End Date': '2020/4' },
      { startDate: '2019-03', endDate: '2020-04' },
    ],
  ])('the job %j', (entry, expected) => {
    expect(job(entry)).toMatchObject(expected);
    if (!('endDate' in expected)) expect(job(entry)?.endDate).toBeUndefined();
  });

  test('a firm with several positions is several jobs', () => {
    const positions = [
      { title: 'Lead', startDate: '2021' },
      { title: 'Dev', startDate: '2019' },
    ];
    const { work } = read({ basics: {}, work: [{ company: 'Acme', positions }] }).resume;
    expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Acme', 'Lead', '2021'],
      ['Acme', 'Dev', '2019'],
    ]);
  });

  test.each([
    [{ website: 'ann.example.org' }, { website: 'https://ann.example.org' }],
    [{ name: '', firstName: 'Ann', lastName: 'Roe' }, { name: 'Ann Roe' }],
    [{ location: { countryCode: 'USA' } }, { location: { city: undefined, countryCode: 'US' } }],
    [{ location: 'Berlin, Germany' }, { location: { city: 'Berlin', countryCode: 'DE' } }],
    [{ profiles: { github: { url: 'http://github.com/ann' } } }, { profiles: [{ url: 'https://github.com/ann' }] }],
  ])('the owner %j', (own, expected) => {
    expect(basics(own)).toMatchObject(expected);
  });

  test.each([
    ['a list of names', ['React', 'Vue'], [{ name: 'React' }, { name: 'Vue' }]],
    ['keywords in one text', [{ keywords: 'HTML, CSS、JS' }], [{ keywords: ['HTML', 'CSS', 'JS'] }]],
  ])('skills as %s', (_, skills, expected) => {
    expect(read({ basics: {}, skills }).resume.skills).toMatchObject(expected);
  });

  test.each([
    ['of five', [5, '3'], [100, 60]],
    ['of ten', [8, 4], [80, 40]],
    ['per cent', ['75%', 40], [75, 40]],
    ['of a whole', ['4/5'], [80]],
    ['in words', ['Master'], [undefined]],
  ])('levels %s', (_, levels, expected) => {
    const { skills } = read({ basics: {}, skills: levels.map((level) => ({ name: 'Vue', level })) }).resume;
    expect(skills.map(({ level }) => level)).toEqual(expected);
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
