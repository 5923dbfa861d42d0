import { descriptionId, type RJSFSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';

/**
 * What every field of a form can use: `announce` tells screen readers what has happened, `original` gives the English
 * text beside a field of a Hindi form.
 */
export type Context = {
  announce: (message: string) => void;
  original: (path: readonly (string | number)[]) => string | undefined;
  /** Whether the entries of a folder that no page names are deleted at the next save, and a way to choose it. */
  deleteUnlisted: readonly string[];
  chooseDeletion: (folder: string, isChosen: boolean) => void;
};

type GroupProps = { id: string; schema: RJSFSchema; required?: boolean | undefined; children: ReactNode };

/** A group or a list, with its heading and its help. */
export const Group = ({ id, schema, required, children }: GroupProps) => (
  <fieldset id={id} tabIndex={-1} aria-describedby={descriptionId(id)}>
    <legend>
      {schema.title} {!required && '(optional)'}
    </legend>
    <p className="help" id={descriptionId(id)}>
      {schema.description}
    </p>
    {children}
  </fieldset>
);
