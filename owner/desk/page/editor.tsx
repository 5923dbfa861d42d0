import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Section } from '../overview.ts';
import { useAnswer } from './api.ts';
import './editor.css';
import { EntryForm } from './EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { WhatIsLeft } from './WhatIsLeft.tsx';

/** The address after the #: `/list/cities`, `/new/cities`, `/form/cities/agra.yaml?employers.0`, `/hindi/agency.yaml`. */
function useHash(): { view: string; id: string; field: string | undefined } {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => addEventListener('hashchange', () => setHash(location.hash)), []);
  const [, view = '', id = '', field] = /^#\/([\w-]+)\/?([^?]*)\??(.*)$/.exec(hash) ?? [];
  return { view, id, field };
}

function Editor() {
  const { answer: sections, refusal, reload } = useAnswer<Section[]>('overview');
  const { view, id, field } = useHash();
  // Another program may have changed a file since.
  useEffect(() => addEventListener('hashchange', () => void reload()), [reload]);
  const section = sections?.find((one) => one.id === id || one.entries.some(({ path }) => path === id));
  useEffect(() => {
    document.title = section?.label ?? 'Edit the content';
  }, [section]);
  if (!sections) return <p className="problem">{refusal}</p>;
  const link = (address: string, label: string, isCurrent: boolean) => (
    <li key={address}>
      <a href={address} aria-current={isCurrent || undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <>
      <nav className="sidebar" aria-label="What to change">
        <ul>
          {link('#/', 'What is left', view === '')}
          {sections.map((one) => {
            // An empty list has nothing to show but the way to its first entry.
            const start = one.singular && one.entries.length === 0 ? 'new' : 'list';
            return link(`#/${start}/${one.id}`, one.label, one === section);
          })}
          <li>
            <a href="/edit/backup.zip" download={`content-${new Date().toLocaleDateString('sv')}.zip`}>
              Download all my content
            </a>
          </li>
        </ul>
      </nav>
      {view === '' && <WhatIsLeft onChanged={reload} />}
      {view === 'list' && section && <EntryList key={id} section={section} onChanged={reload} />}
      {['form', 'hindi', 'new'].includes(view) && (
        <EntryForm key={id} {...{ id, field }} isHindi={view === 'hindi'} onChanged={reload} />
      )}
    </>
  );
}

createRoot(document.getElementById('editor') as Element).render(<Editor />);
