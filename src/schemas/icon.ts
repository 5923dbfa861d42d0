import { z } from 'astro/zod';
import { iconNames } from './iconNames.ts';

export const icon = z
  .enum(iconNames)
  .meta({ title: 'Icon', description: 'The small drawing beside the name.', shared: true });
