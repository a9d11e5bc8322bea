import type { ApercuPartage as Apercu } from '@foulee/contract/echanges/fil'
import type { Partage } from '@foulee/domain/echanges/publication'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Carte } from './cartes/cartes.tsx'
import { EmetteurName, Face } from './publication-card.tsx'
import './fil.css'

export type Souhait = { partage: Partage; rayon_masque: number; sans_trace: boolean }

type ApercuPartageProps = {
  id: number
  souhait: Souhait
  texte: string
}

/**
 * Preview of a shared activity (produit 13.16). The server trims the track: the full one never reaches
 * the preview.
 */
export function ApercuPartage({ id, souhait, texte }: ApercuPartageProps) {
  const query = useQuery({
    ...queryOf('POST /api/activites/partage/{id}/apercu', { params: { id }, body: souhait }),
    placeholderData: keepPreviousData,
  })
  return (
    <Query isCompact query={query} skeleton={<Skeleton className="h-72 rounded-card" />}>
      {(apercu) => (
        <div aria-busy={query.isPlaceholderData} className="grid gap-2">
          <Seen apercu={apercu} texte={texte} />
        </div>
      )}
    </Query>
  )
}

function Seen({ apercu, texte }: { apercu: Apercu; texte: string }) {
  const { emetteur, phrase, objet, rayon_masque, sans_trace } = apercu
  if (!objet) return <p className="text-ink-soft">Rien&nbsp;: vous seul verrez cette sortie.</p>
  const said = texte.trim() || apercu.texte
  const isAllHidden = !objet.lignes.length && rayon_masque > 0 && !sans_trace
  const isComparable = apercu.lu_par_coach && objet.lignes.length > 0 && rayon_masque > 0
  return (
    <>
      <article aria-label="Aperçu de la publication" className="card fil-carte">
        <header className="flex items-start gap-3">
          <Face emetteur={emetteur} />
          <p className="min-w-0">
            <EmetteurName emetteur={emetteur} /> {phrase}
          </p>
        </header>
        {said && <p className="max-w-prose">{said}</p>}
        <Carte carte={{ kind: 'activite', objet }} />
      </article>
      {isAllHidden && (
        <p className="text-sm text-ink-soft">
          Aucun tracé&nbsp;: toute la sortie est dans la zone que vous cachez.
        </p>
      )}
      {isComparable && (
        <p className="text-sm text-ink-soft">
          Votre coach a pu lire la distance entière de cette sortie&nbsp;: en la comparant à la
          trace, il peut deviner la longueur de ce que vous cachez. Pour l’éviter, partagez sans la
          trace.
        </p>
      )}
    </>
  )
}
