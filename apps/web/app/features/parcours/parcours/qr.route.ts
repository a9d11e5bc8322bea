import type { LoaderFunctionArgs } from 'react-router'
import { encode } from 'uqr'
import { readServer } from '#platform/api/prefetch.ts'

const SLUG = /^[a-z0-9-]{1,160}$/

/** `/parcours/{slug}/qr.svg`: QR code of the page's URL. */
export function loader({ context, params: { slug = '' } }: LoaderFunctionArgs): Response {
  if (!SLUG.test(slug)) return new Response(null, { status: 404 })
  const { size, data } = encode(`${readServer(context).site.publicUrl}/parcours/${slug}`, {
    ecc: 'M',
    border: 2,
  })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
