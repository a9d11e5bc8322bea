import type { Voyage } from '@foulee/contract/sejours/voyages'
import { DraftRibbons } from '#kit/public-page/draft-ribbons.tsx'
import { Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { isOpen } from './departs.ts'

export function VoyageRibbons({ voyage }: { voyage: Voyage }) {
  const { id, statut, annulation_motif, disponibilites, agence } = voyage
  const isOver =
    statut === 'publiee' &&
    disponibilites.every(({ etat }) => etat === 'passe' || etat === 'annule')
  const isOnSale = statut === 'publiee' && disponibilites.some(isOpen)
  return (
    <div className="grid gap-3 empty:hidden">
      <DraftRibbons
        edit={<EditLink id={id} />}
        readers="Brouillon&nbsp;: seuls les membres de l’agence et l’équipe de Foulée voient cette page."
        statut={statut}
      />
      {statut === 'annulee' && (
        <Ribbon icon="alert" tone="danger">
          Séjour annulé.
          {annulation_motif && <p className="font-normal">{annulation_motif}</p>}
        </Ribbon>
      )}
      {isOver && (
        <Ribbon icon="calendar" tone="neutral">
          {disponibilites.length
            ? 'L’agence n’a pas annoncé d’autre départ pour le moment.'
            : 'L’agence n’a pas encore annoncé de départ.'}
        </Ribbon>
      )}
      {isOnSale && !agence.verifie && (
        <Ribbon icon="info" tone="warning">
          L’équipe de Foulée n’a pas encore vérifié les papiers de cette agence.
        </Ribbon>
      )}
    </div>
  )
}

const EditLink = ({ id }: { id: number }) => (
  <Link className="underline" to={`/contribution/sejours/${id}`}>
    Modifier ce séjour
  </Link>
)
