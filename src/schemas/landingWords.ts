import { z } from 'astro/zod';
import type { Schooling, WageCategory } from './atAGlance.ts';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { line, sentence, textField } from './text.ts';

const heading = (part: string) => textField(`Heading: ${part}`, 'Above this part of the page.');
const headingWith = (part: string, ...placeholders: string[]) =>
  sentence(...placeholders).meta({
    title: `Heading: ${part}`,
    description: `The site puts in the words in braces: {${placeholders.join('}, {')}}.`,
  });
const link = (what: string, ...placeholders: string[]) =>
  sentence(...placeholders).meta({
    title: `Button: ${what}`,
    description: 'It leads to the contact form. The site puts in the words in braces.',
  });
const breadcrumb = (page: string) => textField(`Way back: ${page}`, 'Above the headline.');

const label = (what: string) => textField(`At a glance: ${what}`, 'The name of a line of the box.');
const nameOf = (what: string) => textField(`Name: ${what}`, 'In the box "At a glance".');
const source = (what: string) =>
  slugOf('official-links').meta({
    title: `Source: ${what}`,
    description: 'The box links to it. The name of a file in official-links/.',
  });
const where = (when: string) =>
  sentence('name', 'office').meta({
    title: `Where you place people: ${when}`,
    description:
      'On the page of a city. The site puts in the city as {name} and the city of your office as {office}.',
  });

const atAGlance = z
  .strictObject({
    title: heading('at a glance'),
    hours: label('hours'),
    entry: label('entry by what one has'),
    requires: label('conditions'),
    wage: label('minimum wage of a role'),
    governmentPay: label('pay level'),
    nco: label('occupation code'),
    nsqf: label('qualification'),
    level: sentence('level').meta({
      title: 'Level',
      description: 'The site puts the number in place of {level}.',
    }),
    trades: label('trades'),
    pay: label('pay'),
    contract: label('contract'),
    law: label('law'),
    subTrades: label('sub-trades'),
    minimumWage: label('minimum wage of a city'),
    boards: label('state boards'),
    checked: label('last checked'),
    placement: z
      .strictObject({
        label: label('where you place people'),
        office: sentence('office').meta({
          title: 'Where you place people: the city of your office',
          description: 'The site puts in the city of your office as {office}.',
        }),
        inPerson: where('in person'),
        byPhone: where('by phone'),
        notAtAll: where('not there'),
      })
      .meta({
        title: 'Where you place people',
        description: 'Which one a page shows is set in the form "The agency".',
      }),
    schoolings: z
      .strictObject({
        nothing: nameOf('no schooling'),
        'class-8': nameOf('class 8'),
        'class-10': nameOf('class 10'),
        'class-12': nameOf('class 12'),
        iti: nameOf('ITI'),
        diploma: nameOf('diploma'),
        degree: nameOf('degree'),
        postgraduate: nameOf('postgraduate'),
      } satisfies Record<Schooling, unknown>)
      .meta({ title: 'Schooling', description: 'What somebody has finished.' }),
    wages: z
      .strictObject({
        unskilled: nameOf('unskilled'),
        'semi-skilled': nameOf('semi-skilled'),
        skilled: nameOf('skilled'),
        'highly-skilled': nameOf('highly skilled'),
        'non-matriculate': nameOf('office staff below class 10'),
        matriculate: nameOf('office staff with class 10'),
        graduate: nameOf('office staff with a degree'),
      } satisfies Record<WageCategory, unknown>)
      .meta({ title: 'Minimum-wage categories', description: "As your state's order names them." }),
    sources: shared(
      z.strictObject({
        wageOrder: source("your state's order on minimum wages"),
        occupations: source('occupation codes'),
        qualifications: source('qualifications'),
        trades: source('trades'),
      }),
    ).meta({ title: 'Sources', description: 'Official links under the lines of the box.' }),
  })
  .meta({ title: 'At a glance', description: 'The box of facts near the top of the landing pages.' });

const city = z
  .strictObject({
    employers: headingWith('employers', 'name'),
    areas: heading('parts of the city'),
    daily: heading('ways to work'),
    commute: heading('getting to work'),
    night: heading('travel at night'),
    walkIns: heading('walk-ins'),
    languages: heading('languages'),
    advice: heading('advice'),
    useful: headingWith('official places of the city', 'name'),
    near: headingWith('cities nearby', 'name'),
    map: headingWith('description of the map', 'name'),
    jobs: heading('jobs in the city'),
    nearest: heading('nearest cities'),
    kilometres: sentence('count').meta({
      title: 'Distance to a city',
      description: 'The site puts the number in place of {count}.',
    }),
  })
  .meta({ title: 'Pages on cities', description: 'The headings of these pages.' });

const role = z
  .strictObject({
    day: headingWith('the working day', 'phrase'),
    asks: headingWith('requirements', 'people'),
    ways: heading('ways in and up'),
    nextSteps: heading('next steps'),
    resume: heading('resume of a role'),
    resumeNote: textField('Note on the resume', 'Under the heading of the resume.'),
    beginner: heading('resume of a beginner'),
    experienced: heading('resume of the experienced'),
    questions: headingWith('questions of an interview', 'people'),
    questionsNote: textField('Note on the questions', 'Under the heading of the questions.'),
    similar: heading('similar work'),
    department: sentence('name').meta({
      title: 'Link to a department',
      description: 'The site puts the name in place of {name}.',
    }),
  })
  .meta({ title: 'Pages on roles', description: 'The headings of these pages.' });

