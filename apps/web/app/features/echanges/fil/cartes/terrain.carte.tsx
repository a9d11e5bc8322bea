import type { ActivitePartagee } from '@foulee/contract/echanges/fil'
import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { DIFFICULTE_LABELS, FORME_LABELS } from '@foulee/domain/parcours/parcours'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatDuree } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { Croquis } from '#kit/track/croquis.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Chiffres, Objet } from '../objet.tsx'
import { toDplus, toKm } from './chiffres.ts'

export function CarteParcours({ objet }: { objet: ParcoursCard }) {
  const { titre, slug, croquis, distance, denivele, forme, difficulte, ville } = objet
  return (
    <Objet
      detail={[ville, forme && FORME_LABELS[forme], difficulte && DIFFICULTE_LABELS[difficulte]]
        .filter(Boolean)
        .join(' · ')}
      image={
        <>
          <ReliefImage kind="parcours" slug={slug} />
          <Croquis croquis={croquis} />
        </>
      }
      titre={titre}
      to={`/parcours/${slug}`}
    >
      <Chiffres chiffres={[toKm(distance), toDplus(denivele)]} />
    </Objet>
  )
}

export function CarteActivite({ objet }: { objet: ActivitePartagee }) {
  const { id, titre, sport, debut, distance, denivele, duree, lignes } = objet
  return (
    <div className="fil-objet fil-sortie">
      <div className="fil-objet-image">
        <ReliefImage kind="parcours" slug={`sortie-${id}`} />
        <Croquis croquis={lignes} />
      </div>
      <div className="fil-objet-dit">
        <p className="text-sm font-semibold text-sapin">
          {[SPORT_LABELS[sport], debut && formatDate(parisDate(new Date(debut)))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h3 className="text-lg/6">{titre}</h3>
        {(lignes.length > 0 || distance > 0) && (
          <Chiffres
            chiffres={[
              toKm(distance),
              toDplus(denivele),
              duree === null ? null : { valeur: formatDuree(duree), unite: '' },
            ]}
          />
        )}
      </div>
    </div>
  )
}
