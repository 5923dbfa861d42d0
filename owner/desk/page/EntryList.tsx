import { useState } from 'react';
import type { Section } from '../overview.ts';
import { readDraft } from './drafts.ts';

/** The forms of a section: the single files of a group, or the entries of a list, with a filter by name. */
export function EntryList({ section: { id, label, help, singular, entries } }: { section: Section }) {
  const [filter, setFilter] = useState('');
  const found = entries.filter((entry) => entry.label.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <main className="list">
      <header>
        <h1>{label}</h1>
        {singular && (
          <a className="button main" href={`#/new/${id}`}>
            New {singular}
          </a>
        )}
      </header>
      <p className="help">{help}</p>
      {singular && (
        <label>
          Find by name{' '}
          <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
        </label>
      )}
      <ul>
        {found.map(({ path, label: name, help: about, hasHindi }) => (
          <li key={path}>
            <a href={`#/form/${path}`}>{name}</a>
            {about && <span className="help">{about}</span>}
            {hasHindi && <span className="mark">in Hindi too</span>}
            {(readDraft(path) || readDraft(`hi/${path}`)) && (
              <span className="mark draft">not saved yet</span>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="help">
        {found.length} of {entries.length}
      </p>
    </main>
  );
}
