import { z } from 'astro/zod';
import { line } from './text.ts';

/** `content/departments/`: an entry of the footer's Jobs by Department list and its page /department/{slug}. */
export const department = z.strictObject({ name: line });
