import { Button } from './Button.tsx';

type Props = { words: string; about: string; isRead: boolean; onRead: () => void };

/** Notes that something was read, and gives the focus to what follows. It stays in its row: without it, the next would move under the pointer. */
export const ReadButton = ({ words, about, isRead, onRead }: Props) => (
  <Button
    aria-label={`${words}: ${about}`}
    aria-disabled={isRead}
    onClick={({ currentTarget }) => {
      if (isRead) return;
      const isAfter = (other: Element) =>
        currentTarget.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      const others = document.querySelectorAll<HTMLElement>('section summary, li [aria-disabled="false"]');
      [...others].find(isAfter)?.focus();
      onRead();
    }}
  >
    {isRead ? 'Read' : words}
  </Button>
);
