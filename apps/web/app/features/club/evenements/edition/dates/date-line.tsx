import type { DateGeree, EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { capitalize } from '@foulee/domain/shared/typographie'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DateBadge } from '../../date-badge.tsx'
import { dayOf, hoursText } from '../../evenement-texts.ts'
import { accueilPath } from '../paths.ts'
import { CancelDate } from './cancel-date.tsx'
import { heldText } from './date-values.ts'

type DateLineProps = { date: DateGeree; gestion: EvenementGestion; onEdit: () => void }

export function DateLine({ date, gestion, onEdit }: DateLineProps) {
  const { id, etat, a_part, precision, lieu, annulation_motif, droits } = date
  const { evenement } = gestion
  const name = formatDateLongue(dayOf(date))
  const isHeld = evenement.statut !== 'non_publiee' || date.nb_inscrits > 0
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{capitalize(name)}</h3>
        <DateBadge etat={etat} />
        {a_part && etat !== 'annule' && <Badge icon="edit">Changée à part</Badge>}
      </div>
      <p className="text-ink-soft tabular-nums">
        {[capitalize(hoursText(date)), heldText(date)].join(' · ')}
      </p>
      {lieu && <p>Rendez-vous ailleurs&nbsp;: {lieu}</p>}
      {precision && <p className="whitespace-pre-line">{precision}</p>}
      {annulation_motif && (
        <p className="text-ink-soft">Annulée&nbsp;: «&nbsp;{annulation_motif}&nbsp;»</p>
      )}
      <div className="-ms-3 flex flex-wrap gap-x-1 empty:hidden">
        {isHeld && etat !== 'annule' && (
          <ButtonLink
            aria-label={`Accueil du ${name}`}
            icon="users"
            to={accueilPath(evenement.id, id)}
            variant="quiet"
          >
            Accueil
          </ButtonLink>
        )}
        {droits.modifier && (
          <Button aria-label={`Modifier le ${name}`} icon="edit" onClick={onEdit} variant="quiet">
            Modifier
          </Button>
        )}
        {droits.annuler && (
          <CancelDate date={date} evenement={evenement.id} name={name} version={gestion.version} />
        )}
      </div>
    </div>
  )
}
