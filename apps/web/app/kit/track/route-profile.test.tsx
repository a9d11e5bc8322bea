import { encodePolyline } from '@foulee/trace/polyline'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createCursor } from './cursor.ts'
import { RouteProfile } from './route-profile.tsx'
import { readSamples } from './route-samples.ts'

const altitudes = [510, 800, 1090, 700, 512]
const drawn = {
  distance: 400,
  profil: {
    pas: 100,
    positions: encodePolyline({
      lon: Float64Array.from(altitudes, (_, index) => 6 + index * 0.001_27),
      lat: Float64Array.from(altitudes, () => 45),
    }),
    altitudes,
    pentes: altitudes.map(() => 0.1),
  },
}

const captionOf = (trace: Parameters<typeof readSamples>[0]) =>
  renderToStaticMarkup(
    <RouteProfile cursor={createCursor()} samples={readSamples(trace)} title="Profil" />,
  ).match(/<figcaption[^>]*>(.*)<\/figcaption>/)?.[1]

it.each([
  ['of the track, not of its drawing', { altitude_min: 496, altitude_max: 1108 }, '496', '1108'],
  ['of the drawing where no figure says them', {}, '510', '1090'],
  [
    'of the drawing where its figures are unknown',
    { altitude_min: null, altitude_max: null },
    '510',
    '1090',
  ],
])('the hidden caption of a profile gives the altitudes %s', (_, figures, low, high) => {
  const caption = captionOf({ ...drawn, ...figures })?.replaceAll(/\s/g, '')
  expect(caption).toContain(`de${low}mà${high}md’altitude`)
})
