type Address = {
  street: string;
  locality: string;
  city: string;
  state?: string | undefined;
  postalCode: string;
};

export const officeAddress = ({ street, locality, city, state, postalCode }: Address) =>
  `${street}, ${locality}, ${city}${state ? `, ${state}` : ''} ${postalCode}`;
