import { ariaDescribedByIds, type FieldProps, type RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { ask } from './api.ts';

/** A picture: the chosen one, and a file to upload. The value is the file's name. */
export function PictureField({ formData, schema, fieldPathId, onChange }: FieldProps<string, RJSFSchema>) {
  const { $id, path } = fieldPathId;
  const [message, setMessage] = useState('');
  const [uploaded, setUploaded] = useState('');

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    setMessage(`Reading ${file.name}...`);
    try {
      const query = new URLSearchParams({ folder: schema['folder'], name: file.name });
      const name = await ask<string>(`picture?${query}`, file);
      onChange(name, path);
      // The dev server does not serve a new file at once.
      setUploaded(URL.createObjectURL(file));
      setMessage(`Stored as ${name}. Now save the form.`);
    } catch (error) {
      setMessage(String(error instanceof Error ? error.message : error));
    }
  }

  return (
    <div className="picture">
      {formData && (
        <img src={uploaded || `/${schema['folder']}/${formData}`} alt={`The chosen picture, ${formData}`} />
      )}
      <input
        id={$id}
        type="file"
        accept=".svg,.png,.webp,.jpg,.jpeg,.avif"
        aria-describedby={ariaDescribedByIds($id)}
        onChange={({ target }) => upload(target.files?.[0])}
      />
      {formData && (
        <button type="button" onClick={() => onChange(undefined, path)}>
          Remove this picture
        </button>
      )}
      <p role="status">{message}</p>
    </div>
  );
}
