/**
 * The attribute that names a script file which a page fetches when the visitor needs it. The page's security policy allows
 * script files on a page that has it.
 */
export const moduleAttribute = 'data-module';
