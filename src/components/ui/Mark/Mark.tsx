export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" strokeWidth="5" aria-hidden="true">
      <path stroke="var(--marigold)" d="M3 4c0 11 10.500 7 10.500 18v7" />
      <path stroke="var(--peacock)" d="M29 4c0 11-10.500 7-10.500 18v7" />
    </svg>
  );
}
