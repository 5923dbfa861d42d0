import { useEffect } from 'react';
import type { Origin } from '#enquiry/origin.ts';
import { findOrigin } from './findOrigin.ts';

/** Looks the visitor's landing page up, once. */
export function useOrigin(onLookedUp: (origin: Origin | undefined) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    void findOrigin().then(onLookedUp);
  }, []);
}
