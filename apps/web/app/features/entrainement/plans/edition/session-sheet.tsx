import { Sheet } from '#ui/dialog.tsx'
import { toDraft } from './session-draft.ts'
import { SessionForm } from './session-form.tsx'
import type { Opened } from './use-week-acts.ts'
import type { WeeksState } from './use-weeks.ts'
import {
  addSeance,
  changeSeance,
  copySeance,
  findPlaced,
  removeSeance,
  type Weeks,
} from './weeks.ts'

type SessionSheetProps = {
  opened: Opened
  weeks: Weeks
  change: WeeksState['change']
  onClose: () => void
}

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
          name={found ? `seance ${found.seance.cle}` : `seance ${place.semaine}-${place.jour}`}
          onCancel={onClose}
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
