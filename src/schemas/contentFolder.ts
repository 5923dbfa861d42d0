/** The folder that holds the content. `CONTENT_DIR` names another one, such as the fixture site's of the tests. */
export const contentFolder = process.env['CONTENT_DIR'] ?? 'content';
