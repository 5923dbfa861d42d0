import type { Agency } from './agency.ts';

export const officeAddress = ({ street, locality, city, state, postalCode }: Agency['address']) =>
  `${street}, ${locality}, ${city}${state ? `, ${state}` : ''} ${postalCode}`;
