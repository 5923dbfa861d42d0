import { decap } from './decap.ts';
import { post } from './serverAnswer.ts';

type Props = {
  value?: string;
  field: { get: (setting: string) => string };
  forID: string;
  classNameWrapper: string;
  onChange: (value: string) => void;
};
type State = { names: string[]; message: string; isRefused: boolean; isBusy: boolean };
type Picture = { name: string };

const { h, createClass } = decap;

/**
 * A form field for a picture: choose a file, drop one, or pick one that is already there. Its value is the name
 * of the file. The picture is stored at once, because its name may change and it may be refused.
 *
 * Decap's own picture field opens a library whose pictures can't be reached with the keyboard, and reports a
 * refused picture only when the entry is saved.
 */
export const pictureControl = createClass<Props, State, ReturnType<typeof methods>>(methods());

function methods() {
  return {
    getInitialState: (): State => ({ names: [], message: '', isRefused: false, isBusy: false }),
    componentDidMount(this: Control) {
      void this.list();
    },
    async list(this: Control) {
      const mediaFolder = this.props.field.get('picture_folder');
      const pictures = await request<Picture[]>('getMedia', { mediaFolder });
      this.setState({ names: pictures.map(({ name }) => name) });
    },
    async upload(this: Control, file: File | undefined) {
      if (!file) return;
      const folder = this.props.field.get('picture_folder');
      this.setState({ isBusy: true, isRefused: false, message: `Reading ${file.name}...` });
      try {
        const asset = { path: `${folder}/${file.name.replaceAll('/', '-')}`, content: await base64Of(file) };
        const { name } = await request<Picture>('persistMedia', { asset });
        this.props.onChange(name);
        this.setState({ message: `Stored as ${name}. Now save the form.` });
        await this.list();
      } catch (error) {
        this.setState({ isRefused: true, message: error instanceof Error ? error.message : String(error) });
      }
      this.setState({ isBusy: false });
    },
    render(this: Control) {
      const { value, field, forID, classNameWrapper, onChange } = this.props;
      const { names, message, isRefused, isBusy } = this.state;
      const address = `/edit/${field.get('picture_folder')}/${value}`;
      return h(
        'div',
        {
          className: `${classNameWrapper} edit-picture`,
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            void this.upload(event.dataTransfer?.files[0]);
          },
        },
        value
          ? h('img', { src: address, alt: `The chosen picture, ${value}` })
          : h('p', null, 'No picture yet.'),
        h(
          'div',
          null,
          h(
            'label',
            null,
            'Choose a file, or drop one here',
            h('input', {
              id: forID,
              type: 'file',
              accept: '.svg,.png,.webp,.jpg,.jpeg,.avif',
              disabled: isBusy,
              onChange: ({ target }: { target: HTMLInputElement }) => {
                void this.upload(target.files?.[0]).then(() => {
                  // The same file can be chosen again after it was corrected.
                  target.value = '';
                });
              },
            }),
          ),
          h(
            'label',
            null,
            'Or a picture that is already here',
            h(
              'select',
              {
                value: value ?? '',
                onChange: ({ target }: { target: HTMLSelectElement }) => onChange(target.value),
              },
              h('option', { value: '' }, 'No picture'),
              ...[...new Set([...names, ...(value ? [value] : [])])].map((name) =>
                h('option', { key: name, value: name }, name),
              ),
            ),
          ),
          h('p', { role: 'status', className: isRefused ? 'edit-refused' : '' }, message),
        ),
      );
    },
  };
}

type Control = {
  props: Props;
  state: State;
  setState: (state: Partial<State>) => void;
  list: () => Promise<void>;
  upload: (file: File | undefined) => Promise<void>;
};

const request = <Answer>(action: string, params: object) =>
  post<Answer>('/edit/api', JSON.stringify({ action, params }));

/** A file's bytes as base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
