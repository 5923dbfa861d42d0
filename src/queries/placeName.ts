import type { Site } from '#site/site.ts';

/** A place of the agency in the site's language: most are cities with a page, or that of the office. */
export function placeName(site: Site, place: string): string {
  if (site.language === 'en') return place;
  const named = site.hindiNames?.locations?.[place];
  if (named) return named;
  const city = site.english.whole.every('cities').find(({ name }) => name === place);
  if (city) return site.whole.linkTo(city).name;
  const isOffice = place === site.english.file('agency').address.city;
  return isOffice ? site.file('agency').address.city : place;
}
