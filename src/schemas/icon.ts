import { z } from 'astro/zod';
import { iconNames } from './iconNames.ts';

export const icon = z.enum(iconNames).describe('One of the icons that the site can draw.');
