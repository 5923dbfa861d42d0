/** A request that the desk refuses. The message is for the owner; `details` are for the page. */
export class Refused extends Error {
  details: object;
  constructor(message: string, details: object = {}) {
    super(message);
    this.details = details;
  }
}
