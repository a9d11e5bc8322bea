import type { Db } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { slugify } from '@foulee/domain/shared/slug'
import { buildEvent, CALENDAR_MEDIA } from '#features/entrainement/agenda/agenda.calendar.ts'
import { findReperes } from '#features/entrainement/forme/forme.queries.ts'
import {
  type SeanceFormat,
  writeSeanceFile,
} from '#features/entrainement/seances/seances-fichiers.ts'
import type { User } from '#platform/http/user.ts'
import { describeEntrainement, toItem } from './entrainements.agenda.ts'
import { readEntrainement } from './entrainements.queries.ts'

type FileRequest = {
  id: number
  user: User
  format: SeanceFormat | 'ics'
  publicUrl: string
  now: Date
}

/**
 * A training as a file, with the reader's paces; the event has the UID of the feed, so that
 * calendars with both show it once.
 * @throws ApiError `entrainement_introuvable`, `seance_sans_etapes`
 */
export async function writeEntrainementFile(
  db: Db,
  { id, user, format, publicUrl, now }: FileRequest,
): Promise<{ content: Buffer | string; filename: string; media?: string }> {
  const entrainement = await readEntrainement(db, user, id)
  const reperes = await findReperes(db, user.id, parisDate(now))
  const slug = `${entrainement.jour}-${slugify(entrainement.titre)}`.slice(0, 80)
  if (format !== 'ics') return writeSeanceFile({ ...entrainement, slug }, format, reperes)
  const item = toItem({
    ...entrainement,
    ...entrainement.totaux,
    fait_duree: null,
    fait_distance: null,
  })
  const detail = [item.detail, describeEntrainement(entrainement, reperes)]
    .filter(Boolean)
    .join('\n\n')
  const content = buildEvent({ ...item, detail }, publicUrl, now)
  return { content, filename: `${slug}.ics`, media: CALENDAR_MEDIA }
}
