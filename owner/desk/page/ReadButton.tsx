import { Button } from './Button.tsx';

type Props = { words: string; about: string; isRead: boolean; onRead: () => void };

/** Notes that something was read, and gives the focus to what follows. It stays in its row: without it, the next would move under the pointer. */
export const ReadButton = ({ words, about, isRead, onRead }: Props) => (
  <Button
    aria-label={`${words}: ${about}`}
    aria-disabled={isRead}
    onClick={({ currentTarget }) => {
      if (isRead) return;
      focusNext(currentTarget);
      onRead();
    }}
  >
    {isRead ? 'Read' : words}
  </Button>
);

function focusNext(pressed: HTMLElement): void {
  const others = pressed
    .closest('section, main')
    ?.querySelectorAll<HTMLElement>('summary, li button[aria-disabled="false"]');
  [...(others ?? [])]
    .find((other) => pressed.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
}
