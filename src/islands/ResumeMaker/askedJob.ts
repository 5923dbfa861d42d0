const parameter = 'job';

/** The role that the query asks for: `/resume?job=delivery`. Undefined for a role that the site does not have. */
export function askedJob(search: string, jobs: readonly string[]): string | undefined {
  const asked = new URLSearchParams(search).get(parameter);
  return jobs.find((job) => job === asked);
}

/** The query with the chosen role, so that a reload and the link to the other language keep it. */
export function jobQuery(search: string, job: string): string {
  const query = new URLSearchParams(search);
  if ((query.get(parameter) ?? '') === job) return search;
  if (job) query.set(parameter, job);
  else query.delete(parameter);
  return `${query}` && `?${query}`;
}
