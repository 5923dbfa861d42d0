import { type ReactNode, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ordinal } from '../../check/labels.ts';
import type { FormSchema } from '../formSchema.ts';
import { Button } from './Button.tsx';
import { FormContext, type Path } from './Field.tsx';

type Props = {
  path: Path;
  schema: FormSchema;
  items: unknown[] /** The fields of each item. */;
  children: ReactNode[];
};

/**
 * A list of lines, of groups, or of entries to which it refers. Items are moved with buttons. A list may be too long or too short until it is saved, because a list of exactly 30 could
 * not be changed otherwise.
 */
export function ListField({ path, schema: { items: item = {} }, items, children }: Props) {
  const { set, announce } = use(FormContext);
  const [chosen, choose] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const picker = useRef<HTMLSelectElement>(null);
  const kind = item.title?.toLowerCase() ?? 'entry';
  const choices = item.oneOf;
  const left = choices?.filter(({ const: slug }) => !items.includes(slug)) ?? [];
  const choice = left.some(({ const: slug }) => slug === chosen) ? chosen : '';
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
  const add = () => {
    if (choices && !choice) return picker.current?.focus();
    const said = `${nameOf(choice, items.length)} is now ${ordinal(items.length + 1)} of ${items.length + 1}.`;
    const value = item.type === 'object' ? {} : choice;
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
      {choices && <p className="help">{items.length} in the list.</p>}
      {left.length > 0 && (
        <select
          ref={picker}
          aria-label={`Another ${kind}`}
          value={choice}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">
            Choose {/^[aeiou]/.test(kind) ? 'an' : 'a'} {kind} ...
          </option>
          {left.map(({ const: slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      )}
      {(!choices || left.length > 0) && (
        <Button onClick={add}>
          Add {choices ? 'this' : 'another'} {kind}
        </Button>
      )}
    </>
  );
}
