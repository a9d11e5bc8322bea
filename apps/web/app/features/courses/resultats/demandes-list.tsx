import type { GestionResultats } from '@foulee/contract/courses/resultats'
import type { SouhaitResultat } from '@foulee/domain/courses/revendication-resultat'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { Button } from '#ui/button.tsx'
import { formatRang, placeText, tempsText } from './resultats-texts.ts'
import { useLineActs } from './use-line-acts.ts'

type Demande = GestionResultats['demandes'][number]
const TITLES: Readonly<Record<SouhaitResultat, string>> = {
  lier: 'Relier la ligne à son compte',
  initiales: 'Ne montrer que ses initiales',
  retirer: 'Retirer sa ligne',
}

type DemandesListProps = { demandes: readonly Demande[]; epreuvesId: number }

export function DemandesList({ epreuvesId, demandes }: DemandesListProps) {
  return (
    <section aria-labelledby="demandes" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="demandes">
          À vérifier
        </h2>
        <p className="max-w-[65ch] text-ink-soft">
          N’acceptez que de qui vous reconnaissez&nbsp;: par votre liste d’inscrits, une adresse, un
          appel. Un nom se change en un instant.
        </p>
      </div>
      <ul className="grid gap-4">
        {demandes.map((demande) => (
          <OneDemande demande={demande} epreuvesId={epreuvesId} key={demande.id} />
        ))}
      </ul>
    </section>
  )
}

function OneDemande({ demande, epreuvesId }: { demande: Demande; epreuvesId: number }) {
  const { mutate, error, isPending, variables } = useLineActs(epreuvesId)
  const { id, membre, motif, souhait, ligne } = demande
  const answer = (accepte: boolean) =>
    mutate({ act: 'decide', id, accepte, ...(ligne && { resultats_id: ligne.id }) })
  const isDoing = (accepte: boolean) =>
    isPending && variables.act === 'decide' && variables.accepte === accepte
  return (
    <li className="card grid gap-4 p-5">
      <h3 className="text-lg">{TITLES[souhait]}</h3>
      <dl className="results-compare">
        <div>
          <dt>Qui demande</dt>
          <dd>
            <strong>{membre}</strong>
            {yearText(demande.annee)}
          </dd>
          <dd>{accountText(demande)}</dd>
        </div>
        <div>
          <dt>La ligne</dt>
          <LineText demande={demande} />
        </div>
      </dl>
      <p className="whitespace-pre-line">«&nbsp;{motif}&nbsp;»</p>
      <div className="flex flex-wrap gap-3">
        {ligne && (
          <Button icon="check" isLoading={isDoing(true)} onClick={() => answer(true)}>
            Accepter<span className="sr-only"> {membre}</span>
          </Button>
        )}
        <Button isLoading={isDoing(false)} onClick={() => answer(false)} variant="quiet">
          Refuser<span className="sr-only"> {membre}</span>
        </Button>
      </div>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </li>
  )
}

const yearText = (annee: number | null) => (annee === null ? '' : `, naissance en ${annee}`)
const dayText = (instant: string) => formatDate(parisDate(new Date(instant)))

const accountText = ({ compte_cree_le, nom_change_le }: Demande) =>
  [
    `Compte ouvert le ${dayText(compte_cree_le)}`,
    nom_change_le && `nom changé le ${dayText(nom_change_le)}`,
  ]
    .filter(Boolean)
    .join(', ')

function LineText({ demande: { ligne, dossard, est_meme_nom } }: { demande: Demande }) {
  if (!ligne) return <dd>Aucune ligne n’a le dossard {dossard}.</dd>
  return (
    <>
      <dd>
        <strong>{ligne.nom}</strong>
        {yearText(ligne.annee)}
        {ligne.dossard && `, dossard ${ligne.dossard}`}
        {` · ${ligne.rang === null ? placeText(ligne) : formatRang(ligne.rang)} · ${tempsText(ligne)}`}
      </dd>
      <dd>
        {est_meme_nom ? 'Le nom est le même.' : 'Le nom est un autre.'}
        {ligne.est_reliee && ' Quelqu’un d’autre a déjà prouvé que c’est la sienne.'}
        {ligne.retire_le && ' Cette ligne est retirée.'}
      </dd>
    </>
  )
}
