import { ApiError } from '@foulee/contract/shared/errors'
import { findCarres } from '@foulee/db/read-models/parcours-carres'
import type { FichierEntier } from '@foulee/db/schema'
import { type Montage, type Morceau, type Plage, RESTE_MIN } from '@foulee/domain/parcours/montage'
import type { Carre } from '@foulee/trace/privacy'
import { TraceError } from '@foulee/trace/track'
import type { Services } from '#kernel/services.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { measureRow } from './activites.insert.ts'
import type { ActiviteRow } from './activites.queries.ts'
import { drawShown, getMontage, readFiles, readSources, type Shown } from './activites.trace.ts'

type Context = Pick<Services, 'db' | 'storage' | 'traces'>

/** An outing made of other pieces of its files, before anything is stored. */
export type Assembled = {
  montage: Montage | null
  columns: ReturnType<typeof measureRow>
  /** The visible part of a shared outing, cut with these cells of its member. */
  shown: Shown | null
  carres: readonly Carre[]
}

/** @throws ApiError `sortie_sans_fichier`, or by `field` when too little stays */
export async function assemble(
  context: Context,
  row: ActiviteRow,
  { montage, field, now }: { montage: Montage | null; field: string; now: Date },
): Promise<Assembled> {
  const { db, storage, traces } = context
  const files = await readSources(storage, montage ?? getWhole(row))
  if (!files) throw new ApiError('sortie_sans_fichier')
  const task = { kind: 'file', ...files, before: null, marks: NO_MARKS } as const
  const { trace, facts } = await traces
    .run({ ...task, options: { rayon: 0 } })
    .catch((cause: unknown) => {
      throw cause instanceof TraceError ? tooLittle(field) : cause
    })
  if (!facts?.times || !(trace.mesures.distance >= RESTE_MIN)) throw tooLittle(field)
  const columns = measureRow({ trace, facts: { times: facts.times }, now })
  const carres = row.partage === 'personne' ? [] : await findCarres(db, row.users_id)
  const { rayon_masque: rayon, sans_trace } = row
  const shown =
    row.partage === 'personne'
      ? null
      : await drawShown(context, { ...row, ...columns, montage }, { rayon, carres, sans_trace })
  return { montage, columns, shown, carres }
}

const tooLittle = (field: string) =>
  new ApiError('champs_invalides', {
    errors: { [field]: `Gardez au moins ${RESTE_MIN}\u00a0mètres de chaque sortie.` },
  })

/** Its file, whatever was cut of it. */
export const getWhole = ({ montage, ...row }: ActiviteRow): Montage => {
  const [first] = getMontage({ ...row, montage })
  return getMontage({ ...row, montage: null }).map((source) => ({
    ...source,
    debut: first?.debut ?? source.debut,
  }))
}

/** @throws ApiError `sortie_sans_fichier` */
export async function toPlages(
  { storage, traces }: Context,
  row: ActiviteRow,
  morceaux: readonly Morceau[],
): Promise<Plage[]> {
  const files = await readFiles(storage, row)
  const plages = files && (await traces.run({ kind: 'plages', ...files, morceaux }))
  if (!plages) throw new ApiError('sortie_sans_fichier')
  return plages
}

/** Figures of the whole file, kept from the first cut on. */
export const getFichier = ({ fichier, debut, duree, distance }: ActiviteRow): FichierEntier =>
  fichier ?? { debut: debut && new Date(debut).toISOString(), duree, distance }
