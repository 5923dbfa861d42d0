{
  const note = document.getElementById('late-note');
  const show = () => {
    note.hidden = false;
  };
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector('astro-island');
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      for (const name of ['component-url', 'renderer-url']) import(island.getAttribute(name)).catch(show);
      setTimeout(show, 8000);
    });
    observer.observe(island.querySelector('form'));
  });
}
