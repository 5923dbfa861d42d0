/** `npm run schemas`: writes the JSON Schemas for text editors, and names them in the content files. */
import { schemaFolder, writeSchemas } from './schemaFiles.ts';

writeSchemas();
console.log(`The schemas are in ${schemaFolder}/`);
