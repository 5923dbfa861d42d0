import text from '#styles/text.module.css';

export function SampleNote({ children }: { children: string }) {
  return <p className={`${text.hint} ${text.remark}`}>{children}</p>;
}
