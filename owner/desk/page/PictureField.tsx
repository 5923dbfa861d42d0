import { use, useState } from 'react';
import type { Picture } from '../pictures.ts';
import { ask } from './api.ts';
import { Button } from './Button.tsx';
import { FormContext } from './Field.tsx';

type Props = {
  folder: string;
  value: string;
  change: (name: string | undefined) => void;
  control: { id: string };
};

/** A picture: the chosen one, and a file to choose. The server makes it small, and stores it when the form is saved. */
export function PictureField({ folder, value, change, control }: Props) {
  const { pictures, attach } = use(FormContext);
  const [message, setMessage] = useState('');
  const chosen = pictures[`${folder}/${value}`];

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setMessage(`Reading ${file.name}...`);
    try {
      const query = new URLSearchParams({ folder, name: file.name });
      const { name, data } = await ask<Picture>(`picture?${query}`, file);
      attach(`${folder}/${name}`, data);
      change(name);
      setMessage(`Ready as ${name}. It is stored when you save the form.`);
    } catch (error) {
      setMessage(String(error instanceof Error ? error.message : error));
    }
  }

  return (
    <div className="picture">
      {value && (
        <img
          src={chosen ? `data:image/webp;base64,${chosen}` : `/${folder}/${value}`}
          alt={`The chosen picture, ${value}`}
        />
      )}
      <input
        {...control}
        type="file"
        accept=".svg,.png,.webp,.jpg,.jpeg,.avif"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {value && <Button onClick={() => change(undefined)}>Remove this picture</Button>}
      <p role="status">{message}</p>
    </div>
  );
}
