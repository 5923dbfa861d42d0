import { otherChatLinks, telLink } from '#enquiry/contactLinks.ts';
import { CopyButton } from '#form/CopyButton.tsx';
import button from '#styles/button.module.css';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ContactWords } from '../../words.ts';
import styles from './SentPanel.module.css';

type Props = {
  message: string;
  /** True in a browser inside an app, whose menu can open the page in the phone's own browser. */
  insideApp: boolean;
  phones: readonly [string, ...string[]];
  lostFile: string | undefined;
  onBringBack: () => void;
  words: ContactWords;
};

/** The other routes to the agency, for a visitor for whom neither the chat nor the call has opened (specification 8.6). */
export function NothingOpened({ message, insideApp, phones, lostFile, onBringBack, words }: Props) {
  const { app, web } = otherChatLinks(phones[0], message);
  return (
    <div className={styles.routes}>
      <h3>{words.nothingOpened}</h3>
      {insideApp && <p>{fillIn(words.openInBrowser, { phone: phones[0] })}</p>}
      <ul className={layout.row}>
        <li>
          <a href={app}>{words.openApp}</a>
        </li>
        <li>
          <a href={web}>{words.openWeb}</a>
        </li>
        {phones.map((phone, index) => (
          <li key={phone}>
            <a href={telLink(phone)}>{phone}</a>{' '}
            {index === 0 && (
              <CopyButton className={button.text} text={phone} words={words}>
                {words.qrCode.copyNumber}
              </CopyButton>
            )}
          </li>
        ))}
        <li>
          <button className={button.text} type="button" onClick={onBringBack}>
            {words.bringBack}
          </button>{' '}
          {lostFile && <span>{fillIn(words.withoutResume, { resume: lostFile })}</span>}
        </li>
      </ul>
    </div>
  );
}
