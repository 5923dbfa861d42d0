import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What `island.js` needs of @astrojs/react's client: no slots, no second render, no actions. */
const hydrate =
  (island: HTMLElement) =>
  <Props extends object>(Component: ComponentType<Props>, props: Props): void =>
    startTransition(() => void hydrateRoot(island, createElement(Component, props)));

export default hydrate;
