import type { JourSemaine, SeancePlacee } from '@foulee/domain/entrainement/plan'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { Sheet } from '../../../../ui/dialog.tsx'
import { SessionForm } from './session-form.tsx'
import type { Opened } from './use-week-acts.ts'
import type { WeeksState } from './use-weeks.ts'
import {
  addSeance,
  changeSeance,
  copySeance,
  findPlaced,
  type Place,
  removeSeance,
  type Weeks,
} from './weeks.ts'

type SessionSheetProps = {
  opened: Opened
  weeks: Weeks
  change: WeeksState['change']
  onClose: () => void
}

/** A session as its fields hold it. */
export type SessionDraft = Omit<ContenuSeance, 'steps'> & {
  raccourci: string
  semaine: number
  jour: JourSemaine
}

const toDraft = (seance: SeancePlacee | null, { semaine, jour }: Place): SessionDraft => ({
  titre: seance?.titre ?? '',
  sport: seance?.sport ?? 'course_a_pied',
  objectif: seance?.objectif ?? 'endurance',
  description: seance?.description ?? '',
  denivele: seance?.denivele ?? null,
  raccourci: seance ? writeRaccourci(seance.steps) : '',
  semaine,
  jour,
})

/** Beside the grid: one session written, or taken from the library; what is confirmed is one step back. */
export function SessionSheet({ opened, weeks, change, onClose }: SessionSheetProps) {
  const found = opened && 'cle' in opened ? findPlaced(weeks, opened.cle) : null
  const place = found?.place ?? (opened && 'place' in opened ? opened.place : null)
  const act = (deed: (now: Weeks) => Weeks) => {
    change(deed)
    onClose()
  }
  return (
    <Sheet
      isOpen={place !== null}
      onClose={onClose}
      title={found ? 'Modifier la séance' : 'Ajouter une séance'}
    >
      {place && (
        <SessionForm
          draft={toDraft(found?.seance ?? null, place)}
          onConfirm={(content, to) =>
            act((now) =>
              found
                ? changeSeance(now, found.seance.cle, content, to)
                : addSeance(now, content, to),
            )
          }
          weeks={weeks}
          {...(found
            ? {
                onCopy: () => act((now) => copySeance(now, found.seance.cle)),
                onRemove: () => act((now) => removeSeance(now, found.seance.cle)),
              }
            : {})}
        />
      )}
    </Sheet>
  )
}
