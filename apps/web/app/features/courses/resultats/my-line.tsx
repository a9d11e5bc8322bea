import type { MesResultats } from '@foulee/contract/courses/resultats'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { RETRAIT_JOURS } from '@foulee/domain/courses/revendication-resultat'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useState } from 'react'
import { bilanPath } from '#features/parcours/shared/bilan-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import ClaimDialog from './claim-dialog.tsx'
import { relaisText, tempsText, worthText } from './resultats-texts.ts'
import { useLineActs } from './use-line-acts.ts'

type Ligne = NonNullable<MesResultats['ligne']>
type MyLineProps = {
  epreuvesId: number
  slug: string
  ligne: Ligne
  classes: number
  hasCodes: boolean
}
type Acts = ReturnType<typeof useLineActs>

export function MyLine({ epreuvesId, slug, ligne, classes, hasCodes }: MyLineProps) {
  const acts = useLineActs(epreuvesId)
  const { prouve, retire_le } = ligne
  return (
    <div className="grid gap-3">
      <p>
        <span className="stat-value text-2xl">
          {ligne.statut === 'classe' ? tempsText(ligne) : STATUT_RESULTAT_LABELS[ligne.statut]}
        </span>{' '}
        {worthText(ligne, classes)}
      </p>
      {ligne.relais && <p>{relaisText(ligne.relais)}</p>}
      {retire_le && <Withdrawn acts={acts} ligne={ligne} />}
      {!retire_le && prouve && (
        <>
          {!ligne.relais && ligne.statut !== 'non_partant' && (
            <p>
              <ButtonLink to={bilanPath(slug, epreuvesId)} variant="primary">
                Mon bilan
              </ButtonLink>
            </p>
          )}
          <Proved acts={acts} ligne={ligne} />
        </>
      )}
      {!retire_le && !prouve && (
        <Unproved acts={acts} epreuvesId={epreuvesId} hasCodes={hasCodes} ligne={ligne} />
      )}
      {acts.error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {acts.error.message}
        </p>
      )}
    </div>
  )
}

type Part = { acts: Acts; ligne: Ligne }

const isDoing = ({ isPending, variables }: Acts, act: string) => isPending && variables.act === act

const ReleaseButton = ({ acts, ligne }: Part) => (
  <Button
    isLoading={isDoing(acts, 'release')}
    onClick={() => acts.mutate({ act: 'release', id: ligne.id })}
    variant="quiet"
  >
    Ce n’est pas moi
  </Button>
)

function Withdrawn({ acts, ligne }: Part) {
  const until = ligne.efface_le && formatDate(parisDate(new Date(ligne.efface_le)))
  return (
    <>
      <p>
        Votre ligne est retirée&nbsp;: plus personne ne la voit. Elle sera effacée pour de bon le{' '}
        {until}.
      </p>
      <p>
        <Button
          isLoading={isDoing(acts, 'remettre')}
          onClick={() => acts.mutate({ act: 'remettre', id: ligne.id })}
        >
          Remettre ma ligne
        </Button>
      </p>
    </>
  )
}

function Unproved({ acts, ligne, ...values }: Part & { epreuvesId: number; hasCodes: boolean }) {
  const [isProving, setProving] = useState(false)
  return (
    <>
      <p>
        Cette ligne porte votre nom, rien de plus. Pour choisir comment elle est montrée, ou la
        retirer, prouvez qu’elle est la vôtre.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setProving(true)}>Prouver</Button>
        <ReleaseButton acts={acts} ligne={ligne} />
      </div>
      {isProving && <ClaimDialog {...values} ligne={ligne} onClose={() => setProving(false)} />}
    </>
  )
}

function Proved({ acts, ligne }: Part) {
  const [isRemoving, setRemoving] = useState(false)
  const { id, nom, est_initiales } = ligne
  const wish = est_initiales ? 'nom_complet' : 'initiales'
  const remove = () => acts.mutate({ act: 'retirer', id }, { onSuccess: () => setRemoving(false) })
  return (
    <>
      <p>
        Vous y apparaissez ainsi&nbsp;: <strong>{nom}</strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isDoing(acts, wish)} onClick={() => acts.mutate({ act: wish, id })}>
          {est_initiales ? 'Montrer mon nom' : 'Montrer mes initiales'}
        </Button>
        <Button onClick={() => setRemoving(true)} variant="quiet">
          Retirer ma ligne
        </Button>
        <ReleaseButton acts={acts} ligne={ligne} />
      </div>
      <Dialog
        footer={
          <>
            <Button onClick={() => setRemoving(false)}>Garder</Button>
            <Button isLoading={isDoing(acts, 'retirer')} onClick={remove} variant="danger">
              Retirer
            </Button>
          </>
        }
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title="Retirer votre ligne&nbsp;?"
      >
        <p>
          Elle disparaît aussitôt du classement, et l’organisateur en est prévenu. Vous pouvez la
          remettre pendant {RETRAIT_JOURS}&nbsp;jours&nbsp;; ensuite elle est effacée, et ne revient
          pas, même si l’organisateur renvoie son fichier.
        </p>
      </Dialog>
    </>
  )
}
