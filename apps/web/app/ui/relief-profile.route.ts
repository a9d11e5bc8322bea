import { readHeights } from './relief-heights.ts'
import { readLook } from './relief-look.ts'
import { renderProfileSvg } from './relief-profile.ts'

type Args = { params: { kind?: string; file?: string } }

/** `/relief/{look}/profil/{heights}.svg`: determined by its address, so cacheable forever. */
export function loader({ params: { kind, file } }: Args): Response {
  const look = readLook(kind)
  const heights = file?.endsWith('.svg') ? readHeights(file.slice(0, -4)) : null
  if (!look || !heights) return new Response(null, { status: 404 })
  return new Response(renderProfileSvg(heights, look), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
