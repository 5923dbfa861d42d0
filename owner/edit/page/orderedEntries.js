/**
 * A widget for Decap: an ordered list of entries, such as the cities in the footer. An entry is moved with a
 * number, with buttons, or with the mouse. It lets the list be too long or too short for a while, because a
 * list of exactly 30 could not be changed otherwise; then it can't be saved.
 */
import { EntryRow } from './entryRow.js';
import { limitMessage, moved, ordinal } from './order.js';

const { createClass, h } = window;

export const OrderedEntries = createClass({
  getInitialState() {
    return { announcement: '', dragged: undefined, over: undefined, choice: '' };
  },

  /** Decap asks before it saves. */
  isValid() {
    const message = limitMessage(this.slugs().length, this.limits());
    return message ? { error: { message } } : { error: false };
  },

  // React moves the row in the document, which takes the focus away from it.
  componentDidUpdate() {
    if (!this.focusNext) return;
    this.root.querySelector(this.focusNext)?.focus();
    this.focusNext = undefined;
  },

  limits() {
    const { field } = this.props;
    return { least: field.get('least'), most: field.get('most') };
  },
  options() {
    return this.props.field.get('options').map((option) => option.toObject());
  },
  list() {
    // An empty list of the library that Decap uses, when the entry has no value yet.
    return this.props.value ?? this.props.field.get('options').clear();
  },
  slugs() {
    return this.list().toArray();
  },
  nameOf(slug) {
    return this.options().find(({ value }) => value === slug)?.label ?? slug;
  },

  move(from, to, focus) {
    const list = this.list();
    const slug = list.get(from);
    const target = Math.min(Math.max(to, 0), list.size - 1);
    if (focus) this.focusNext = `[data-slug="${slug}"] ${focus}`;
    if (target !== from) this.props.onChange(moved(list, from, target));
    this.setState({ announcement: `${this.nameOf(slug)} is now ${ordinal(target + 1)} of ${list.size}.` });
  },
  remove(index) {
    const list = this.list();
    const slug = list.get(index);
    const next = list.get(index + 1) ?? list.get(index - 1);
    this.focusNext = next ? `[data-slug="${next}"] .remove` : 'select';
    this.props.onChange(list.delete(index));
    this.setState({ announcement: `${this.nameOf(slug)} is removed. The list has ${list.size - 1}.` });
  },
  add(slug) {
    const list = this.list();
    this.props.onChange(list.push(slug));
    this.setState({
      choice: '',
      announcement: `${this.nameOf(slug)} is now ${ordinal(list.size + 1)} of ${list.size + 1}.`,
    });
  },

  row(slug, index) {
    const { dragged, over } = this.state;
    return h(EntryRow, {
      key: slug,
      slug,
      name: this.nameOf(slug),
      index,
      size: this.slugs().length,
      isTarget: over === index && dragged !== index,
      onMove: (to, focus) => this.move(index, to, focus),
      onRemove: () => this.remove(index),
      drag: {
        start: () => this.setState({ dragged: index }),
        end: () => this.setState({ dragged: undefined, over: undefined }),
        over: (event) => {
          if (dragged === undefined) return;
          // Without this the browser does not allow a drop.
          event.preventDefault();
          if (over !== index) this.setState({ over: index });
        },
        drop: (event) => {
          event.preventDefault();
          if (dragged !== undefined) this.move(dragged, index);
        },
      },
    });
  },

  render() {
    const { field, forID } = this.props;
    const slugs = this.slugs();
    const first = field.get('always_visible');
    const singular = field.get('label_singular').toLowerCase();
    const label = field.get('label');
    const rows = slugs.map((slug, index) => this.row(slug, index));
    const left = this.options().filter(({ value }) => !slugs.includes(value));
    const problem = limitMessage(slugs.length, this.limits());
    return h(
      'div',
      {
        id: forID,
        className: 'ordered-entries',
        role: 'group',
        'aria-label': label,
        ref: (root) => {
          this.root = root;
        },
      },
      first ? h('p', { className: 'part' }, 'Always visible') : null,
      first ? h('ol', { 'aria-label': `${label}: always visible` }, rows.slice(0, first)) : null,
      first ? h('p', { className: 'part' }, 'After “View more”') : null,
      h(
        'ol',
        { start: first + 1, 'aria-label': first ? `${label}: after View more` : label },
        rows.slice(first),
      ),
      this.addRow(singular, left.toArray()),
      h('p', { className: problem ? 'count problem' : 'count' }, problem || `${slugs.length} in the list.`),
      h('p', { role: 'status', className: 'announcement' }, this.state.announcement),
    );
  },

  addRow(singular, left) {
    if (left.length === 0) return h('p', { className: 'add' }, `There is no other ${singular} to add.`);
    const choice = left.some(({ value }) => value === this.state.choice) ? this.state.choice : left[0].value;
    return h(
      'div',
      { className: 'add' },
      h(
        'select',
        {
          'aria-label': `Another ${singular}`,
          value: choice,
          onChange: ({ target }) => this.setState({ choice: target.value }),
        },
        left.map(({ label, value }) => h('option', { key: value, value }, label)),
      ),
      h('button', { type: 'button', onClick: () => this.add(choice) }, `Add this ${singular}`),
    );
  },
});
