import type { APIRoute } from 'astro';
import { palette } from '../config/palette.ts';
import { shortName } from '../config/shortName.ts';
import { icons } from '../pictures/icon.ts';
import { getAgency } from '../queries/agency.ts';

type Name = keyof typeof icons;

const icon = (name: Name, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${icons[name].size}x${icons[name].size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to keep the site on its home screen. */
export const GET: APIRoute = async () => {
  const { name } = await getAgency();
  return Response.json({
    name,
    short_name: shortName(name),
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    // With the browser's own Back button: on iOS a page without it is a dead end.
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable', 'maskable')],
  });
};
