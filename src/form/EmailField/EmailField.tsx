import { useRef, useState } from 'react';
import { type FieldFacts, InputField } from '#components/ui/Field/Field.tsx';
import { useAfterPress } from '#components/ui/Field/useAfterPress.ts';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { suggestEmail } from '#enquiry/emailSuggestion.ts';
import button from '#styles/button.module.css';
import styles from './EmailField.module.css';

type Props = {
  field: FieldFacts;
  value: string;
  onText: (text: string) => void;
  words: { suggestion: string; useSuggestion: string };
};

/** The email field of every form. When it loses the focus it points out a slip in a well-known provider's name (specification 6.9). */
export function EmailField({ field, value, onText, words }: Props) {
  /** The address with which the visitor left the field. A suggestion is about this one only. */
  const [left, setLeft] = useState<string>();
  const suggestion = left === value ? suggestEmail(value) : undefined;
  const afterPress = useAfterPress();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <InputField
        field={field}
        // Browsers turn a Hindi domain in a field of the type email into xn--..., and it would be sent so.
        type="text"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="email"
        value={value}
        onText={(text) => {
          setLeft(undefined);
          onText(text);
        }}
        onBlur={({ currentTarget: { value } }) => afterPress(() => setLeft(value))}
      />
      <div className={styles.suggestion} role="status">
        {suggestion && (
          <>
            <span>
              <Sentence text={words.suggestion} parts={{ email: <b>{suggestion}</b> }} />
            </span>{' '}
            <button
              className={button.text}
              type="button"
              onClick={() => {
                onText(suggestion);
                frame.current?.querySelector('input')?.focus();
              }}
            >
              {words.useSuggestion}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
