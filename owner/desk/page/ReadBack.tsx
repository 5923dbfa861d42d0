import { startTransition, useId, useOptimistic, useState } from 'react';
import type { ShownFact as Fact } from '../whatIsLeft.ts';
import { ask } from './api.ts';
import { Button } from './Button.tsx';
import { Title } from './Title.tsx';

type Props = { facts: Fact[] | undefined; refusal: string | undefined; onTicked: () => Promise<unknown> };

export function ReadBack({ facts: answered, refusal, onTicked }: Props) {
  const [problem, setProblem] = useState('');
  // A tick is shown at once. When the server has it, the fresh facts say so.
  const [facts, showTicks] = useOptimistic(
    answered,
    (all, { some, isRight }: { some: Fact[]; isRight: boolean }) =>
      all?.map((fact) => (some.some(({ key }) => key === fact.key) ? { ...fact, isTicked: isRight } : fact)),
  );
  if (!facts) return <p className={refusal && 'problem'}>{refusal ?? 'Reading...'}</p>;

  const tick = (some: Fact[], isRight: boolean) =>
    startTransition(async () => {
      showTicks({ some, isRight });
      const ticks = some.map(({ key, digest }) => ({ key, digest, isRight }));
      const refused = await ask('tick', ticks).catch(({ message }: Error) => message);
      await onTicked();
      setProblem(typeof refused === 'string' ? refused : '');
    });

  return (
    <main>
      <Title>Read it back</Title>
      <p role="status">
        {facts.filter(({ isTicked }) => isTicked).length} of {facts.length} facts are ticked.
      </p>
      <p>
        This is what visitors read about the agency, each fact once. Tick what is right, one by one or a group
        at once. When you change a fact, its tick goes away.
      </p>
      <p className="problems" role="alert">
        {problem}
      </p>
      {[...Map.groupBy(facts, ({ group }) => group)].map(([group, all]) => {
        const open = all.filter(({ isTicked, problem }) => !isTicked && !problem);
        return (
          <section key={group}>
            <h2>{group}</h2>
            <ul className="rows">
              {all.map((fact) => (
                <FactRow key={fact.key} fact={fact} onTick={(isRight) => tick([fact], isRight)} />
              ))}
            </ul>
            <Button
              aria-label={`All of this is right: ${group}`}
              aria-disabled={open.length === 0}
              onClick={() => open.length > 0 && tick(open, true)}
            >
              All of this is right
            </Button>
          </section>
        );
      })}
    </main>
  );
}

type RowProps = { fact: Fact; onTick: (isRight: boolean) => void };

function FactRow({ fact: { label, english, hindi, pages, address, problem, isTicked }, onTick }: RowProps) {
  const id = useId();
  return (
    <li className={isTicked ? 'ticked' : ''}>
      <p>
        <b>{label}</b>
      </p>
      <p className="lines">{english}</p>
      {hindi && (
        <p className="lines" lang="hi">
          {hindi}
        </p>
      )}
      <p className="help">Where: {pages}</p>
      {problem && (
        <p className="problem" id={id}>
          This can not be right: {problem}
        </p>
      )}
      <label>
        <input
          type="checkbox"
          aria-label={`This is right: ${label}`}
          aria-describedby={problem && id}
          checked={isTicked}
          disabled={Boolean(problem)}
          onChange={({ target }) => onTick(target.checked)}
        />
        This is right
      </label>
      <a href={address} aria-label={`Change it: ${label}`}>
        Change it
      </a>
    </li>
  );
}
