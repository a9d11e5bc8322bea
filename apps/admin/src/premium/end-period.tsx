import type { AdminPremium } from '@foulee/contract/membres/premium'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { formatDay } from '../ui/format-instant.ts'
import { ReasonedAct } from '../ui/reasoned-act.tsx'

export function EndPeriod() {
  const period = useRecordContext<AdminPremium>()
  if (!period || period.etat === 'finie') return null
  const { id, nom, du, etat } = period
  const title = `Mettre fin à la période ${dePersonne(nom)} du ${formatDay(du)}`
  return (
    <DialogButton label="Mettre fin" name={title} size="small">
      {(close) => (
        <ReasonedAct
          {...WORDS[etat]}
          onClose={close}
          run={(motif) =>
            api('POST /api/admin/premium/retirer/{id}', { params: { id }, body: { motif } })
          }
          title={title}
        />
      )}
    </DialogButton>
  )
}

const AFTER =
  'Une période qui la suit commence plus tôt d’autant. Le membre lit dans ses réglages jusqu’à quand il est premium\u00a0; seul le journal garde le motif.'

const WORDS = {
  en_cours: {
    confirm: 'Mettre fin',
    done: 'Période terminée.',
    text: `Elle s’arrête tout de suite. ${AFTER}`,
  },
  a_venir: {
    confirm: 'Supprimer',
    done: 'Période supprimée.',
    text: `Elle n’a pas commencé\u00a0: elle est supprimée. ${AFTER}`,
  },
}
