import type { NavigationLink } from '#config/navigation.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import styles from './Header.module.css';

type Props = { agencyName: string; links: readonly NavigationLink[]; path: string };

/**
 * The top of every page. On small screens the navigation is a popover, which opens, closes, and closes on Escape
 * without a script; on wide ones the same element is laid out in the bar.
 */
export function Header({ agencyName, links, path }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Mark />
          <span>{agencyName}</span>
        </a>
        <button className={styles.toggle} type="button" popoverTarget="menu">
          Menu
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label="Main">
          <button className={styles.close} type="button" popoverTarget="menu" popoverTargetAction="hide">
            Close menu
          </button>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
