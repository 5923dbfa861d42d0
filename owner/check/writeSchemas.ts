/** `npm run schemas`: writes the JSON Schemas by which text editors complete and check the content files. */
import { schemaFolder, writeSchemaFiles } from './schemaFiles.ts';

writeSchemaFiles();
console.log(`The schemas are in ${schemaFolder}/`);
