import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawScene } from './demo-pictures/draw-scene.ts'
import { SCENES } from './demo-pictures/scenes.ts'

/**
 * `npm run demo-pictures -w @foulee/server`: draws the pictures of the demo data set in every photo
 * size into `packages/db/src/demo/images`. They are committed; the output is deterministic.
 */
const OUT = new URL('../../../packages/db/src/demo/images/', import.meta.url)
const WIDTHS = [480, 960, 1920]

for (const [nom, scene] of Object.entries(SCENES)) {
  const folder = new URL(`${nom}/`, OUT)
  await mkdir(folder, { recursive: true })
  const drawn = await sharp(Buffer.from(drawScene(nom, scene)))
    .removeAlpha()
    .png()
    .toBuffer()
  for (const width of WIDTHS) {
    const sized = () => sharp(drawn).resize(width, null, { withoutEnlargement: true })
    const webp = await sized().webp({ quality: 72 }).toBuffer()
    const avif = await sized().avif({ quality: 48 }).toBuffer()
    await writeFile(new URL(`${width}.webp`, folder), webp)
    await writeFile(new URL(`${width}.avif`, folder), avif)
  }
}
