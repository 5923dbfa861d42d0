/** A request that is refused. The message is for the owner. */
export class Refused extends Error {}
