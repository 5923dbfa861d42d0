import { Title } from './Title.tsx';

/** Download of all content. */
export const Backup = () => (
  <main>
    <Title>Backup</Title>
    <p>One file with all texts, logos and photos. Keep it on another computer or in your online storage.</p>
    <a className="button" href="/edit/backup.zip" download>
      Download all my content
    </a>
    <p>
      To put it back, stop the editor, unpack the file, and put its folders in the place of those with the
      same names in the project.
    </p>
  </main>
);
