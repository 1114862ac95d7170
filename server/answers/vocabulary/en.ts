import { phrases, type Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  private: phrases`compan* … website, thecompany … website, who created, who founded, who owns, who runs, founded,
    salary, salaries, wage*, earn*, paid, compensation, hourly rate*, day rate*, how much money,
    how much … cost, how much … charge, how much … make, price*, age, aged, how old, years old, birth*, born,
    zodiac, star sign, married, marital, wife, husband, spouse, girlfriend, boyfriend, single, dating, kid,
    kids, child, children, family, families, parent*, mother, father, brother*, sister*, sibling*, religio*,
    politic*, vote*, gender, pronoun*, tall, height, weight, health*, blood type, hobby, hobbies, free time,
    spare time, weekend*, favourite*, favorite*, for fun, food, eat, eats, drink*, coffee, smok*, movie*,
    music, sport*, book*, game*, pet, pets, dog*, cat, cats, universit*, college*, degree*, educat*, school*,
    study, studied, studies, graduat*, diploma*, certif*, gpa, visa, passport, citizen*, nationality,
    work permit, notice period, start date, available, availability, freelanc*, hire, hires, hiring,
    relocat*, remote*, part-time, looking for a job, leaving, quit*, boss, manager, ceo, founder*, investor*,
    funding, revenue, turnover, customer*, competitor*, award*, patent*, reference*, home address, street,
    postcode, zip code, bank*, password*, secret*, api key*, weakness*, fail*, mistake*, wechat, whatsapp,
    telegram, skype, instagram, facebook, linkedin, discord, tiktok, youtube, photo*, picture of, car, cars,
    drive*, weather, president, capital of, joke*, poem*, stock*, news, horoscope, google, microsoft, apple,
    amazon, meta, netflix, tencent, alibaba, bytedance, huawei, openai`,
  previousJob: phrases`
    previous*, former*, last job, last company, last employer, first job, first company, first employer,
    past job*, past compan*, past employer*, work* … before, job* … before, before thecompany,
    before joining, before that, earlier job*, used to work, use to work, theowner do before`,
  builtWith: phrases`
    site … built, site … made, website … built, website … made, page … built, page … made, site … run on,
    site … written, built this, build this, made this, make this, created this, create this, powers this,
    behind this, this … use, this … uses, technolog* … this site, technolog* … this website,
    technolog* … this page, framework … this, this … built, this … made, this … framework, stack … this site,
    stack … this website, site … stack, site … technolog*, website … technolog*`,
  siteLanguages: phrases`
    site … language*, website … language*, page … language*, language* … site, language* … website,
    language* … page, language* … chat, i ask … in chinese, i ask … in japanese, i ask … in english,
    i write … in, you … in chinese, you … in japanese, you speak, you understand, you read, you answer in`,
  license: phrases`licen*, copyright`,
  performance: phrases`
    performance, architect*, fast, faster, quick*, load*, speed*, slow, load time*, loading time*, first load, first paint,
    page load*, monolith*, split, package*, refactor*, codebase, code base, lines of code, optimi*,
    load faster, large code*, big code*, scale*`,
  multilingual: phrases`
    i18n, l10n, internationali*, locali*, multilingual, multi-lingual, multi-language, multiple languages,
    several languages, different languages, translat*, many languages, three languages`,
  admin: phrases`
    admin*, back office, back-office, backoffice, dashboard*, permission*, audit*, bulk import*, crud,
    internal tool*`,
  components: phrases`component*, design system*, ui kit*, ui library, accessib*, a11y`,
  knowledgeBase: phrases`
    knowledge base*, knowledge-base*, open source, open-source, self-host*, self host*, host it myself,
    note app, note-taking project`,
  codeHost: phrases`
    github*, gitlab*, code host*, repo, repos, repositor*, source code, see … code, find … code,
    where … code, code samples`,
  microblog: phrases`
    twitter, tweet*, microblog*, social media, socials, social account*, social profile*, on x, x account,
    x profile, follow theowner`,
  resume: phrases`résumé*, resume*, cv, curriculum vitae, pdf`,
  hours: phrases`
    reply, replies, respond*, response*, hear back, write back, get back to, office hours, working hours,
    work hours, business hours, opening hours, what hours, time zone*, timezone*, best time, when can i,
    when could i, when should i, when may i, what time, an answer, how soon`,
  contact: phrases`
    contact*, email*, e-mail*, mail, mailbox, phone*, telephone*, call, ring, reach, get in touch, in touch,
    get hold of, write to, talk to, speak to, speak with, talk with, send … message, send … letter,
    drop … line, phone number, number`,
  since: phrases`
    how long … experience, how many years, years of experience, years … experience, experience in years,
    how experienced, how long … coding, how long … programming, how long … develop*, how long … engineer*,
    how long … front*, how long … profession, how long … industry, how long … doing this, how long … code,
    how long … writing, how long … used, how long … using, when … start coding, when … start programming,
    when … start writing, when … begin, start … career, career … start, career … begin, started coding,
    how long has theowner been`,
  location: phrases`
    location, located, based, live, lives, living, resid*, city, country, whereabouts, where … from,
    hometown, theplace, where in the world, where is theowner, where are you, where's theowner,
    where does theowner work from, which part of`,
  ownerLanguages: phrases`
    language*, speak, speaks, spoken, fluent*, english, chinese, japanese, mandarin, native, mother tongue,
    bilingual, trilingual`,
  skillScale: phrases`
    percent*, score*, bars, rating*, self-rated, self-assess*, measured, numbers mean, levels mean,
    level mean`,
  workTechnologies: phrases`
    technolog* … work, technolog* … job, technolog* … thecompany, technolog* … daily, technolog* … compan*,
    stack … work, stack … thecompany, stack … job, work … technolog*, work … stack, job … technolog*,
    thecompany … technolog*, thecompany … stack, thecompany … framework*, tech stack, technology stack,
    framework* … thecompany, framework* … work, tools … thecompany, use … at work, use … thecompany,
    used … thecompany, thecompany … use`,
  currentWork: phrases`
    working on, work on, works on, responsib*, in charge, day to day, day-to-day, currently do*,
    currently build*, currently up to, up to now, up to these days, these days, nowadays, doing now,
    right now, at the moment, do at thecompany, does at thecompany, do for thecompany, duties, tasks,
    for a living, what is thecompany, what's thecompany, what does thecompany, about thecompany, product,
    theowner build, theowner building, theowner develop, role at`,
  employer: phrases`
    compan*, employ*, work for, works for, working for, work at, works at, working at, job title, position,
    current job, current role, job, jobs, title, profession, occupation, work history, work experience,
    working experience, career, experience, join*, thecompany, where does theowner work, role, workplace`,
  bestSkills: phrases`
    best at, best skill*, strongest*, highest*, top skill*, most experienced, excel*, main skill*,
    greatest skill*, best … technolog*, really good at, core skill*`,
  frontend: phrases`front end, front-end, frontend, client side, client-side, ui skills`,
  backend: phrases`
    back end, back-end, backend, server side, server-side, server, servers, full stack, full-stack,
    fullstack, database*, api, apis`,
  tools: phrases`tool, tools, tooling, software, version control, design program*`,
  skills: phrases`
    skill*, abilit*, technolog*, programming language*, expertise, good at, competen*, proficien*, stack,
    what can theowner do, know how to, what does theowner know, technical knowledge, frameworks, libraries,
    capab*, tech`,
  projects: phrases`
    project*, portfolio, work samples, has theowner built, has theowner made, theowner built, theowner made,
    theowner created, apps, showcase, examples of, case stud*, things … built, things … made`,
  strengths: phrases`
    strength*, strong point*, strong suit*, advantage*, why should, why would, stand out, stands out,
    qualities, special, different from, team player, teamwork, soft skill*, in a team, with others,
    innovati*, learn*, collaborat*`,
  who: phrases`
    who is, who's, who are we, about theowner, about yourself, about him, about her, about them,
    about the owner, about this person, the author, tell me about, tell me more, introduc*, background, bio,
    biography, summary, summari*, overview, what does theowner do, what is theowner, whose site, whose page,
    whose website, owner of this`,
};
