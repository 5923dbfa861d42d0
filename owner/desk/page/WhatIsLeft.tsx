import { Fragment, useOptimistic, useState, useTransition } from 'react';
import type { WhatIsLeft as Left } from '../whatIsLeft.ts';
import { ask, useAnswer } from './api.ts';
import { Button } from './Button.tsx';
import { ReadButton } from './ReadButton.tsx';
import { Title } from './Title.tsx';

const ready =
  'Ready to launch. Next: write to yourself with the contact form, download a backup, stop the editor with Ctrl-C, and type npm run prepare-upload.';

const readIt = 'I have read it, and it is right for us';
const readAll = 'I have read all of these, and they are right for us';

type Row = Left['groups'][number]['findings'][number];

/** The first page: what to do before the launch, with a link to each form and field, and the last change to take back. */
export function WhatIsLeft({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { answer, refusal, reload } = useAnswer<Left>('left');
  const [isWorking, startWork] = useTransition();
  // What was read is marked at once. When the server has it, its list lacks it.
  const [read, markRead] = useOptimistic([] as Row[], (before, more: Row[]) => [...before, ...more]);
  // The rows at the first tick. One that is done keeps its place, because the next would move under the pointer.
  const [kept, keep] = useState<Left['groups']>();
  const [said, say] = useState('');
  if (refusal) return <p className="problem">{refusal}</p>;
  if (!answer) return <p>Checking...</p>;
  const { count, groups, isSample, undo } = answer;
  const now = new Map(groups.flatMap(({ findings }) => findings.map((row) => [row.key, row])));
  const isLeft = ({ key }: Row) => now.has(key) && !read.some((row) => row.key === key);

  const change = (address: string, rows: Row[]) =>
    startWork(async () => {
      markRead(rows);
      const body = rows.map(({ confirmation }) => confirmation);
      const message = await ask(address, body).catch((error: Error) => alert(error.message));
      await Promise.all([onChanged(), reload()]);
      say(typeof message === 'string' ? message : '');
      keep(rows.length > 0 ? (before) => before ?? groups : undefined);
    });
  const button = (words: string, about: string, rows: Row[]) => {
    const left = rows.filter(isLeft);
    return (
      <ReadButton {...{ words, about }} isRead={left.length === 0} onRead={() => change('confirm', left)} />
    );
  };
  const list = (isAdvice: boolean) =>
    (kept ?? groups)
      .filter((group) => group.isAdvice === isAdvice)
      .map(({ heading, findings }, index, all) => {
        const rows = findings.map((row) => now.get(row.key) ?? row);
        const toRead = rows.filter(({ confirmation }) => confirmation);
        const isNext = !all.slice(0, index).some((before) => before.findings.some(isLeft));
        return (
          // The first group is open, and the next one when it is done.
          <details key={heading} open={isNext && !isAdvice}>
            <summary>
              <h2>
                {heading} <span className="mark">{rows.filter(isLeft).length}</span>
              </h2>
            </summary>
            <ul className="rows">
              {rows.map((row) => (
                <li key={row.key}>
                  {row.address ? <a href={row.address}>{row.label}</a> : <b>{row.label}</b>}
                  <span className="help">
                    {row.write}
                    {row.entries.map((entry, index) => (
                      <Fragment key={entry.file}>
                        {index === 0 ? ': ' : ', '}
                        {entry.address ? <a href={entry.address}>{entry.name}</a> : entry.name}
                      </Fragment>
                    ))}
                    {row.entries.length > 0 && `${row.more}.`}
                  </span>
                  {row.texts.map(({ lang, text }) => (
                    <p key={lang} className="lines" lang={lang}>
                      {text}
                    </p>
                  ))}
                  {row.confirmation && button(row.confirmation.words ?? readIt, row.label, [row])}
                </li>
              ))}
            </ul>
            {toRead.length > 1 && button(readAll, heading, toRead)}
          </details>
        );
      });

  return (
    <main>
      <Title>What is left</Title>
      {isSample && (
        <a className="button main" href="#/new/begin">
          Begin with my agency
        </a>
      )}
      <section aria-label="To do">{list(false)}</section>
      <h2>Advice: you can launch without it</h2>
      {list(true)}
      <div className="save-bar">
        {undo && (
          <Button aria-disabled={isWorking} onClick={() => isWorking || change('undo', [])}>
            Undo: {undo}
          </Button>
        )}
        <span role="status">
          {isWorking
            ? 'Working ...'
            : `${said} ${count === 0 ? ready : `To do before the launch: ${count}.`}`}
        </span>
      </div>
    </main>
  );
}
