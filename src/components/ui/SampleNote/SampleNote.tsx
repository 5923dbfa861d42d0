import text from '#styles/text.module.css';

/** The note that says that the content beside it is a sample. */
export function SampleNote({ children }: { children: string }) {
  return <p className={`${text.hint} ${text.remark}`}>{children}</p>;
}
