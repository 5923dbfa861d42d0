import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that moves the focus to the element of an id, as soon as the next render has put it into the page. */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = next.current && document.getElementById(next.current);
    next.current = undefined;
    if (element) element.focus();
  });
  return useCallback((id: string) => {
    next.current = id;
  }, []);
}
