/** Reads codes in a picture: the browser's own reader where it has one, else one that we serve. */
export type Detector = {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

/** Codes of registrations, and cards. */
const FORMATS = ['qr_code', 'ean_13'] as const

type Native = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

async function findNative(): Promise<Native | null> {
  const known = (globalThis as { BarcodeDetector?: Native }).BarcodeDetector
  const formats = (await known?.getSupportedFormats().catch(() => [])) ?? []
  return known && FORMATS.every((format) => formats.includes(format)) ? known : null
}

/** The shortest program there is: a page whose policy forbids WebAssembly refuses it too. */
const EMPTY_PROGRAM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

/** Asked as the reader asks: WebKit lets a page make a module under a policy that refuses to run it. */
const canRunPrograms = (): Promise<boolean> =>
  WebAssembly.instantiate(EMPTY_PROGRAM).then(
    () => true,
    () => false,
  )

/**
 * Whether this document may read codes at all: one that was left for this page without a reload keeps the
 * policy with which it came.
 */
export const canRead = async (): Promise<boolean> =>
  (await findNative()) !== null || (await canRunPrograms())

/** Asked once: what it loads serves without a network then. */
let opening: Promise<Detector> | null = null
export function openDetector(): Promise<Detector> {
  opening ??= open().catch((cause: unknown) => {
    opening = null
    throw cause
  })
  return opening
}

async function open(): Promise<Detector> {
  const Reader = await findNative()
  if (Reader) return new Reader({ formats: [...FORMATS] })
  const [{ BarcodeDetector, prepareZXingModule }, { default: program }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, at: string) => (path.endsWith('.wasm') ? program : at + path),
    },
    fireImmediately: true,
  })
  return new BarcodeDetector({ formats: [...FORMATS] })
}
