import { Breadcrumbs } from '#components/ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/ButtonLink/ButtonLink.tsx';
import { DayLine } from '#components/ui/DayLine/DayLine.tsx';
import { DotMap } from '#components/ui/DotMap/DotMap.tsx';
import { frameAround } from '#components/ui/DotMap/frame.ts';
import { FactList } from '#components/ui/FactList/FactList.tsx';
import { HindiOffer } from '#components/ui/HindiOffer/HindiOffer.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { icons } from '#components/ui/Icon/icons.ts';
import { Ladder } from '#components/ui/Ladder/Ladder.tsx';
import { LineList } from '#components/ui/LineList/LineList.tsx';
import { LinkList } from '#components/ui/LinkList/LinkList.tsx';
import { Mark } from '#components/ui/Mark/Mark.tsx';
import { NamedList } from '#components/ui/NamedList/NamedList.tsx';
import { NextSteps } from '#components/ui/NextSteps/NextSteps.tsx';
import { Note } from '#components/ui/Note/Note.tsx';
import { OfficialLinks } from '#components/ui/OfficialLinks/OfficialLinks.tsx';
import { SampleNote } from '#components/ui/SampleNote/SampleNote.tsx';
import { ScriptNote } from '#components/ui/ScriptNote/ScriptNote.tsx';
import { SkipLink } from '#components/ui/SkipLink/SkipLink.tsx';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { TargetNote } from '#components/ui/TargetNote/TargetNote.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import { Warning } from '#components/ui/Warning/Warning.tsx';
import styles from './design.module.css';
import type { Specimens } from './Specimens.tsx';

const links = [
  { href: '/jobs', label: 'Jobs' },
  { href: '/contact', label: 'Contact' },
];
const lines = ['A licence for the vehicle', 'A smartphone and a charger'];
const steps = [
  { name: 'You write' },
  { name: 'You press send' },
  { name: 'We answer', text: 'By Monday.' },
] as const;
const agra = { name: 'Agra', latitude: 27.18, longitude: 78.01 };
const cities = [
  agra,
  { name: 'Mathura', latitude: 27.49, longitude: 77.67 },
  { name: 'Chennai', latitude: 13.08, longitude: 80.27 },
];
const near = cities.slice(0, 2);

/** The components of `components/ui` in their states, with texts of their own. Fields are in `fieldStates.tsx`. */
export const pieces: Specimens = {
  Breadcrumbs: { '': <Breadcrumbs label="Breadcrumb" links={links} /> },
  ButtonLink: {
    'whatsapp: only for links that open WhatsApp': (
      <ButtonLink href="#ButtonLink" tone="whatsapp">
        Chat on WhatsApp
      </ButtonLink>
    ),
    'ink: every other action': (
      <ButtonLink href="#ButtonLink" tone="ink">
        Contact us
      </ButtonLink>
    ),
  },
  DayLine: { '': <DayLine steps={['8:00 Loading', '9:00 The first round', '13:00 Lunch']} /> },
  DotMap: {
    'India, with cities named': <DotMap cities={cities} labelled={cities} label="All cities" />,
    'a city and its neighbours': (
      <DotMap cities={cities} here={agra} labelled={near} frame={frameAround(near)} label="Around Agra" />
    ),
  },
  HindiOffer: {
    'the link alone': <HindiOffer label="हिन्दी में पढ़ें" href="/hi" />,
    'with a text': <HindiOffer text="यह पेज अंग्रेज़ी में है।" label="हिन्दी में पढ़ें" href="/hi" />,
  },
  Icon: {
    '': (
      <ul className={styles.icons}>
        {Object.keys(icons).map((name) => (
          <li key={name}>
            <Icon name={name as keyof typeof icons} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
  Ladder: {
    '': (
      <Ladder
        gateLabel="To get here:"
        steps={[
          { name: 'Helper', text: 'Carries and counts.', gate: 'nothing' },
          { name: 'Supervisor', text: 'Plans the shift.', gate: 'two years as a helper' },
        ]}
      />
    ),
  },
  LineList: {
    'with dashes': <LineList lines={lines} />,
    'numbered, if the order matters': <LineList lines={lines} numbered />,
  },
  FactList: { '': <FactList facts={[{ label: 'Fee', text: 'What an employer pays.' }]} /> },
  LinkList: {
    links: <LinkList links={links} />,
    'with notes': <LinkList links={links.map((link) => ({ ...link, note: '40 km' }))} />,
  },
  Mark: { '': <Mark /> },
  NamedList: {
    names: <NamedList items={lines.map((name) => ({ name, text: 'What it is for, in a sentence.' }))} />,
    links: <NamedList items={links.map(({ href, label }) => ({ name: label, text: 'A sentence.', href }))} />,
  },
  NextSteps: {
    'column, no step reached': <NextSteps steps={steps} />,
    'column, the second step reached': <NextSteps steps={steps} current={1} />,
  },
  Note: { '': <Note>You are offline.</Note> },
  OfficialLinks: {
    '': <OfficialLinks links={[{ name: 'NCS', address: 'https://www.ncs.gov.in', gives: 'Vacancies.' }]} />,
  },
  SampleNote: { '': <SampleNote>A sample.</SampleNote> },
  ScriptNote: {
    '': (
      <ScriptNote
        words={{ text: 'The form needs JavaScript. {chat} or call {phone}.', chat: 'Write to us' }}
        chatHref="#ScriptNote"
        phone="+91 00000 00000"
        phoneHref="#ScriptNote"
      />
    ),
  },
  SkipLink: {
    'with the focus': (
      <div className={styles.focused}>
        <SkipLink words={{ skip: 'Skip to content' }} />
      </div>
    ),
  },
  SubmitButton: {
    'ready; before hydration, when it is disabled, it looks the same': (
      <SubmitButton type="button">Submit</SubmitButton>
    ),
    'busy, or where the form can’t work': (
      <SubmitButton type="button" aria-disabled="true">
        Submit
      </SubmitButton>
    ),
  },
  TextButton: {
    '': <TextButton>Clear all</TextButton>,
    disabled: <TextButton disabled>Clear all</TextButton>,
  },
  TargetNote: {
    'for a visitor who comes by a link to its id': (
      <div className={styles.targeted}>
        <TargetNote id="target" text="This page is only in English." links={links} />
      </div>
    ),
  },
  Warning: { '': <Warning start="Take care.">Nobody may ask you for money.</Warning> },
};

/** The components of `components/ui` without a specimen, and where they are seen. */
export const seenElsewhere: Record<string, string> = {
  Section: 'every part of this page is one',
  Sentence: 'has no style of its own',
  VisuallyHidden: 'is only heard',
  Streams: 'the hero of the home page, in whose button the streams end',
};
