/**
 * A picture of the owner's guide: a page scrolled to `from`, with a number beside each of `marks`, in the
 * order of the guide's list.
 */
type GuidePicture = { name: string; path: string; from?: string; height: number; marks: string[] };

/** docs/editing-content.md names the content file of each numbered text. */
export const guidePictures: GuidePicture[] = [
  {
    name: 'home-top',
    path: '/',
    height: 1150,
    marks: ['header a span', 'h1', 'main h1 + p', 'main a[href^="tel:"]', 'main > ul a'],
  },
  {
    name: 'home-services',
    path: '/',
    from: '#services',
    height: 600,
    marks: ['#services', 'section:has(#services) li'],
  },
  {
    name: 'home-founder',
    path: '/',
    from: '#founder',
    height: 760,
    marks: ['#founder', 'section:has(#founder) p'],
  },
  {
    name: 'home-clients',
    path: '/',
    from: '#clients',
    height: 760,
    marks: ['#clients', 'section:has(#clients) li', '#get-in-touch', 'section:has(#get-in-touch) h3'],
  },
  {
    name: 'footer',
    path: '/',
    from: 'footer',
    height: 900,
    marks: [
      'footer p',
      'footer p + p',
      'footer dl',
      'footer dl + ul',
      '#find-jobs',
      '#jobs-by-company',
      'footer ul + div > p',
      'footer ul + div > p + p',
    ],
  },
  {
    name: 'city',
    path: '/jobs/agra',
    height: 1100,
    marks: ['h1', 'h1 + div p', '#employers', 'section:has(#employers) li'],
  },
  { name: 'clients', path: '/clients', from: 'main li', height: 1250, marks: ['main li', 'main blockquote'] },
];
