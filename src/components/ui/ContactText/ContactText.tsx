import { telLink } from '#enquiry/contactLinks.ts';

/** Email addresses, and phone numbers in international format. */
const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d -]{8,}\d)/;

/** A text in which every email address and phone number can be pressed. */
export const ContactText = ({ text }: { text: string }) =>
  text.split(contact).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
      <a key={index} href={piece.includes('@') ? `mailto:${piece}` : telLink(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
