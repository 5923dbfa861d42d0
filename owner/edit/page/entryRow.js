const { h } = window;

/**
 * A row of the ordered list: a handle to drag, the position, the name, and buttons. `onMove` takes an index
 * and the selector of the control that gets the focus when the row has moved.
 */
export const EntryRow = ({ slug, name, index, size, isTarget, onMove, onRemove, drag }) =>
  h(
    'li',
    {
      'data-slug': slug,
      className: isTarget ? 'over' : undefined,
      onDragOver: (event) => drag.over(event),
      onDrop: (event) => drag.drop(event),
    },
    h(
      'span',
      {
        className: 'handle',
        'aria-hidden': true,
        title: 'Drag to move',
        draggable: true,
        onDragStart: (event) => {
          event.dataTransfer.setDragImage(event.currentTarget.parentElement, 0, 0);
          event.dataTransfer.effectAllowed = 'move';
          drag.start();
        },
        onDragEnd: () => drag.end(),
      },
      '⠿',
    ),
    h(PositionInput, {
      // A new element for each position, so that it shows the new number.
      key: index,
      name,
      index,
      size,
      onMove,
    }),
    h('span', { className: 'name' }, name),
    button('up', '↑', `Move ${name} up`, index === 0, () => onMove(index - 1, '.up')),
    button('down', '↓', `Move ${name} down`, index === size - 1, () => onMove(index + 1, '.down')),
    button('remove', '×', `Remove ${name}`, false, onRemove),
  );

function PositionInput({ name, index, size, onMove }) {
  const take = (input, focus) => {
    const position = Number.parseInt(input.value, 10);
    input.value = String(index + 1);
    if (position && position !== index + 1) onMove(position - 1, focus);
  };
  return h('input', {
    className: 'position',
    type: 'number',
    min: 1,
    max: size,
    defaultValue: index + 1,
    'aria-label': `Position of ${name}`,
    onFocus: ({ target }) => target.select(),
    onBlur: ({ target }) => take(target),
    onKeyDown: (event) => {
      if (event.key === 'Escape') event.target.value = String(index + 1);
      if (event.key !== 'Enter') return;
      event.preventDefault();
      take(event.target, '.position');
    },
  });
}

/** `aria-disabled` keeps the focus on the button at the end of the list; `disabled` would lose it. */
const button = (className, sign, label, isAtEnd, onClick) =>
  h(
    'button',
    {
      type: 'button',
      className,
      title: label,
      'aria-label': label,
      'aria-disabled': isAtEnd || undefined,
      onClick: isAtEnd ? undefined : onClick,
    },
    sign,
  );
