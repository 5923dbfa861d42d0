/**
 * `npm run schemas`: writes the JSON Schemas for text editors, and writes a first line into each content file
 * that says which schema it has.
 */
import { schemaFolder, writeSchemas } from './schemaFiles.ts';

writeSchemas();
console.log(`The schemas are in ${schemaFolder}/`);
