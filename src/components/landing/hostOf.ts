/** The host of a whole address, as readers compare it: without "www.". */
export const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');
