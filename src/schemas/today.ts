/** India has one time zone, 5:30 hours ahead of UTC, all year. */
const aheadOfUtc = (5 * 60 + 30) * 60_000;

/** Such as 2026-11-28. At four in the morning in India UTC is on the day before, and the desk stays open past midnight. */
export const today = (): string => new Date(Date.now() + aheadOfUtc).toISOString().slice(0, 10);
