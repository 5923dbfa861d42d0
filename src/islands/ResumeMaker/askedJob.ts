/** The parameter of the address with the slug of a role. */
const parameter = 'job';

/** The role that the address asks for: `/resume?job=delivery`. Undefined for a role that the site does not have. */
export function askedJob(jobs: readonly string[]): string | undefined {
  const asked = new URLSearchParams(location.search).get(parameter);
  return jobs.find((job) => job === asked);
}

/** Puts the chosen role into the address, so that a reload and the link to the other language keep it. */
export function showAskedJob(job: string): void {
  const query = new URLSearchParams(location.search);
  if ((query.get(parameter) ?? '') === job) return;
  if (job) query.set(parameter, job);
  else query.delete(parameter);
  const search = query.size > 0 ? `?${query}` : '';
  try {
    history.replaceState(history.state, '', location.pathname + search);
  } catch {
    // Safari throws after a hundred calls in ten seconds. A reload then asks for the role of the old address.
  }
}
