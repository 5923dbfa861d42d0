import { memo } from 'react';
import { SelectField } from '#components/ui/Field/Field.tsx';
import { otherJob } from '#resume/resume.ts';
import layout from '#styles/layout.module.css';
import { useMaking } from './makingContext.ts';
import { partId } from './PartsNav/PartsNav.tsx';
import { TextBox } from './TextBox.tsx';

/** A role to choose: the English name, which the file has, and what the list shows. */
export type OfferedRole = { slug: string; name: string; label: string };

type Props = { job: string; ownWork: string; roles: readonly OfferedRole[] };

export const RolePart = memo(({ job, ownWork, roles }: Props) => {
  const { act, factsOf, words } = useMaking();
  const { role } = words;
  const choices = [...roles, { slug: otherJob, label: role.other }];
  return (
    <div className={layout.stack} id={partId('role')} tabIndex={-1}>
      <SelectField
        field={{ ...factsOf('job'), label: role.job, heading: 3, required: false }}
        noChoice={role.noJob}
        options={choices.map(({ slug }) => slug)}
        labels={Object.fromEntries(choices.map(({ slug, label }) => [slug, label]))}
        value={job}
        onText={(job) => act({ type: 'roleChosen', job })}
      />
      {job === otherJob && (
        <TextBox
          name="ownWork"
          label={role.ownWork}
          hint={role.ownWorkHint}
          text={ownWork}
          onText={(text) => act({ type: 'wrote', field: 'ownWork', text })}
        />
      )}
    </div>
  );
});
