import { useLayoutEffect, useRef } from 'react';
import { type FieldFacts, InputField } from '#components/ui/Field/Field.tsx';

type Props = {
  field: FieldFacts;
  accept: string;
  /** False until the form is hydrated: what stands in the field is then the visitor's. */
  isLive: boolean;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
};

/** A field for a file. React can't control one, so what the field shows is written after each render. */
export function FileField({ field, accept, isLive, file, onFile }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!input || !isLive) return;
    // Chromium fires no `change` for the same path, although its file may be another one by now.
    input.oncancel = () => {
      const again = input.files?.[0];
      if (again && !isSameFile(again, file)) onFile(again);
    };
    if (isSameFile(input.files?.[0], file)) return;
    input.value = '';
    if (!file) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  });
  return (
    <div ref={frame}>
      <InputField
        field={field}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
    </div>
  );
}

/** Two objects for one file: browsers may wrap a file anew each time it is read from its field. */
const isSameFile = (one: File | undefined, other: File | undefined): boolean =>
  one?.name === other?.name && one?.size === other?.size && one?.lastModified === other?.lastModified;
