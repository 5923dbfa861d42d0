import { createElement, Fragment, type ReactNode } from 'react';

type Props = { text: string; parts: Record<string, ReactNode> };

/** A sentence whose `{placeholders}` are replaced with elements. Their position differs by language. */
export function Sentence({ text, parts }: Props) {
  const pieces = text.split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 ? parts[piece] : piece)));
}
