import { InputField, SelectField, TextareaField } from '#components/ui/Field/Field.tsx';
import type { Specimens } from './Specimens.tsx';

/** A field with an id of its own: the states of a field stand on one page. */
const field = (form: string, label: string) => ({ form, name: label.toLowerCase(), label });

const hint = 'With the code of the area';
const problem = 'It looks too short to call back';
const missing = 'Fill this in';
const formats = 'PDF, DOC or DOCX';
const cities = ['Agra', 'Mathura'];

/** Every kind of field in its states. */
export const fieldStates: Specimens = {
  Field: {
    empty: <InputField field={field('empty', 'Name')} />,
    'with a hint': <InputField field={{ ...field('hint', 'Phone'), hint }} type="tel" />,
    'filled in': <InputField field={field('filled', 'Name')} defaultValue="Asha Verma" />,
    'with an error': (
      <InputField field={{ ...field('error', 'Phone'), hint, problem }} defaultValue="98" type="tel" />
    ),
    'corrected: the error keeps its space': (
      <InputField field={{ ...field('corrected', 'Phone'), problem, corrected: true }} type="tel" />
    ),
    'a choice': <SelectField field={field('choice', 'City')} noChoice="Choose a city" options={cities} />,
    'a choice with an error': (
      <SelectField
        field={{ ...field('no-choice', 'City'), problem: missing }}
        noChoice="Choose"
        options={cities}
      />
    ),
    'a file, not chosen': <InputField field={{ ...field('file', 'Resume'), hint: formats }} type="file" />,
    'a file, chosen': (
      <div data-chosen>
        <InputField field={{ ...field('chosen', 'Resume'), hint: formats }} type="file" />
      </div>
    ),
    'a file, refused': (
      <InputField field={{ ...field('refused', 'Resume'), problem: `Choose a ${formats}` }} type="file" />
    ),
    'a text': <TextareaField field={field('text', 'Message')} rows={4} placeholder="The work you want" />,
    'a text with an error': (
      <TextareaField field={{ ...field('no-text', 'Message'), problem: missing }} rows={4} />
    ),
  },
};
