import { z } from 'astro/zod';
import { iconNames } from '../config/icons.ts';

export const icon = z.enum(iconNames).describe('One of the icons that the site can draw.');
