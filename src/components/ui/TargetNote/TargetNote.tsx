import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './TargetNote.module.css';

type Props = { id: string; text: string; links: readonly Link[] };

/** A note at the top of a page that only visitors see who come by a link to its id. It needs no script. */
export function TargetNote({ id, text, links }: Props) {
  return (
    <div className={`${layout.page} ${styles.note}`} id={id}>
      <p>{text}</p>
      <LinkList links={links} />
    </div>
  );
}
