import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import { TextLink } from '#ui/text-link.tsx'

export function WaitingWords({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, rayon_masque, doublons, original } = gestion
  const { description, points, photos } = parcours
  return (
    <div className="grid gap-3">
      <p className="whitespace-pre-line">{description}</p>
      {points.length > 0 && (
        <ul className="grid gap-1 text-ink-soft">
          {points.map(({ id, type, nom }) => (
            <li key={id}>
              {POINT_PARCOURS_LABELS[type]}
              {nom && `\u00a0: ${nom}`}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        {[
          original && `Fichier «\u00a0${original.nom}\u00a0»`,
          photos.length > 0 && `${photos.length}\u00a0photo${photos.length > 1 ? 's' : ''}`,
          rayon_masque > 0 && `Abords cachés sur ${rayon_masque}\u00a0m`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {doublons.length > 0 && <Doubles doublons={doublons} />}
    </div>
  )
}

function Doubles({ doublons }: Pick<ParcoursGestion, 'doublons'>) {
  return (
    <div className="rounded-control bg-jaune-wash px-4 py-3">
      <p className="font-semibold">Le même auteur a déjà&nbsp;:</p>
      <ul>
        {doublons.map(({ id, slug, titre }) => (
          <li key={id}>
            <TextLink to={`/parcours/${slug}`}>{titre}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
