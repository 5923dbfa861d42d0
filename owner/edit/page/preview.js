/**
 * The page beside a form, from the dev server. It reloads automatically when a file is saved. A new entry has
 * no page yet, so the preview says what to do and shows the address that the page will get.
 */
const { createClass, h } = window;

const text = { margin: '2rem', maxWidth: '34rem', font: '1rem/1.6 system-ui, sans-serif', color: '#1f2430' };
const fill = { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 };

/** How the editor makes a file's name from the name of an entry: `New Agra` becomes `new-agra`. */
const slugOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const NewEntry = ({ entry, page }) => {
  const data = entry.get('data');
  const slug = slugOf(String(data.get('name') ?? data.get('title') ?? ''));
  return h(
    'div',
    { style: text },
    h('h1', { style: { fontSize: '1.4rem' } }, 'This entry has no page yet'),
    h('p', {}, 'Replace every text that begins with “Example:”. Then press Save. The page appears here.'),
    slug && page.includes('{slug}')
      ? h('p', {}, 'Its address will be ', h('strong', {}, page.replace('{slug}', slug)), '.')
      : null,
    h('p', {}, 'The address does not change later, when you change the name.'),
  );
};

/** Shows a page when the dev server has it: the page of a new file takes a moment. */
const Page = createClass({
  getInitialState() {
    return { isThere: false };
  },
  componentDidMount() {
    this.look();
  },
  componentDidUpdate({ address }) {
    if (address !== this.props.address) this.look();
  },
  componentWillUnmount() {
    clearTimeout(this.timer);
  },
  async look() {
    clearTimeout(this.timer);
    const { address } = this.props;
    const answer = await fetch(address).catch(() => undefined);
    if (address !== this.props.address) return;
    this.setState({ isThere: Boolean(answer?.ok) });
    if (!answer?.ok) this.timer = setTimeout(() => this.look(), 1000);
  },
  render() {
    const { address } = this.props;
    // The page for "not found" answers with 404.
    if (!this.state.isThere && address !== '/404')
      return h('p', { style: text }, 'The page is being made...');
    return h('iframe', { src: address, title: `The page ${address}`, style: fill });
  },
});

/** The preview for Decap: of the page at an address that may contain `{slug}`. */
export const preview = (page) => (props) => {
  const { entry } = props;
  if (entry.get('newRecord')) return h(NewEntry, { entry, page });
  return h(Page, { address: page.replace('{slug}', entry.get('slug')) });
};
