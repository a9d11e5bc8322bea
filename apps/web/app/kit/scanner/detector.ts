/** Barcode reader: the native `BarcodeDetector`, else a self-hosted polyfill. */
export type Detector = {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

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

/** Smallest WebAssembly module, to probe the CSP. */
const EMPTY_PROGRAM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

/**
 * Instantiates like the polyfill does: WebKit compiles a module under a CSP that forbids to run it.
 */
const canRunPrograms = (): Promise<boolean> =>
  WebAssembly.instantiate(EMPTY_PROGRAM).then(
    () => true,
    () => false,
  )

/**
 * Whether this document can decode: after a client-side navigation it keeps the CSP of its first
 * page.
 */
export const canRead = async (): Promise<boolean> =>
  (await findNative()) !== null || (await canRunPrograms())

/** Memoised: once loaded, it works offline. */
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
