import { memo } from 'react';
import { SelectField } from '#components/ui/Field/Field.tsx';
import { useMaking } from './makingContext.ts';

/** A role to choose: the English name, which the file has, and what the list shows. */
export type OfferedRole = { slug: string; name: string; label: string };

/** "Work you want". */
export const RolePart = memo(({ job, roles }: { job: string; roles: readonly OfferedRole[] }) => {
  const { act, factsOf, words } = useMaking();
  return (
    <SelectField
      field={{ ...factsOf('job'), label: words.role.job, heading: 3, required: false }}
      noChoice={words.role.noJob}
      options={roles.map(({ slug }) => slug)}
      labels={Object.fromEntries(roles.map(({ slug, label }) => [slug, label]))}
      value={job}
      onText={(job) => act({ type: 'roleChosen', job })}
    />
  );
});
