import { expect, test } from 'vitest';
import { svgFault } from './svgFault.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test.each([
  ['an event handler', svg('', 'onload="alert(1)"')],
  ['an event handler after a slash', svg('<path/onclick="x"/>')],
  ['a script', svg('<script>x</script>')],
  ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>')],
  ['a script as an address', svg('<a href="javascript:x"/>')],
  ['a script as an address, escaped', svg('<a href="&#106;avascript:x"/>')],
  ['a web page', svg('<foreignObject/>')],
  ['a picture from elsewhere', svg('<image href="https://example.com/a.png"/>')],
  ['a picture from elsewhere, old spelling', svg('<image xlink:href="//example.com/a.png"/>')],
  ['a file of this site', svg('<use href="/icon.svg#a"/>')],
  ['styles from elsewhere', svg('<style>@import "a.css"</style>')],
  ['a picture in styles', svg('<style>path { fill: url(https://example.com/a.svg#b) }</style>')],
  ['a picture in styles, escaped for XML', svg('<path style="fill: u&#114;l(https://example.com)"/>')],
  ['a picture in styles, escaped for CSS', svg('<style>a { fill: u\\72l(https://example.com) }</style>')],
  ['an animated link', svg('<a><animate attributeName="href" to="x"/></a>')],
  ['a DOCTYPE', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('')])],
  ['a style sheet', Buffer.concat([Buffer.from('<?xml-stylesheet href="a.css"?>'), svg('')])],
  ['another encoding', Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-7"?>'), svg('')])],
  ['UTF-16', Buffer.from('\uFEFF<svg/>', 'utf16le')],
  ['no picture', Buffer.from('hello')],
])('refused: %s', (_, bytes) => expect(svgFault(bytes)).toEqual(expect.any(String)));

test.each([
  ['gradients and parts of its own', svg('<use href="#a"/><path fill="url(#b)" style="fill: url(\'#c\')"/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a comment and an XML line', Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<!-- A -->\n'), svg('')])],
])('allowed: %s', (_, bytes) => expect(svgFault(bytes)).toBeUndefined());
