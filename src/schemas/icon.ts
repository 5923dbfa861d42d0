import { z } from 'astro/zod';
import { iconNames } from '../config/icons.ts';

/** One of the icons that the site can draw. */
export const icon = z.enum(iconNames);
