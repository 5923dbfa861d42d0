import { useState } from 'react';
import type { Restore } from '../restore.ts';
import { ask, ServerRefused } from './api.ts';
import { Button } from './Button.tsx';
import { Title } from './Title.tsx';

export function Backup({ onChanged }: { onChanged: () => void }) {
  const [zip, setZip] = useState<File>();
  const [{ message, changes }, setAnswer] = useState<Restore>({ message: '', changes: [] });

  async function send(file: File, address: 'restore?preview' | 'restore'): Promise<void> {
    setAnswer({ message: `Reading ${file.name}...`, changes: [] });
    setZip(undefined);
    try {
      const answer = await ask<Restore>(address, file);
      setAnswer(answer);
      if (answer.changes.length > 0) setZip(file);
      onChanged();
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setAnswer({ message: error.message, changes: error.details.problems ?? [] });
    }
  }

  return (
    <main>
      <Title>Backup</Title>
      <p>
        One file with all texts, logos and the founder's photo. Keep it on another computer or in your online
        storage.
      </p>
      <a className="button" href="/edit/backup.zip" download>
        Download all my content
      </a>
      <h2>Restore a backup</h2>
      <p>
        Your content is replaced with that of the backup. Nothing changes before you have seen what would
        change.
      </p>
      <label>
        A zip file from "Download all my content"{' '}
        <input
          type="file"
          accept=".zip"
          onChange={({ target: { files } }) => files?.[0] && send(files[0], 'restore?preview')}
        />
      </label>
      <p role="status">{message}</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {zip && (
        <Button className="main" onClick={() => send(zip, 'restore')}>
          Restore this backup
        </Button>
      )}
    </main>
  );
}
