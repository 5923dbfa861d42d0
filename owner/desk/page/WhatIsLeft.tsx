import { Fragment, useState } from 'react';
import type { Confirmation } from '../confirmAsItStands.ts';
import type { WhatIsLeft as Left } from '../whatIsLeft.ts';
import { ask, useAnswer } from './api.ts';

const ready =
  'Ready to launch. Next: write to yourself with the contact form, download a backup, stop the editor with Ctrl-C, and type npm run prepare-upload.';

/** The launch check's report: what to do before the launch, with a link to each form and field. */
export function WhatIsLeft({ onChanged }: { onChanged: () => void }) {
  const { answer, refusal, reload } = useAnswer<Left>('left');
  const [isWorking, setWorking] = useState(false);
  if (refusal) return <p className="problem">{refusal}</p>;
  if (!answer) return <p>Checking...</p>;
  const { count, groups, samples } = answer;

  /** Sends a change, and says so until the list is fresh. */
  async function change(address: string, body: object): Promise<void> {
    setWorking(true);
    await ask(address, body).catch(({ message }: Error) => alert(message));
    await Promise.all([onChanged(), reload()]);
    setWorking(false);
  }
  async function removeSamples(): Promise<void> {
    const list = samples.map((name) => `• ${name}`).join('\n');
    if (!confirm(`Remove these, with their Hindi texts, their logos and every mention in a list?\n\n${list}`))
      return;
    await change('remove-samples', {});
  }

  async function confirmAsItStands(confirmations: Confirmation[]): Promise<void> {
    if (confirmations.length > 1 && !confirm(`Have you read all ${confirmations.length} texts?`)) return;
    await change('confirm', confirmations);
  }
  const confirmButton = (confirmations: Confirmation[], words: string) =>
    confirmations.length > 0 && (
      <button type="button" disabled={isWorking} onClick={() => confirmAsItStands(confirmations)}>
        {words}
      </button>
    );

  return (
    <main className="left">
      <h1>What is left</h1>
      <p role="status" className={isWorking ? 'working' : ''}>
        {isWorking ? 'Working ...' : count === 0 ? ready : `To do before the launch: ${count}.`}
      </p>
      {samples.length > 0 && (
        <button type="button" disabled={isWorking} onClick={removeSamples}>
          Remove all invented clients, logos and the testimonial
        </button>
      )}
      {groups.map(({ heading, note, findings, confirmations }) => (
        <section key={heading}>
          <h2>
            {heading} <span className="mark">{findings.length}</span>
          </h2>
          {note && <p>{note}</p>}
          <ul>
            {findings.map(({ key, label, address, write, entries, more, confirmation }) => (
              <li key={key}>
                {address ? <a href={address}>{label}</a> : <b>{label}</b>}
                <span>
                  {write}
                  {entries.map((entry, index) => (
                    <Fragment key={entry.file}>
                      {index === 0 ? ': ' : ', '}
                      {entry.address ? <a href={entry.address}>{entry.name}</a> : entry.name}
                    </Fragment>
                  ))}
                  {entries.length > 0 && `${more}.`}
                </span>
                {confirmButton(confirmation ? [confirmation] : [], 'I have read it, and it is right for us')}
              </li>
            ))}
          </ul>
          {confirmButton(confirmations, 'I have read all of these, and they are right for us')}
        </section>
      ))}
    </main>
  );
}
