import { button, element } from './element.ts';
import { restoreBackup } from './restoreDialog.ts';

/** Adds a bar above Decap with the backup. A form covers the whole page, so the bar is hidden beside a form. */
export function addBackupBar(): void {
  const bar = element(
    'aside',
    { className: 'edit-bar' },
    element('a', { href: '/edit/backup.zip', className: 'edit-button' }, 'Download all my content'),
    button('Restore a backup', restoreBackup),
  );
  bar.setAttribute('aria-label', 'Backup');
  document.body.prepend(bar);
  const update = () => {
    bar.hidden = /^#\/collections\/[^/]+\/(entries|new)/.test(location.hash);
  };
  addEventListener('hashchange', update);
  update();
}
