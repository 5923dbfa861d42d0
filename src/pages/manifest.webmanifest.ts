import type { APIRoute } from 'astro';
import { icons } from '#metadata/icons/icon.ts';
import { shortName } from '#metadata/shortName.ts';
import { getAgency } from '#queries/agency.ts';
import { palette } from '#styles/palette.ts';

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
