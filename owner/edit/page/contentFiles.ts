import type { Conflict } from '../conflict.ts';
import type { SavedForm } from '../opened.ts';
import { askAboutConflict } from './conflictDialog.ts';
import { type Backend, decap } from './decap.ts';
import { tell } from './dialog.ts';
import { reloadForm } from './reloadForm.ts';
import { post, ServerRefused } from './serverAnswer.ts';

/** The forms that were saved and are still open, by the path of their file. See opened.ts. */
const savedForms = new Map<string, SavedForm>();

/**
 * The back end of Decap CMS: its `proxy` back end, which in addition asks the owner when a file has changed
 * since its form was opened. Decap calls it as a constructor.
 */
export function contentFiles(...options: unknown[]): Backend {
  const backend = decap.CMS.getBackend('proxy').init(...options);
  const { getEntry, deleteFiles } = backend;
  backend.request = ({ action, params }) => post('/edit/api', JSON.stringify({ action, params }));
  backend.getEntry = (path) => {
    savedForms.delete(path);
    return getEntry.call(backend, path);
  };
  backend.persistEntry = ({ dataFiles }) => save(backend, dataFiles);
  backend.deleteFiles = async (paths) => {
    try {
      return await deleteFiles.call(backend, paths);
    } catch (error) {
      if (error instanceof ServerRefused)
        await tell('Not deleted', error.message.replace('Not deleted. ', ''));
      throw error;
    }
  };
  return backend;
}

type DataFiles = { path: string; raw: string }[];

async function save(backend: Backend, dataFiles: DataFiles, seen?: string): Promise<void> {
  const saved = dataFiles.flatMap(({ path }) => savedForms.get(path) ?? []);
  try {
    const answer = (await backend.request({
      action: 'persistEntry',
      params: { dataFiles, saved, seen },
    })) as { saved: (SavedForm | null)[] };
    for (const [index, form] of answer.saved.entries()) {
      const path = dataFiles[index]?.path;
      if (path && form) savedForms.set(path, form);
    }
  } catch (error) {
    const conflict = error instanceof ServerRefused ? error.answer.conflict : undefined;
    if (!conflict) {
      if (error instanceof ServerRefused) await tell('Not saved', error.message.replace('Not saved. ', ''));
      throw error;
    }
    await decide(backend, dataFiles, conflict as Conflict, error as ServerRefused);
    return;
  }
  // After a merge the form lacks what had changed in the file.
  if (seen) await reloadForm();
}

async function decide(
  backend: Backend,
  dataFiles: DataFiles,
  conflict: Conflict,
  error: ServerRefused,
): Promise<void> {
  const answer = await askAboutConflict(conflict, error.message);
  if (answer === 'mine') return save(backend, dataFiles, conflict.seen);
  if (answer === 'file') await reloadForm();
  throw error;
}
