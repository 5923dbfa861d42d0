/** `npm run schemas`: writes the JSON Schemas by which text editors complete and check the content files. */
import { schemaFolder, writeSchemas } from './schemaFiles.ts';

writeSchemas();
console.log(`The schemas are in ${schemaFolder}/`);
