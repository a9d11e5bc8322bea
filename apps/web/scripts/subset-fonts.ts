/**
 * Subsets the two variable fonts to French, under 60 KB together. Run after an update of a font
 * package: `npm run fonts -w apps/web`; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const accents = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸñóáíúãõßåøìòÑÓÁÍÚãÅØ'
const signs = '«»’‘“”…–—·•°²³€×−±½→←↑↓©®™ºª¡¿′″≤≥≈\u00a0\u202f\u2011'

const fonts = [
  {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    target: 'text.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'heading.woff2',
    weights: { min: 600, max: 800 },
  },
]

const require = createRequire(import.meta.url)

for (const { source, target, weights } of fonts) {
  const font = await readFile(require.resolve(source))
  const subset = await subsetFont(font, ascii + accents + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(new URL(`../app/ui/fonts/${target}`, import.meta.url), subset)
  process.stdout.write(`${target} ${subset.length} bytes\n`)
}
