/** The content folder. The tests set `CONTENT_DIR` to use the fixture site's folder instead. */
export const contentFolder = process.env['CONTENT_DIR'] ?? 'content';
