/** The locations that a job seeker may choose from, in order (specification 5.4). */
export const preferredLocations = [
  'Delhi NCR',
  'Mumbai',
  'Bangalore',
  'Hyderabad',
  'Chennai',
  'Pune',
  'Kolkata',
] as const;
