import type { Page } from '@playwright/test';

/**
 * Some browsers and password managers fill a field by its property, and fire `change` alone, or no event at all:
 * https://github.com/facebook/react/issues/1159
 *
 * @param selector the field
 * @param event false for one that fires none
 */
export const autofill = (page: Page, selector: string, value: string, event = true): Promise<void> =>
  page.locator(selector).evaluate(
    (field: HTMLInputElement, { value, event }) => {
      field.value = value;
      if (event) field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { value, event },
  );
