import type { MesInscriptions } from '@foulee/contract/club/inscriptions'
import { useQuery } from '@tanstack/react-query'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { mineQuery } from './inscriptions.queries.ts'
import { inscriptionPath, MES_EVENEMENTS } from './paths.ts'
import { formatDay, formatHours, isOver } from './texts.ts'

const SHOWN = 3

export function MesEvenements() {
  return (
    <Bloc
      id="evenements"
      more={{ to: MES_EVENEMENTS, label: 'Mes inscriptions' }}
      query={useQuery(mineQuery)}
      title="Mes évènements"
    >
      {(mine) => <ToCome mine={mine} />}
    </Bloc>
  )
}

function ToCome({ mine: { inscriptions, attentes } }: { mine: MesInscriptions }) {
  const toCome = inscriptions.filter((inscription) => !isOver(inscription))
  const offered = attentes.filter(({ etat }) => etat === 'proposee')
  if (!toCome.length && !offered.length) {
    return (
      <BlocVide
        action={
          <ButtonLink icon="users" to="/evenements">
            Courir ensemble
          </ButtonLink>
        }
      >
        Aucune sortie ni rencontre à venir.
      </BlocVide>
    )
  }
  return (
    <Lignes>
      {offered.map(({ id, evenement, date }) => (
        <Ligne
          key={`attente-${id}`}
          quand={formatDay(date)}
          detail={
            <Badge icon="ticket" tone="success">
              Place à prendre
            </Badge>
          }
          titre={evenement.titre}
          to={inscriptionPath(evenement.slug, date.id)}
        />
      ))}
      {toCome.slice(0, SHOWN).map(({ id, evenement, date }) => (
        <Ligne
          detail={[formatHours(date), date.ville].filter(Boolean).join(', ')}
          key={id}
          quand={formatDay(date)}
          titre={evenement.titre}
          to={inscriptionPath(evenement.slug, date.id)}
        />
      ))}
    </Lignes>
  )
}
