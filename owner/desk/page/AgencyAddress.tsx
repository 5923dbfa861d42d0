import { officeAddress } from '#schemas/officeAddress.ts';
import type { Form } from '../form.ts';

type Props = { form: Form; isHindi: boolean; typed: unknown };
type Parts = Record<string, string | undefined>;

const partsOf = (content: unknown): Parts => Object(content).address ?? {};

/** The office's address as visitors will see it in both languages. What has no Hindi words stands there in English. */
export function AgencyAddress({ form: { english, hindi, hindiNames = {} }, isHindi, typed }: Props) {
  const before = partsOf(english.content);
  const now = isHindi ? before : partsOf(typed);
  // The Hindi words of a part that was changed in English are old.
  const inHindi = Object.entries(partsOf(isHindi ? typed : hindi?.content)).filter(
    ([name, text]) => text && now[name] === before[name],
  );
  const known = Object.entries(now).map(([name, text = '']) => [name, hindiNames[text] ?? text]);
  const line = ({ street = '...', locality = '...', city = '...', state, postalCode = '......' }: Parts) =>
    officeAddress({ street, locality, city, state, postalCode });
  return (
    <div className="preview">
      <b>As visitors see it:</b>
      <p>{line(now)}</p>
      <p lang="hi">{line(Object.fromEntries([...known, ...inHindi]))}</p>
    </div>
  );
}
