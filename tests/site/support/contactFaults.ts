import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import type { BuiltPage } from '../../../rules/builtPages.ts';

/** Email addresses, and phone numbers in international format. */
const contact = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()-]{8,}\d/g;

/** A form's hints have examples, and its preview shows what the visitor types. */
const exempt = ['a', 'form', 'script', 'style', 'template'];

/** The email addresses and phone numbers that a page shows as text alone: a reader on a phone presses them, and nothing happens. */
export const contactFaults = ({ document }: BuiltPage): string[] =>
  textsOutside(document).flatMap((text) =>
    [...text.matchAll(contact)].map(([found]) => `${found}: it is no link`),
  );

const textsOutside = (node: Node): string[] =>
  node.childNodes.flatMap((child) => {
    if (child.nodeType === NodeType.TEXT_NODE) return [child.text];
    return exempt.includes((child as HTMLElement).rawTagName?.toLowerCase()) ? [] : textsOutside(child);
  });
