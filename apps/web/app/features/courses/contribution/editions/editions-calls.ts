import type {
  CourseEditions,
  EditionEditee,
  EpreuveChanges,
} from '@foulee/contract/courses/editions'
import type { Call } from '@foulee/contract/shared/call'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

type Saved = { id: number; data: { ensemble: CourseEditions } }
type SavedEdition = { id: number; data: EditionEditee & { ensemble: CourseEditions } }
type Edition = { courses_id: number | undefined; fields: Fields; version?: number | undefined }
type Epreuve = {
  editions_id: number | undefined
  id?: number | undefined
  fields: EpreuveChanges
  version?: number | undefined
}

/**
 * @param fields `fields.id`: the edition to update
 * @throws Error messages of produit 5.4, before any request
 */
export async function saveEdition(
  call: Call,
  { courses_id, fields, version }: Edition,
): Promise<SavedEdition> {
  if (!courses_id) throw new Error('Missing courses_id...')
  const base: Record<string, string> = version ? { version: String(version) } : {}
  const body = toForm({ ...fields, ...base, courses_id: String(courses_id) })
  return call('POST /api/courses/editions', { body })
}

export async function saveEpreuve(
  call: Call,
  { editions_id, id, fields, version }: Epreuve,
): Promise<Saved> {
  if (!editions_id) throw new Error('Missing editions_id...')
  const base = { ...(id && { id }), ...(version && { version }) }
  return call('POST /api/courses/epreuves', { body: { ...fields, ...base, editions_id } })
}

/**
 * Fields of a postponement: reason, and new day or unknown date. Without a new last day, an edition of
 * several days keeps its length.
 */
export function toPostponement(
  { date_debut: before, editions_fin: end }: Pick<EditionEditee, 'date_debut' | 'editions_fin'>,
  form: FormData,
): Record<string, string> {
  const report_motif = String(form.get('report_motif') ?? '').trim()
  if (form.has('date_inconnue')) {
    return { reportee: 'true', date_inconnue: 'true', report_motif, a_confirmer: 'false' }
  }
  const date_debut = String(form.get('date_debut'))
  const said = String(form.get('editions_fin'))
  const kept = end && date_debut ? addDays(date_debut, countDays(before, end)) : ''
  const days = { date_debut, editions_fin: said || kept, a_confirmer: 'false' }
  return { reportee: 'true', report_motif, ...days }
}
