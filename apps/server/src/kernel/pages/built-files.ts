import { open, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { etagOf } from '#platform/http/etag.ts'

export type Encoding = 'br' | 'gzip'

type Form = { path: string; size: number; modified: number; etag: string }

/** Current bytes, and whether they still match the listing. */
type FormNow = { bytes: Buffer; etag: string; isAsListed: boolean; encoding: Encoding | null }

export type BuiltFile = {
  name: string
  media: string
  plain: Form
  packed: Partial<Record<Encoding, Form>>
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const

const MEDIA: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Every file under a folder, with ETags from content: equal builds have equal ETags on every node.
 */
export async function listBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  const isPacked = (path: string) =>
    Object.values(SUFFIXES).some(
      (suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
    )
  const plain = [...paths].filter((path) => !isPacked(path))
  return Promise.all(plain.map((path) => readBuiltFile(folder, path, paths)))
}

async function readBuiltFile(
  folder: string,
  path: string,
  paths: ReadonlySet<string>,
): Promise<BuiltFile> {
  const file: BuiltFile = {
    name: relative(folder, path).split(sep).join('/'),
    media: MEDIA[extname(path)] ?? 'application/octet-stream',
    plain: await readForm(path),
    packed: {},
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const beside = path + SUFFIXES[encoding]
    if (paths.has(beside)) file.packed[encoding] = await readForm(beside)
  }
  return file
}

async function readForm(path: string): Promise<Form> {
  const { bytes, modified } = await readWhole(path)
  return { path, size: bytes.length, modified, etag: etagOf(bytes) }
}

/** One file handle for bytes and date, since a build may replace the file meanwhile. */
async function readWhole(path: string): Promise<{ bytes: Buffer; modified: number }> {
  const file = await open(path)
  try {
    const { mtimeMs } = await file.stat()
    return { bytes: await file.readFile(), modified: mtimeMs }
  } finally {
    await file.close()
  }
}

/**
 * The smallest accepted encoding, as on disk now: brotli beats gzip. A new build may have replaced
 * or deleted the file. Null when it is gone.
 */
export async function readSmallest(
  file: BuiltFile,
  acceptEncoding: string | undefined,
): Promise<FormNow | null> {
  for (const encoding of ['br', 'gzip'] as const) {
    const form = file.packed[encoding]
    if (!form || !accepts(acceptEncoding, encoding)) continue
    const now = await readNow(form, encoding)
    if (now) return now
  }
  return readNow(file.plain, null)
}

async function readNow(form: Form, encoding: Encoding | null): Promise<FormNow | null> {
  const now = await readWhole(form.path).catch(ignoreGone)
  if (!now) return null
  const { bytes, modified } = now
  const isAsListed = modified === form.modified && bytes.length === form.size
  return { bytes, etag: isAsListed ? form.etag : etagOf(bytes), isAsListed, encoding }
}

function ignoreGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Whether an encoding is accepted, and not refused by `q=0` (RFC 9110 §12.5.3). */
function accepts(header: string | undefined, encoding: Encoding): boolean {
  const offers = (header ?? '').toLowerCase().split(',')
  const offer = offers.find((offer) => offer.split(';')[0]?.trim() === encoding)
  return offer !== undefined && !/;\s*q=0(?:\.0{0,3})?\s*$/.test(offer)
}
