import { useEffect, useRef } from 'react';

/**
 * Returns a function that calls back when no button is pressed, after the click. A press on a button takes the focus from a
 * field first: what changes its height then would move the button away before the click.
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listen = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) addEventListener(type, listen, true);
    return () => {
      for (const type of types) removeEventListener(type, listen, true);
    };
  }, []);
  return (callback) => {
    // On a touch screen `pointerup` comes before the focus moves, and the click after it in the same task.
    const afterClick = () => setTimeout(callback);
    if (isPressed.current) addEventListener('pointerup', afterClick, { once: true });
    else afterClick();
  };
}
