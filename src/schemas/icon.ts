import { z } from 'astro/zod';
import { iconNames } from './iconNames.ts';

export const icon = z.enum(iconNames).describe('The name of the icon.');
