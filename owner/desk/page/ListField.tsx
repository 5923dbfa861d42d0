import { type ReactNode, use, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ordinal } from '../../check/labels.ts';
import type { FormSchema } from '../formSchema.ts';
import { Button } from './Button.tsx';
import { FormContext, type Path } from './Field.tsx';

/** So many choices stand open. */
const fewChoices = 12;

/** `children` are the fields of each item. */
type Props = { path: Path; schema: FormSchema; items: unknown[]; children: ReactNode[] };

/**
 * A list of lines, of groups, or of entries to which it refers. Items are moved with buttons. A list may be too long or too short until it is saved, because a list of exactly 30 could
 * not be changed otherwise.
 */
export function ListField({ path, schema: { items: item = {} }, items, children }: Props) {
  const { set, announce } = use(FormContext);
  const list = useRef<HTMLOListElement>(null);
  const kind = item.title?.toLowerCase() ?? 'entry';
  const choices = item.oneOf;
  const left = choices?.filter(({ const: slug }) => !items.includes(slug)) ?? [];
  const nameOf = (value: unknown, index: number) =>
    choices?.find(({ const: slug }) => slug === value)?.title ??
    (choices && value ? String(value) : `${item.title} ${index + 1}`);

  /** Changes the list, says so, and gives the focus to a control of one of its items. */
  const change = (next: unknown[], index: number, control: string, said: string) => {
    flushSync(() => set(path, next));
    const row = list.current?.children[Math.min(index, next.length - 1)];
    (row?.querySelector<HTMLElement>(control) ?? list.current)?.focus();
    announce(said);
  };
  const move = (from: number, target: number, control: string) => {
    const said = `${nameOf(items[from], from)} is now ${ordinal(target + 1)} of ${items.length}.`;
    change(items.toSpliced(from, 1).toSpliced(target, 0, items[from]), target, control, said);
  };
  const remove = (index: number) => {
    const said = `${nameOf(items[index], index)} is removed. The list has ${items.length - 1}.`;
    change(items.toSpliced(index, 1), index, '.remove', said);
  };
  const add = (value: unknown) => {
    const said = `${nameOf(value, items.length)} is now ${ordinal(items.length + 1)} of ${items.length + 1}.`;
    change([...items, value], items.length, choices ? '.up' : 'input, textarea, select', said);
  };

  /** A button of an item. `aria-disabled` keeps the focus on it at the end of the list; `disabled` would lose it. */
  const button = (control: string, sign: string, label: string, isOff: boolean, onClick: () => void) => (
    <Button
      className={control}
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {sign}
    </Button>
  );
  return (
    <>
      <ol ref={list} className={choices ? 'entries' : 'items'} tabIndex={-1}>
        {items.map((value, index) => {
          const name = nameOf(value, index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name, and its fields keep no state
              key={index}
            >
              {choices ? <span className="name">{name}</span> : children[index]}
              <span className="item-buttons">
                {button('up', '↑', `Move ${name} up`, index === 0, () => move(index, index - 1, '.up'))}
                {button('down', '↓', `Move ${name} down`, index === items.length - 1, () =>
                  move(index, index + 1, '.down'),
                )}
                {button('remove', '×', `Remove ${name}`, false, () => remove(index))}
              </span>
            </li>
          );
        })}
      </ol>
      {left.length > 0 && (
        <details open={left.length <= fewChoices}>
          <summary>Add {kind}</summary>
          {left.map(({ const: slug, title }) => (
            <Button key={slug} aria-label={`Add ${title}`} onClick={() => add(slug)}>
              {title}
            </Button>
          ))}
        </details>
      )}
      {!choices && (
        <>
          <Button onClick={() => add(item.type === 'object' ? {} : '')}>Add another {kind}</Button>
          {item.type === 'string' && <span className="help"> Or write each on a line of its own.</span>}
        </>
      )}
    </>
  );
}
