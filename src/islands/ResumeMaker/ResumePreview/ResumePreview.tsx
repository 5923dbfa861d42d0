import { colours, type Page, pageSize, type TextRun, type Weight } from '#resume/pageStyle.ts';
import { hasDevanagari } from '#writing/devanagari.ts';
import styles from './ResumePreview.module.css';

type Props = {
  pages: Page[];
  label: string;
};

const fontWeights: Record<Weight, number> = { regular: 400, semibold: 600 };

/** The pages of the resume's file, as it will be (specification 16.5). */
export function ResumePreview({ pages, label }: Props) {
  return (
    <div className={styles.pages} role="img" aria-label={label}>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <PagePicture key={index} page={page} />
      ))}
    </div>
  );
}

function PagePicture({ page: { header, rules, blocks } }: { page: Page }) {
  const { width, height } = pageSize;
  return (
    <svg className={styles.page} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {/* Browsers that force dark colours darken a background, and leave what is drawn. */}
      <rect width={width} height={height} fill="#fff" />
      {header.map(textElement)}
      {rules.map(({ x, y, width, thickness, colour }) => (
        <rect key={y} x={x} y={y - thickness / 2} width={width} height={thickness} fill={colours[colour]} />
      ))}
      {blocks.map(({ id, mark, runs }) => (
        <g key={id}>
          {mark && textElement(mark)}
          {runs.map(textElement)}
        </g>
      ))}
    </svg>
  );
}

/** The width is given, so that a letter that only a system font has moves nothing. A Hindi word would be stretched. */
const textElement = ({ text, x, baseline, width, size, weight, colour }: TextRun) => (
  <text
    key={`${x} ${baseline}`}
    x={x}
    y={baseline}
    textLength={hasDevanagari(text) ? undefined : width}
    lengthAdjust="spacingAndGlyphs"
    fontSize={size}
    fontWeight={fontWeights[weight]}
    fill={colours[colour]}
  >
    {text.trimEnd()}
  </text>
);
