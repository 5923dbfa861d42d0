import { useEffect } from 'react';

/**
 * Puts "Error: " before the document's title while a form has problems, as the GOV.UK Design System asks: a screen reader
 * reads the title first (specification 6.10).
 */
export function useErrorTitle(hasProblems: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasProblems) return;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasProblems, prefix]);
}
