// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { legalEntity } from '#schemas/legalEntity.ts';
import { jsonSchemaOf } from '../../check/jsonSchema.ts';
import { type FormSchema, formSchema } from '../formSchema.ts';
import { Field, FormContext } from './Field.tsx';

afterEach(cleanup);

const user = userEvent.setup();

/** Shows a field, and gives the value that it has put into the form. */
function show(schema: FormSchema, start?: unknown) {
  const current = { value: start };
  const set = (_: unknown, next: unknown) => {
    current.value = next;
    view.rerender(form(next));
  };
  const others = { announce() {}, attach() {}, pictures: {}, notes: {} };
  const form = (value: unknown) => (
    <FormContext value={{ ...others, set, problemsAt: () => [], original: () => undefined }}>
      <Field path={['field']} schema={{ title: 'The field', ...schema }} value={value} isRequired />
    </FormContext>
  );
  const view = render(form(start));
  return current;
}

test('a number is a number as soon as it is one, and what is no number stays as it is typed', async () => {
  const current = show({ type: 'number' });
  const input = screen.getByLabelText('The field');
  await user.type(input, '27.');
  expect(input).toHaveProperty('value', '27.');
  await user.type(input, '5');
  expect(current.value).toBe(27.5);
  await user.clear(input);
  expect(current.value).toBeUndefined();
  await user.type(input, '27,5');
  expect(current.value).toBe('27,5');
});

test('a reference to an entry that is gone is shown, and not the first entry in its place', () => {
  show({ type: 'string', oneOf: [{ const: 'agra', title: 'Agra' }] }, 'gone');
  expect(screen.getByLabelText('The field')).toHaveProperty('value', 'gone');
});

test.each([
  ['partnership', 'Registration number (optional)'],
  ['llp', 'Registration number'],
])('the number in a register is optional for some forms of business only: %s', (form, label) => {
  show(formSchema(jsonSchemaOf(legalEntity), new Map()), { form });
  expect(screen.getByLabelText(label)).toBeTruthy();
});

test('an emptied text is no value, so that an optional group without texts is none', async () => {
  const current = show({ type: 'string' }, 'A');
  await user.clear(screen.getByLabelText('The field'));
  expect(current.value).toBeUndefined();
});
