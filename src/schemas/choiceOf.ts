import { z } from 'astro/zod';

/** A choice between fixed values. The desk shows their labels; the files have the values. */
export const choiceOf = <Value extends string>(labels: Record<Value, string>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]).meta({ labels });
