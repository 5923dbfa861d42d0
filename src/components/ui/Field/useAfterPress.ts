import { useEffect, useRef } from 'react';

/** Calls back after the click: a press takes the focus first, and what changes its height then would move the button. */
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
