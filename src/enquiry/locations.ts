/** The places a job seeker may choose from, in order (SPEC 5). */
export const preferredLocations = [
  'Delhi NCR',
  'Mumbai',
  'Bangalore',
  'Hyderabad',
  'Chennai',
  'Pune',
  'Kolkata',
] as const;
