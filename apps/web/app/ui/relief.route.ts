import { renderReliefSvg } from './relief.ts'
import { readLook } from './relief-look.ts'

type Args = { params: { kind?: string; file?: string } }

/** `/relief/{kind}/{slug}.svg`: determined by its address, so cacheable forever. */
export function loader({ params: { kind, file } }: Args): Response {
  const look = readLook(kind)
  if (!look || !file?.endsWith('.svg')) return new Response(null, { status: 404 })
  return new Response(renderReliefSvg(file.slice(0, -4), look), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
