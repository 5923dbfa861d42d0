import type { ReactNode } from 'react';
import field from '#components/ui/Field/Field.module.css';
import styles from './ResumeMaker.module.css';

type Props = { name: string; checked: boolean; onCheck: (checked: boolean) => void; children: ReactNode };

export const CheckBox = ({ name, checked, onCheck, children }: Props) => (
  <label className={styles.check}>
    <input
      className={field.check}
      type="checkbox"
      name={name}
      checked={checked}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
