import { memo } from 'react';
import { SelectField } from '#components/ui/Field/Field.tsx';
import { useMaking } from './makingContext.ts';
import { fieldFacts } from './TextBox.tsx';

/** A role to choose: the English name, which the file has, and what the list shows. */
export type OfferedRole = { slug: string; name: string; label: string };

/** "Work you want". */
export const RolePart = memo(({ job, roles }: { job: string; roles: readonly OfferedRole[] }) => {
  const making = useMaking();
  const { act, words } = making;
  return (
    <SelectField
      field={{ ...fieldFacts('job', making), label: words.role.job, heading: 3 }}
      noChoice={words.role.noJob}
      options={roles.map(({ slug }) => slug)}
      labels={Object.fromEntries(roles.map(({ slug, label }) => [slug, label]))}
      value={job}
      onChange={({ currentTarget }) => act({ type: 'roleChosen', job: currentTarget.value })}
    />
  );
});
