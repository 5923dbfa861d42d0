import type { Confirmation } from '../confirmAsItStands.ts';
import type { WhatIsLeft as Left } from '../whatIsLeft.ts';
import { ask, useAnswer } from './api.ts';

/** The launch check's report: what to do before the launch, with a link to each form and field. */
export function WhatIsLeft({ onChanged }: { onChanged: () => void }) {
  const { answer, refusal, reload } = useAnswer<Left>('left');
  if (refusal) return <p className="problem">{refusal}</p>;
  if (!answer) return <p>Checking...</p>;
  const { count, groups, samples } = answer;

  async function removeSamples(): Promise<void> {
    const list = samples.map((name) => `• ${name}`).join('\n');
    if (!confirm(`Remove these, with their Hindi texts, their logos and every mention in a list?\n\n${list}`))
      return;
    await ask('remove-samples', {}).catch(({ message }: Error) => alert(message));
    onChanged();
    await reload();
  }

  async function confirmAsItStands(confirmations: Confirmation[]): Promise<void> {
    if (confirmations.length > 1 && !confirm(`Have you read all ${confirmations.length} texts?`)) return;
    await ask('confirm', confirmations).catch(({ message }: Error) => alert(message));
    await reload();
  }
  const confirmButton = (confirmations: Confirmation[], words: string) =>
    confirmations.length > 0 && (
      <button type="button" onClick={() => confirmAsItStands(confirmations)}>
        {words}
      </button>
    );

  return (
    <main className="left">
      <h1>What is left</h1>
      <p>{count === 0 ? 'Ready to launch.' : `To do before the launch: ${count}.`}</p>
      {samples.length > 0 && (
        <button type="button" onClick={removeSamples}>
          Remove all invented clients, logos and the testimonial
        </button>
      )}
      {groups.map(({ heading, findings }) => (
        <section key={heading}>
          <h2>
            {heading} <span className="mark">{findings.length}</span>
          </h2>
          <ul>
            {findings.map(({ key, label, address, write, confirmation }) => (
              <li key={key}>
                {address ? <a href={address}>{label}</a> : <b>{label}</b>}
                <span>{write}</span>
                {confirmButton(confirmation ? [confirmation] : [], 'I have read it, and it is right for us')}
              </li>
            ))}
          </ul>
          {confirmButton(
            findings.flatMap(({ confirmation }) => confirmation ?? []),
            'I have read all of these, and they are right for us',
          )}
        </section>
      ))}
    </main>
  );
}
