import { Fragment, useOptimistic, useState, useTransition } from 'react';
import type { Confirmation } from '../../tasks/finding.ts';
import type { WhatIsLeft as Left } from '../whatIsLeft.ts';
import { ask, useAnswer } from './api.ts';
import { Button } from './Button.tsx';
import { Title } from './Title.tsx';

const ready =
  'Ready to launch. Next: write to yourself with the contact form, download a backup, stop the editor with Ctrl-C, and type npm run prepare-upload.';

const readIt = 'I have read it, and it is right for us';
const readAll = 'I have read all of these, and they are right for us';

/** The first page: what to do before the launch, with a link to each form and field, and the last change to take back. */
export function WhatIsLeft({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { answer, refusal, reload } = useAnswer<Left>('left');
  const [isWorking, startWork] = useTransition();
  // What is read vanishes at once. When the server has it, the fresh list says so.
  const [read, hide] = useOptimistic([] as Confirmation[], (before, more: Confirmation[]) => [
    ...before,
    ...more,
  ]);
  const [done, setDone] = useState('');
  if (refusal) return <p className="problem">{refusal}</p>;
  if (!answer) return <p>Checking...</p>;
  const { count, groups, isSample, undo } = answer;

  const change = (address: string, body: object) =>
    startWork(async () => {
      if (Array.isArray(body)) hide(body);
      const message = await ask(address, body).catch((error: Error) => alert(error.message));
      await Promise.all([onChanged(), reload()]);
      setDone(typeof message === 'string' ? message : '');
    });
  const button = (words: string, address: string, body: object, about = '') => (
    <Button
      aria-label={`${words}${about}`}
      aria-disabled={isWorking && address === 'undo'}
      onClick={({ currentTarget }) => {
        if (isWorking && address === 'undo') return;
        // What was read goes, so the next row or group gets the focus, or the heading, below which "Ready" stands.
        const row = currentTarget.closest('li')?.nextElementSibling;
        const group = currentTarget.closest('details')?.nextElementSibling;
        const next = row?.querySelector('button') ?? group?.querySelector('summary');
        (next ?? document.querySelector('h1'))?.focus();
        change(address, body);
      }}
    >
      {words}
    </Button>
  );
  const list = (isAdvice: boolean) =>
    groups
      .filter((group) => group.isAdvice === isAdvice)
      .map(({ heading, findings }) => ({
        heading,
        left: findings.filter(({ confirmation }) => !confirmation || !read.includes(confirmation)),
      }))
      .filter(({ left }) => left.length > 0)
      .map(({ heading, left }, index) => {
        const confirmations = left.flatMap(({ confirmation }) => confirmation ?? []);
        return (
          // The first group is open, and the next one when it is done.
          <details key={heading} open={index === 0 && !isAdvice}>
            <summary>
              <h2>
                {heading} <span className="mark">{left.length}</span>
              </h2>
            </summary>
            <ul className="rows">
              {left.map(({ key, label, address, texts, write, entries, more, confirmation }) => (
                <li key={key}>
                  {address ? <a href={address}>{label}</a> : <b>{label}</b>}
                  <span className="help">
                    {write}
                    {entries.map((entry, index) => (
                      <Fragment key={entry.file}>
                        {index === 0 ? ': ' : ', '}
                        {entry.address ? <a href={entry.address}>{entry.name}</a> : entry.name}
                      </Fragment>
                    ))}
                    {entries.length > 0 && `${more}.`}
                  </span>
                  {texts.map(({ lang, text }) => (
                    <p key={lang} className="lines" lang={lang}>
                      {text}
                    </p>
                  ))}
                  {confirmation &&
                    button(confirmation.words ?? readIt, 'confirm', [confirmation], `: ${label}`)}
                </li>
              ))}
            </ul>
            {confirmations.length > 1 && button(readAll, 'confirm', confirmations, `: ${heading}`)}
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
      <p role="status">
        {isWorking ? 'Working ...' : `${done} ${count === 0 ? ready : `To do before the launch: ${count}.`}`}
      </p>
      <p className="buttons">{undo && button(`Undo: ${undo}`, 'undo', {})}</p>
      <section aria-label="To do">{list(false)}</section>
      <h2>Advice: you can launch without it</h2>
      {list(true)}
    </main>
  );
}
