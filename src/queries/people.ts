import type { Site } from '#site/site.ts';

/** The people of the about page, in its order. Nobody if the page has no part about them. */
export function peopleOf(site: Site) {
  const { people } = site.english.file('aboutPage');
  return people ? site.favouritesFirst('people', people.list) : [];
}

/** Whether somebody recruits for one of these departments. Unless people name departments, all are served. */
export function isServed(site: Site, departments: readonly string[]): boolean {
  const served = site.once(servedDepartments);
  return served.length === 0 || departments.some((slug) => served.includes(slug));
}

const servedDepartments = (site: Site) =>
  peopleOf(site.english).flatMap(({ departments = [] }) => departments);
