/** `npm run hosting`: writes the nginx configuration. Run it after a change in integrations/hosting/. */
import { writeFileSync } from 'node:fs';
import { nginxFiles } from '../integrations/hosting/nginx.ts';

for (const [file, text] of Object.entries(nginxFiles)) {
  writeFileSync(file, text);
  console.log(file);
}
