import type { MesResultats } from '@foulee/contract/resultats'
import { STATUT_RESULTAT_LABELS } from '@foulee/domain/resultat'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { tempsText, worthText } from './resultats-texts.ts'
import { useLineActs } from './use-line-acts.ts'

type Given = {
  epreuvesId: number
  ligne: NonNullable<MesResultats['ligne']>
  classes: number
}

/** What I did, and how I want to be shown. */
export function MyLine({ epreuvesId, ligne, classes }: Given) {
  const { mutate, error, isPending, variables } = useLineActs(epreuvesId)
  const [isRemoving, setRemoving] = useState(false)
  const isDoing = (act: string) => isPending && variables.act === act
  const { id, attend, est_initiales } = ligne
  const wish = est_initiales ? 'nom_complet' : 'initiales'
  return (
    <div className="grid gap-3">
      <p>
        <span className="stat-value text-2xl">
          {ligne.statut === 'classe' ? tempsText(ligne) : STATUT_RESULTAT_LABELS[ligne.statut]}
        </span>{' '}
        {worthText(ligne, classes)}
      </p>
      {attend ? (
        <p>L’organisateur vérifie que cette ligne, sous un autre nom que le vôtre, est à vous.</p>
      ) : (
        <p>Vous y apparaissez ainsi&nbsp;: {ligne.nom}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!attend && (
          <>
            <Button isLoading={isDoing(wish)} onClick={() => mutate({ act: wish, id })}>
              {est_initiales ? 'Montrer mon nom' : 'Montrer mes initiales'}
            </Button>
            <Button onClick={() => setRemoving(true)} variant="quiet">
              Retirer ma ligne
            </Button>
          </>
        )}
        <Button
          isLoading={isDoing('release')}
          onClick={() => mutate({ act: 'release', id })}
          variant="quiet"
        >
          Ce n’est pas moi
        </Button>
      </div>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
      <Dialog
        footer={
          <>
            <Button onClick={() => setRemoving(false)}>Garder</Button>
            <Button
              isLoading={isDoing('retirer')}
              onClick={() =>
                mutate({ act: 'retirer', id }, { onSuccess: () => setRemoving(false) })
              }
              variant="danger"
            >
              Retirer
            </Button>
          </>
        }
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title="Retirer votre ligne&nbsp;?"
      >
        <p>
          Elle disparaît du classement pour toujours, même si l’organisateur renvoie son fichier.
        </p>
      </Dialog>
    </div>
  )
}
