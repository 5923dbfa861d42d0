/** The address of the picture shown when a page is shared: /jobs/agra has /og/jobs/agra.png. */
export const pictureAddress = (path: string) => `/og${path === '/' ? '/home' : path}.png`;
