import { Fragment, type ReactNode } from 'react';
import text from '#styles/text.module.css';
import styles from './design.module.css';

/** Each component's states, by the component's name. A state is named in a few words. */
export type Specimens = Record<string, Record<string, ReactNode>>;

/** Components in their states, each under its name. */
export function SpecimenList({ specimens }: { specimens: Specimens }) {
  return Object.entries(specimens).map(([component, states]) => (
    <div className={styles.component} key={component}>
      <h3 id={component}>{component}</h3>
      {Object.entries(states).map(([state, shown]) => (
        <Fragment key={state}>
          {state && <p className={`${text.hint} ${styles.state}`}>{state}</p>}
          <div className={styles.box}>{shown}</div>
        </Fragment>
      ))}
    </div>
  ));
}
