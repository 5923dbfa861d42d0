/**
 * `npm run schemas`: writes the JSON Schemas for text editors, and writes a first line into each content file
 * that says which schema it has.
 */
import { readContent } from './content.ts';
import { schemaFolder, writeSchemas } from './schemaFiles.ts';

writeSchemas(readContent());
console.log(`The schemas are in ${schemaFolder}/`);
