import { drawLine } from '@foulee/domain/parcours/tracer/leg-lines'
import { readDessin } from './drawing-wire.ts'
import { dessinQuery } from './tracer.queries.ts'

const NO_BOOK = new Map()

/** Whole line of a published route, with its heights. */
export const routeLineQuery = (id: string) => ({
  ...dessinQuery(id),
  select: (dessin: Parameters<typeof readDessin>[0] & { titre: string }) => ({
    titre: dessin.titre,
    line: drawLine(readDessin(dessin), NO_BOOK),
  }),
})
