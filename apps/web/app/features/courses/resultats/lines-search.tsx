import type { LigneGestion } from '@foulee/contract/courses/resultats'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { lignesQuery } from './resultats.queries.ts'
import { placeText, tempsText } from './resultats-texts.ts'
import { useLineActs } from './use-line-acts.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

/** Maximum number of lines in an answer. */
const MAX = 20

export function LinesSearch({ epreuvesId }: { epreuvesId: number }) {
  const [texte, search] = useState('')
  const { data } = useQuery({
    ...lignesQuery(epreuvesId, texte),
    enabled: texte !== '',
  })
  return (
    <section aria-labelledby="discretion" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="discretion">
          Chercher une ligne
        </h2>
        <p className="max-w-[65ch] text-ink-soft">
          À corriger, ou à cacher à la demande d’un coureur. Chacun peut demander à ne pas être
          nommé. Vos choix sont gardés quand vous envoyez un nouveau fichier.
        </p>
      </div>
      <search>
        <form
          className="flex max-w-xl flex-wrap gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            search(String(new FormData(event.currentTarget).get('texte')).trim())
          }}
        >
          <SearchField className="grow" label="Nom ou dossard" maxLength={100} name="texte" />
          <Button type="submit">Chercher</Button>
        </form>
      </search>
      {texte && data && (
        <p role="status">
          {data.length === 0 && 'Personne de ce nom, ni avec ce dossard.'}
          {data.length === MAX && 'Précisez le nom, ou indiquez le dossard.'}
        </p>
      )}
      {texte && data && (
        <ul className="border-t border-line empty:border-0">
          {data.map((ligne) => (
            <FoundLine epreuvesId={epreuvesId} key={ligne.id} ligne={ligne} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FoundLine({ epreuvesId, ligne }: { epreuvesId: number; ligne: LigneGestion }) {
  const { mutate, error, isPending, variables } = useLineActs(epreuvesId)
  const [isCorrecting, setCorrecting] = useState(false)
  const { id, nom, dossard, est_initiales, retire_le } = ligne
  const removal = retire_le ? 'remettre' : 'retirer'
  const wish = est_initiales ? 'nom_complet' : 'initiales'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
      <p>
        <strong>{nom}</strong>
        {dossard && `, dossard ${dossard}`}
        <span className="text-ink-soft">
          {` · ${placeText(ligne)} · ${tempsText(ligne)}`}
          {est_initiales && ' · montré par ses initiales'}
          {retire_le && ' · retirée'}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!retire_le && (
          <Button onClick={() => setCorrecting(true)} variant="quiet">
            Corriger<span className="sr-only"> {nom}</span>
          </Button>
        )}
        <Button
          isLoading={isPending && variables.act === wish}
          onClick={() => mutate({ act: wish, id })}
          variant="quiet"
        >
          {est_initiales ? 'Montrer le nom' : 'Montrer les initiales'}
          <span className="sr-only"> {dePersonne(nom)}</span>
        </Button>
        <Button
          isLoading={isPending && variables.act === removal}
          onClick={() => mutate({ act: removal, id })}
          variant="quiet"
        >
          {retire_le ? 'Remettre' : 'Retirer'}
          <span className="sr-only"> {nom}</span>
        </Button>
      </div>
      {isCorrecting && (
        <Suspense>
          <CorrectDialog epreuvesId={epreuvesId} id={id} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
      {error && (
        <p className="w-full font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </li>
  )
}
