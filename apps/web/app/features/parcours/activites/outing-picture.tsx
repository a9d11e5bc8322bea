import type { ActivitePartagee } from '@foulee/contract/echanges/fil'
import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatDistance, formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PictureContent } from '#features/parcours/shared/picture/lay-picture.ts'
import { PictureDialog } from '#features/parcours/shared/picture/picture-dialog.tsx'
import { queryOf } from '#platform/api/query-of.ts'
import { vitesseLabel, vitesseText } from './detail-texts.ts'

/** Figures and line as others would see them: what is hidden of a shared outing is hidden here. */
export default function OutingPicture({
  activite,
  onClose,
}: {
  activite: ActiviteEntiere
  onClose: () => void
}) {
  const { id, rayon_masque } = activite
  const [isShown, setShown] = useState(false)
  const { data, isFetching } = useQuery({
    ...queryOf('POST /api/activites/partage/{id}/apercu', {
      params: { id },
      body: { partage: 'membres', rayon_masque, sans_trace: !isShown },
    }),
    placeholderData: keepPreviousData,
  })
  const content = useMemo(() => (data?.objet ? toContent(data.objet) : null), [data])
  return (
    <PictureDialog
      content={content}
      isLoading={isFetching}
      line={{
        isShown,
        onChange: setShown,
        hint:
          rayon_masque > 0
            ? `Sans fond de carte. Le départ et l’arrivée restent cachés, à ${formatDistance(rayon_masque)} au moins.`
            : 'Sans fond de carte. Vous avez choisi de ne rien cacher de cette sortie.',
      }}
      name={`sortie-${id}`}
      onClose={onClose}
    />
  )
}

function toContent({
  titre,
  sport,
  debut,
  distance,
  denivele,
  duree,
  lignes,
}: ActivitePartagee): PictureContent {
  const day = debut && formatDateLongue(parisDate(new Date(debut)))
  const pace =
    duree !== null && distance >= 100 ? vitesseText(duree / (distance / 1000), sport) : null
  return {
    title: titre,
    subtitle: [SPORT_LABELS[sport], day].filter(Boolean).join(' · '),
    figures: [
      { value: formatDistance(distance), label: 'Distance' },
      ...(duree === null ? [] : [{ value: formatDuree(duree), label: 'Durée' }]),
      ...(pace === null ? [] : [{ value: pace, label: vitesseLabel(sport) }]),
      ...(denivele === null
        ? []
        : [{ value: `${formatNombre(denivele)}\u00a0m`, label: 'Montée (D+)' }]),
    ],
    lignes,
  }
}
