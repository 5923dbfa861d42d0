#!/usr/bin/env bash
# The full stop of Hindi, the danda, becomes part of a link: in "आवेदन: https://example.in/jobs।" marked, linkifyjs and
# micromark, on which remark stands, link /jobs।, which is no page. The signs that end a link are those of Latin, in the
# specification of GitHub's Markdown too (6.9). linkify-it and autolinker end it rightly, so an advertisement that is right in
# an editor with one of them has a dead link on a page with another.
# Source: github/cmark-gfm issues 83 and 377, open, for Chinese and Japanese; seen here.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund marked@18.2.1 micromark@4.0.3 \
  micromark-extension-gfm-autolink-literal@2.1.0 linkifyjs@4.4.0 linkify-it@6.1.0 autolinker@4.1.5
echo 'marked 18.2.1, micromark-extension-gfm-autolink-literal 2.1.0, linkifyjs 4.4.0, linkify-it 6.1.0, autolinker 4.1.5'

cat > link.mjs << 'END'
import Autolinker from 'autolinker';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';

const options = { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] };
const linkOf = (html) => html.match(/href="([^"]*)"/)[1];
const linkers = {
  marked: (text) => linkOf(marked.parse(text)),
  micromark: (text) => linkOf(micromark(text, options)),
  linkifyjs: (text) => find(text)[0].href,
  'linkify-it': (text) => new LinkifyIt().match(text)[0].url,
  autolinker: (text) => Autolinker.parse(text)[0].getAnchorHref(),
};
const withDanda = ['marked', 'micromark', 'linkifyjs'];
for (const [name, link] of Object.entries(linkers))
  for (const stop of ['.', '।']) {
    const seen = decodeURI(link(`आवेदन: https://example.in/jobs${stop}`));
    console.log(`${name}, before "${stop}": ${seen}`);
    const verdict = `https://example.in/jobs${stop === '।' && withDanda.includes(name) ? '।' : ''}`;
    if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
  }
END
node link.mjs
