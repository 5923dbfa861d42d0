import { need } from '../support/need.ts';

need('/usr/bin/pdftotext', 'poppler-utils');
need('/usr/bin/mutool', 'mupdf-tools');
need('/usr/bin/gs', 'ghostscript');
