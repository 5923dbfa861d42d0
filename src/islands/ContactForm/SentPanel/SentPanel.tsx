import { useEffect, useRef } from 'react';
import { NextSteps, type Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import type { SentEnquiry } from '#enquiry/sentEnquiry.ts';
import { canShareFile, type Device } from '#form/browser.ts';
import { CopyButton } from '#form/CopyButton.tsx';
import { downloadFile } from '#form/downloadFile.ts';
import { ShareButton } from '#form/ShareButton/ShareButton.tsx';
import type { Language } from '#navigation/languages.ts';
import { addressOf } from '#navigation/pages.ts';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ContactWords } from '../../words.ts';
import { NothingOpened } from './NothingOpened.tsx';
import styles from './SentPanel.module.css';

type Props = {
  sent: SentEnquiry;
  /** The resume's bytes, until the page is left. */
  resume: File | undefined;
  /** The name of the resume that can't be brought back: a reload loses it. */
  lostFile: string | undefined;
  device: Device;
  phones: readonly [string, ...string[]];
  steps: Steps;
  onBringBack: () => void;
  onDone: () => void;
  words: ContactWords;
  language: Language;
};

/** After the hand-off: thanks, what to do next, and the message again by every other way (specification 8.1). */
export function SentPanel({
  sent,
  resume,
  lostFile,
  device,
  phones,
  steps,
  onBringBack,
  onDone,
  words,
  language,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  // The panel has the screen to itself; the empty form is below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same message is sent again
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ behavior: 'instant' });
  }, [sent]);
  const { message, chatHref, choice } = sent;
  const saveFirst = isOnlyHere(sent, device);
  const toAttach = choice === 'call' && !saveFirst ? undefined : resume;
  const save = toAttach && (
    <li>
      <button className={button.outlined} type="button" onClick={() => downloadFile(toAttach)}>
        {words.saveCopy}
      </button>
    </li>
  );
  const [write, send, answered] = steps;
  const advice = (
    <>
      <p>{choice === 'call' ? words.afterCall : words.afterChat}</p>
      {sent.resume &&
        attachAdvice(sent, device, save !== undefined, words).map((sentence) => (
          <p key={sentence}>{fillIn(sentence, { resume: sent.resume?.name ?? '' })}</p>
        ))}
    </>
  );

  return (
    <div className={`${layout.stackTight} ${styles.panel}`} ref={panel} role="status" tabIndex={-1}>
      <h2>{words.thanks}</h2>
      {choice !== 'call' && <p>{words.oneStepLeft}</p>}
      {choice === 'call' ? (
        advice
      ) : (
        // The site can't know whether the visitor has pressed send in WhatsApp. Until then that is the next step.
        <NextSteps steps={[{ name: write.name }, { name: send.name, text: advice }, answered]} current={1} />
      )}
      <ul className={`${layout.row} ${styles.ways}`}>
        {saveFirst && save}
        <li>
          <a className={`${button.filled} ${button.whatsapp}`} href={chatHref}>
            {words.openAgain}
          </a>
        </li>
        {toAttach && canShareFile(toAttach) && (
          <li>
            <ShareButton file={toAttach} words={words} />
          </li>
        )}
        {!saveFirst && save}
        <li>
          <CopyButton text={message} words={words}>
            {words.copyMessage}
          </CopyButton>
        </li>
      </ul>
      <NothingOpened
        message={message}
        insideApp={device.insideApp}
        phones={phones}
        lostFile={lostFile}
        onBringBack={onBringBack}
        words={words}
      />
      {sent.kind === 'application' && (
        <p className={styles.fraud}>
          <Sentence
            text={words.noMoney}
            parts={{ jobFraud: <a href={addressOf('jobFraud', language)}>{words.jobFraud}</a> }}
          />
        </p>
      )}
      <button className={button.outlined} type="button" onClick={onDone}>
        {words.done}
      </button>
    </div>
  );
}

/** True for a resume that was made on this site, where the browser has not saved it: the device does not have it. */
const isOnlyHere = ({ choice, resume }: SentEnquiry, { downloads }: Device): boolean =>
  resume?.isMade === true && resume.isRead && !(choice === 'whatsapp' && downloads);

/** How the resume gets into the chat, in sentences: it depends on where the visitor finds the file. */
function attachAdvice(sent: SentEnquiry, device: Device, canSave: boolean, words: ContactWords): string[] {
  const { choice, resume } = sent;
  const advice = device.mouse ? words.attachOnLaptop : words.attachOnPhone;
  if (isOnlyHere(sent, device))
    return [
      ...(canSave ? [words.saveFirst] : []),
      choice === 'call' ? words.attachAfterCall : advice,
      ...(device.downloads ? [] : [words.ifNotSaved]),
    ];
  if (choice === 'call') return [words.attachAfterCall];
  if (!resume?.isRead) return [words.resumeUnread];
  if (!device.downloads) return [words.attachInApp];
  return [choice === 'scanned' ? advice : `${advice} ${words.attachWhere}`];
}
