import { audienceChiffres } from '@foulee/contract/site/audience-chiffres'
import { formatNombre, MESURES } from '@foulee/domain/site/audience-chiffres'
import { implement } from '#kernel/calls/feature.ts'
import { type Cell, writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { findChiffres } from './audience-chiffres.queries.ts'

export const audienceChiffresRoutes = implement(audienceChiffres, {
  'GET /api/admin/audience': async ({ db, query, clock, config }) => ({
    data: await findChiffres(db, query, clock(), config.retention.audienceMonths),
  }),

  'GET /api/admin/audience.csv': async ({ db, query, clock, config }) => {
    const { du, au, avant, tranches, mesures } = await findChiffres(
      db,
      query,
      clock(),
      config.retention.audienceMonths,
    )
    const header = ['Du', 'Au', ...mesures.map(({ cle }) => MESURES[cle].libelle)]
    const rows = [
      ...tranches.map(({ debut, fin }, at) => [
        debut,
        fin,
        ...mesures.map(({ valeurs }) => writeNombre(valeurs[at] ?? null)),
      ]),
      [du, au, ...mesures.map(({ total }) => writeNombre(total))],
      [avant.du, avant.au, ...mesures.map((mesure) => writeNombre(mesure.avant))],
    ]
    return { content: writeCsv(header, rows), filename: `audience-${du}-${au}.csv` }
  },
})

const writeNombre = (nb: number | null): Cell => nb || (nb === null ? 'effacé' : formatNombre(nb))
