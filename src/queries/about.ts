import { single } from './entry.ts';

/** Everything that /about shows. */
export const getAbout = () => single('aboutPage');
