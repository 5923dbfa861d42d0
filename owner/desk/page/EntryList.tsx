import { useState } from 'react';
import type { FileState as State } from '../../tasks/tasks.ts';
import type { Section } from '../overview.ts';
import { ask } from './api.ts';
import { readDraft } from './drafts.ts';
import { ReadButton } from './ReadButton.tsx';
import { Title } from './Title.tsx';

/** The states of files in words, in the order in which a list shows them. */
const words: Record<State, string> = {
  broken: 'has a mistake',
  toDo: 'to do',
  unread: 'not read yet',
  ready: 'ready',
};
const states = Object.keys(words);

type Props = { section: Section; onChanged: () => Promise<unknown> };

/** The forms of a section: the single files of a group, or the entries of a list. */
export function EntryList({ section: { id, label, help, singular, entries }, onChanged }: Props) {
  const [read, setRead] = useState('');
  // In this order the rows stay, also when one is read.
  const [before] = useState(() => new Map(entries.map(({ path, state }) => [path, state])));
  const confirmRead = async (file: string, name: string) => {
    const refused = await ask('confirm', [{ key: file }]).catch(({ message }: Error) => message);
    await onChanged();
    setRead(typeof refused === 'string' ? refused : `Read: ${name}.`);
  };
  const place = ({ path, state }: Section['entries'][number]) => states.indexOf(before.get(path) ?? state);
  const sorted = singular ? entries.toSorted((one, other) => place(one) - place(other)) : entries;
  return (
    <main>
      <header>
        <Title>{label}</Title>
        {singular && (
          <a className="button main" href={`#/new/${id}`}>
            New {singular}
          </a>
        )}
      </header>
      <p className="help">{help}</p>
      <ul className="rows">
        {sorted.map(({ path, label: name, help: about, state }) => (
          <li key={path}>
            <a href={`#/form/${path}`}>{name}</a>
            <span className={`mark ${state}`}>{words[state]}</span>
            {readDraft(path) || readDraft(`hi/${path}`) ? (
              <span className="mark draft">not saved yet</span>
            ) : (
              [before.get(path), state].includes('unread') && (
                <ReadButton
                  words="I have read it"
                  about={name}
                  isRead={state !== 'unread'}
                  onRead={() => confirmRead(path, name)}
                />
              )
            )}
            {about && <span className="help">{about}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="help">
        {read} {entries.length} in the list.
      </p>
    </main>
  );
}
