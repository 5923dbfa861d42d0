import { type CST, stringify } from 'yaml';

const quotes = { 'double-quoted-scalar': 'QUOTE_DOUBLE', 'single-quoted-scalar': 'QUOTE_SINGLE' } as const;

/** Replaces a scalar with a value on one line. Quotes stay, and are added if YAML needs them. */
export function writeScalar(token: CST.FlowScalar | CST.BlockScalar, value: unknown): void {
  if (token.type !== 'block-scalar') {
    token.source = yamlOf(value, quotes[token.type as keyof typeof quotes]).trimEnd();
    return;
  }
  const header = token.props.find(({ type }) => type === 'block-scalar-header') as CST.SourceToken;
  header.source = yamlOf(value).trimEnd();
  token.source = '';
}

/** A value as YAML, with each text on one line. */
export const yamlOf = (
  value: unknown,
  defaultStringType: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' = 'PLAIN',
) => stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType });
