/** The parts of Decap CMS's browser interface that our page uses. */
export type Backend = {
  request: (payload: { action: string; params?: object }) => Promise<unknown>;
  getEntry: (path: string) => Promise<unknown>;
  persistEntry: (entry: { dataFiles: { path: string; raw: string }[] }) => Promise<unknown>;
  deleteFiles: (paths: string[]) => Promise<unknown>;
};

type Element = object;

type Decap = {
  CMS: {
    getBackend: (name: string) => { init: (...options: unknown[]) => Backend };
    registerBackend: (name: string, backend: unknown) => void;
    registerWidget: (name: string, control: unknown) => void;
    registerPreviewTemplate: (name: string, preview: unknown) => void;
    registerLocale: (name: string, words: object) => void;
    init: (options: { config: object }) => void;
  };
  h: (tag: string, properties?: object | null, ...children: (Element | string | false)[]) => Element;
  /** React's class components. Decap calls methods of a field's control, so the control must be a class. */
  createClass: <Props, State, Methods>(
    methods: Methods &
      ThisType<
        Methods & { props: Props; state: State; setState: (state: Partial<State>, done?: () => void) => void }
      >,
  ) => unknown;
};

export const decap = window as unknown as Decap;
