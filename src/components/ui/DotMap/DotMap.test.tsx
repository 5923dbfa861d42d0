import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DotMap } from './DotMap.tsx';

const agra = { name: 'Agra', latitude: 27.18, longitude: 78.01 };
const pune = { name: 'Pune', latitude: 18.52, longitude: 73.86 };
const portBlair = { name: 'Port Blair', latitude: 11.62, longitude: 92.73 };

test('a city of India has a dot, a unit for each degree of latitude, and its name only if it has a dot', () => {
  const others = [19, 20, 21, 22, 23].map((latitude) => ({ latitude, longitude: 80 }));
  const map = renderToStaticMarkup(
    <DotMap cities={[agra, ...others, portBlair]} labelled={[agra, pune, portBlair]} label="Cities" />,
  );
  expect(map).toContain('d="M7.4 6.3h0');
  expect(map).toContain('Agra');
  // Not among the cities.
  expect(map).not.toContain('Pune');
  // East of the map.
  expect(map).not.toContain('Port Blair');
  // A few dots on an empty field are no map.
  expect(renderToStaticMarkup(<DotMap cities={[agra, pune]} label="Cities" />)).toBe('');
});
