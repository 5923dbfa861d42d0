import css from '#styles/tokens.css?raw';

const scheme = (text: string) =>
  [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));

const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const inDark = new Map(scheme(dark).map(({ name, value }) => [name, value]));

/** The tokens as `styles/tokens.css` has them, for the design page. */
export const tokens = {
  colours: scheme(light)
    .filter(({ value }) => value.startsWith('#'))
    .map(({ name, value }) => ({ name, light: value, dark: inDark.get(name) })),
  sizes: scheme(light).filter(({ name }) => name.startsWith('--size-')),
};
