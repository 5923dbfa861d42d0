/** India has one time zone, 5:30 hours ahead of UTC, all year. */
const aheadOfUtc = (5 * 60 + 30) * 60_000;

/**
 * The day in India, such as 2026-11-28. Whatever needs a day asks here: a build at four in the morning in India runs on the
 * day before by UTC, and the desk stays open past midnight.
 */
export const today = (): string => new Date(Date.now() + aheadOfUtc).toISOString().slice(0, 10);
