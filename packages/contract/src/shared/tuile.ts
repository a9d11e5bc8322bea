import * as z from 'zod'

const MAX_ZOOM = 18
const Whole = z
  .string()
  .regex(/^\d{1,6}$/, 'Indiquez un nombre entier positif.')
  .transform(Number)

export const Tuile = z
  .object({
    z: Whole.refine((zoom) => zoom <= MAX_ZOOM, `Indiquez un zoom d’au plus ${MAX_ZOOM}.`),
    x: Whole,
    y: Whole,
  })
  .refine(({ z: zoom, x }) => x < 2 ** zoom, { path: ['x'], error: 'Hors de la carte.' })
  .refine(({ z: zoom, y }) => y < 2 ** zoom, { path: ['y'], error: 'Hors de la carte.' })

export const TUILE = 'application/vnd.mapbox-vector-tile'
