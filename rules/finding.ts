/** A place where a built page or a content file breaks a rule. */
export type Finding = {
  /** Where the text can be changed: a content file, or else the page. */
  source: string;
  rule: string;
  found: string;
  allowed: string;
  because: string;
};

export const formatFinding = ({ source, rule, found, allowed, because }: Finding) =>
  `${source} ${rule}: ${found}; allowed: ${allowed} (${because})`;
