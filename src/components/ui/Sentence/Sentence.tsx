import { createElement, Fragment, type ReactNode } from 'react';

type Props = { text: string; parts: Record<string, ReactNode> };

/** A sentence with elements in the places of its `{marks}`: another language has them elsewhere in it. */
export function Sentence({ text, parts }: Props) {
  const pieces = text.split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 ? parts[piece] : piece)));
}
