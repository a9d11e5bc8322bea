import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type TestInfo } from '@playwright/test'
import sharp from 'sharp'

const WIDTH = 640
const HEIGHT = 480
const TABLE = { r: 150, g: 150, b: 150 }
const FILM = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`
const NO_COLOUR = 128

type Held = {
  turned?: number
  /** Fading by sunlight: 1 is black on white, 0 invisible. */
  contrast?: number
}

/**
 * One-frame video for Chromium's fake camera.
 * @returns path of the file
 */
async function film(picture: Buffer, { turned = 0, contrast = 1 }: Held): Promise<string> {
  const upright = await sharp(picture)
    .rotate(turned, { background: TABLE })
    .linear(contrast, 255 * (1 - contrast) * 0.9)
    .png()
    .toBuffer()
  const luma = await sharp(upright)
    .resize(WIDTH - 80, HEIGHT - 40, { fit: 'inside' })
    .toBuffer()
    .then((small) =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: TABLE } })
        .composite([{ input: small }])
        .removeAlpha()
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    )
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  const file = join(await mkdtemp(join(tmpdir(), 'foulee-camera-')), 'film.y4m')
  await writeFile(file, Buffer.concat([Buffer.from(FILM), frame, frame]))
  return file
}

/** Browser with a fake camera: the video is a launch option. The caller closes it. */
export async function openWithCamera(
  { project }: TestInfo,
  picture: Buffer,
  held: Held = {},
): Promise<Browser> {
  const { launchOptions } = project.use
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await film(picture, held)}`,
    ],
  })
}
