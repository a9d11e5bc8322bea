import type { Depart } from '@foulee/contract/sejours/departs'
import { deDateRange, formatDate, formatDateRange } from '@foulee/domain/shared/date'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { DepartBadge } from '#features/sejours/shared/depart-badge.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { api } from '#platform/api/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { bureauPath } from '../paths.ts'
import { needPart } from '../voyage-calls.ts'
import { CancelDepart } from './cancel-depart.tsx'
import { useDeparts } from './use-departs.ts'

type DepartCardProps = {
  voyage: number
  depart: Depart
  /** A departure of a public stay is cancelled, not deleted: travellers may have saved it. */
  isPublished: boolean
  onEdit: () => void
}

export function DepartCard({ voyage: id, depart, isPublished, onEdit }: DepartCardProps) {
  const { debut, fin, etat, droits, annulation_motif, nb_demandes } = depart
  const name = formatDateRange(debut, fin)
  const deDates = deDateRange(debut, fin)
  const remove = useDeparts(id, async () => {
    needPart('disponibilite', id, depart.id)
    const params = { id, disponibilites_id: depart.id }
    const call = 'POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}'
    return (await api(call, { params })).data
  })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg">{name}</h3>
        <DepartBadge etat={etat} />
        {nb_demandes > 0 && (
          <Badge icon="bell" tone="warning">
            {nb_demandes === 1 ? 'Une demande' : `${nb_demandes}\u00a0demandes`} à traiter
          </Badge>
        )}
      </div>
      <p className="text-ink-soft">{summarise(depart)}</p>
      <p className="text-ink-soft">{formatPlaces(depart)}</p>
      {annulation_motif && (
        <p className="text-ink-soft">Annulé&nbsp;: «&nbsp;{annulation_motif}&nbsp;»</p>
      )}
      <div className="-ms-3 flex flex-wrap gap-x-1">
        {!droits.supprimer && (
          <ButtonLink
            aria-label={`Bureau du départ ${deDates}`}
            icon="users"
            to={bureauPath(id, depart.id)}
            variant="quiet"
          >
            Bureau
          </ButtonLink>
        )}
        {droits.modifier && (
          <Button
            aria-label={`Modifier le départ ${deDates}`}
            icon="edit"
            onClick={onEdit}
            variant="quiet"
          >
            Modifier
          </Button>
        )}
        {droits.supprimer && (
          <RemoveButton
            label="Supprimer"
            question="Supprimer ce départ&nbsp;?"
            remove={() => remove.mutateAsync(undefined)}
          >
            Personne n’a réservé le départ {deDates}&nbsp;: il disparaît sans que personne ne soit
            prévenu.
          </RemoveButton>
        )}
        {droits.annuler && (isPublished || !droits.supprimer) && (
          <CancelDepart depart={depart} voyage={id} />
        )}
      </div>
    </div>
  )
}

function summarise({ prix, prix_barre, supplement_single, cloture }: Depart): string {
  return [
    formatPrix(prix),
    prix_barre !== null && `au lieu de ${formatPrix(prix_barre)}`,
    supplement_single !== null && `chambre individuelle ${formatPrix(supplement_single)} de plus`,
    `inscriptions jusqu’au ${formatDate(cloture)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function formatPlaces(depart: Depart): string {
  const { places, places_prises, places_confirmees, participants_min } = depart
  const { nb_attentes, nb_proposees } = depart
  return [
    `${places_prises} ${places_prises > 1 ? 'places prises' : 'place prise'} sur ${places}`,
    places_confirmees > 0 &&
      `dont ${places_confirmees} ${places_confirmees > 1 ? 'confirmées' : 'confirmée'}`,
    participants_min > 1 && `garanti à partir de ${participants_min}`,
    nb_attentes > 0 && `${nb_attentes} sur la liste d’attente`,
    nb_proposees > 0 &&
      `${nb_proposees} ${nb_proposees > 1 ? 'places proposées' : 'place proposée'} à la liste d’attente`,
  ]
    .filter(Boolean)
    .join(' · ')
}
