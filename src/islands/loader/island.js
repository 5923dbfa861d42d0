// Astro's custom element, of which this site needs a tenth: one renderer, no nested islands, no slots. It stands in the
// page itself, so it is there to show the note above a form whose scripts fail or are very late.
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      // A connected element may not have its children yet.
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => this.start());
      else this.start();
    }

    start() {
      const note = document.getElementById('late-note');
      const show = () => {
        note.hidden = false;
      };
      const attribute = (name) => this.getAttribute(name);
      const fetched = (name) =>
        import(attribute(name)).catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          return import(`${attribute(name)}?again`);
        });
      const hydrate = async () => {
        setTimeout(show, 8000);
        const [form, renderer] = await Promise.all([fetched('component-url'), fetched('renderer-url')]);
        // Astro writes each value as a pair, [its type's number, itself]; these have only plain values and lists.
        const plain = (_, value) => (typeof value?.[0] === 'number' ? value[1] : value);
        const props = JSON.parse(attribute('props'), plain);
        return () => renderer.default(this)(form.default, props, {}, { client: 'visible' });
      };
      Astro.visible(() => hydrate().catch((error) => () => show(console.warn(error))), {}, this);
    }
  },
);