const arrangement = z
  .strictObject({
    meaning: headingWith('meaning', 'phrase'),
    forAndAgainst: heading('for and against'),
    suits: heading('whom it suits'),
    harder: heading('what is hard'),
    ask: heading('what to ask'),
    resume: heading('resume'),
    mode: heading('comparison of ways of working'),
    type: heading('comparison of contracts'),
    level: heading('comparison of levels'),
    shift: heading('comparison of shifts'),
    common: heading('common roles'),
  })
  .meta({ title: 'Pages on shifts, levels, contracts', description: 'The headings of these pages.' });

const department = z
  .strictObject({
    ladder: heading('ladder'),
    gate: textField('Words before what a step takes', 'On the ladder of a department. Example: To get here:'),
    work: heading('work'),
    waysIn: heading('ways in'),
    start: heading('how people start'),
    asks: heading('requirements of a department'),
    check: heading('what to find out'),
    related: heading('roles and employers'),
  })
  .meta({ title: 'Pages on departments', description: 'The headings of these pages.' });

const company = z
  .strictObject({
    careers: heading('careers page'),
    openings: sentence('name').meta({
      title: "Link to the company's careers page",
      description: 'The site puts the company in place of {name}.',
    }),
    compare: textField('Advice on notices', "After the link to the company's careers page."),
    fraudPage: sentence('link').meta({
      title: "The company's warning",
      description: 'The site puts a link in place of {link}.',
    }),
    fraudPageLink: textField('Link to the warning', 'It takes the place of {link}.'),
    trueOffer: heading('true offers'),
    does: headingWith('what the company does', 'name'),
    different: headingWith('what is different', 'name'),
    hires: heading('where such firms hire'),
    hiring: heading('hiring steps'),
    prepare: heading('how to prepare'),
    others: heading('similar employers'),
  })
  .meta({ title: 'Pages on companies', description: 'The headings of these pages.' });

const hubs = z
  .strictObject({
    cities: heading('cities'),
    map: textField('Description of the map of all cities', 'For screen readers; it is not shown.'),
    roles: heading('roles'),
    arrangements: heading('ways of working, contracts, levels and shifts'),
    departments: heading('departments'),
    companies: heading('companies'),
    directories: heading('lists of all pages of a kind'),
    jobSeekers: heading('guides on the site map'),
    agency: heading('the agency on the site map'),
    rules: heading('rules and advice on the site map'),
    pages: heading('all pages of the site map'),
  })
  .meta({ title: 'Lists of pages', description: 'The headings of the lists and of the site map.' });

/** `content/words/landing.yaml`: the words around the texts of the landing pages. */
export const landingWords = z.strictObject({
  breadcrumb: textField('Name of the way back', 'Screen readers say it before the links above the headline.'),
  home: breadcrumb('home page'),
  jobs: breadcrumb('jobs'),
  departments: breadcrumb('departments'),
  companies: breadcrumb('companies'),
  // specification 11.2
  noVacancies: line.meta({
    title: 'No vacancies',
    description: 'Before the buttons of every page. It must say that the site lists no vacancies.',
  }),
  // specification 11.3
  notAffiliated: sentence('name').meta({
    title: 'Not affiliated',
    description: "On a company's page, before the button. It must say that you are not affiliated.",
  }),
  payNothing: sentence('link').meta({
    title: 'Pay nothing',
    description: 'Before the buttons. The site puts a link to the page on job fraud in place of {link}.',
  }),
  payNothingLink: textField('Link to the page on job fraud', 'It takes the place of {link}.'),
  noResume: sentence('phone').meta({
    title: 'Without a resume',
    description: 'After the buttons. The site puts the number in place of {phone}.',
  }),
  actions: z
    .strictObject({
      sendResume: link('resume for a role', 'phrase'),
      hirePeople: link('hire for a role', 'people'),
      askAbout: link('ask about a shift, level or contract', 'phrase'),
      hireFor: link('hire for a shift, level, contract or department', 'phrase'),
      askInCity: link('ask about a city', 'name'),
      hireInCity: link('hire in a city', 'name'),
      askInDepartment: link('ask about a department', 'phrase'),
      similarWork: textField("Button: on a company's page", 'It leads to the contact form.'),
    })
    .meta({ title: 'Buttons', description: 'The links to the contact form.' }),
  atAGlance,
  onThisPage: textField('Name of the list of parts', 'Screen readers say it. The list is below the buttons.'),
  takeCare: textField('Word before a warning', 'Example: Take care.'),
  officialPlaces: heading('official places'),
  guides: heading('guides'),
  fraud: textField('Link to job fraud', 'After the links to the guides.'),
  readOn: heading('other guides'),
  city,
  role,
  arrangement,
  department,
  company,
  hubs,
});

export type LandingWords = z.infer<typeof landingWords>;
