import { expect, test } from 'vitest';
import { latinDigits } from './digits.ts';

test('digits of every script become 0 to 9, and nothing else changes', () => {
  const scripts = [
    '०१२३४५६७८९',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '௦௧௨௩௪௫௬௭௮௯',
    '０１２３４５６７８９',
    '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
  ];
  for (const digits of scripts) expect(latinDigits(digits)).toBe('0123456789');
  expect(latinDigits('+९१ (२२) कमरा 5')).toBe('+91 (22) कमरा 5');
});
