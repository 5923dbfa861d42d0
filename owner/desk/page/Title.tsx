import type { ReactNode } from 'react';

const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** A view's heading. It takes the focus when the view opens, so that a screen reader says where one is. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h1 tabIndex={-1} ref={focus}>
    {children}
  </h1>
);
