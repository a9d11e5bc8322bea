import type { AccueilsEvenement } from '@foulee/contract/club/admin-evenements'
import { labelHeure } from '@foulee/domain/club/horaires'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate, parisTime } from '@foulee/domain/shared/heure-paris'
import { api } from '../api.ts'
import { type Bar, Bars } from '../ui/bars.tsx'
import { FiguresDialog } from '../ui/figures-dialog.tsx'

type AccueilDialogProps = { id: number; titre: string; onClose: () => void }

export function AccueilDialog({ id, titre, onClose }: AccueilDialogProps) {
  const params = { id }
  return (
    <FiguresDialog
      download={() => api('GET /api/admin/evenements/{id}/accueil.csv', { params })}
      filename={`accueil-evenement-${id}.csv`}
      onClose={onClose}
      queryKey={['evenements', 'accueil', id]}
      read={async () => (await api('POST /api/admin/evenements/accueil/{id}', { params })).data}
      title={`Accueil\u00a0: ${titre}`}
    >
      {({ dates }) => (
        <Bars bars={dates.map(toBar)} caption="Inscrits et venus, date par date" head="Date" />
      )}
    </FiguresDialog>
  )
}

function toBar(date: AccueilsEvenement['dates'][number]): Bar {
  const { id, debut, est_annulee, inscrits, venus, absents, en_attente } = date
  const le = new Date(debut)
  const day = `${formatDate(parisDate(le))} à ${labelHeure(parisTime(le))}`
  return {
    id,
    label: est_annulee ? `${day}, annulée` : day,
    parts: [
      { label: 'Venus', nb: venus, tone: 'success' },
      { label: 'Absents', nb: absents, tone: 'error' },
      { label: 'Attendus', nb: inscrits - venus - absents, tone: 'info' },
      { label: 'En attente', nb: en_attente, tone: 'warning' },
    ],
  }
}
