import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import {
  appareilsQuery,
  formatPushFailure,
  useActivate,
  useDeactivate,
} from './appareils.queries.ts'
import type { PushState } from './push-browser.ts'

const WORDS: Partial<Record<PushState, string>> = {
  absent: 'Ce navigateur n’affiche pas de notifications.',
  a_installer:
    'Sur iPhone et iPad, ajoutez d’abord Foulée à l’écran d’accueil (bouton Partager), puis ouvrez-la de là.',
  refuse:
    'Votre navigateur bloque les notifications de Foulée. Pour changer d’avis, ouvrez les réglages de ce site dans votre navigateur.',
}

/** Browsers that receive notifications; permission is asked on a press only (produit 13.19). */
export function AppareilsPush() {
  const { data } = useQuery(appareilsQuery)
  const activate = useActivate()
  const deactivate = useDeactivate()
  if (!data) return null
  const { etat, appareils, cle_publique } = data
  const error = activate.error ?? deactivate.error
  return (
    <section aria-labelledby="appareils-push" className="card grid gap-3 p-5">
      <h3 className="text-lg" id="appareils-push">
        Sur vos appareils
      </h3>
      <p className="text-sm text-ink-soft">
        Un appareil affiche vos notifications, même Foulée fermée, tant que vous y restez connecté.
      </p>
      {appareils.length > 0 && (
        <ul className="divide-y divide-line">
          {appareils.map(({ id, nom, est_courant }) => (
            <li className="flex flex-wrap items-center justify-between gap-3 py-3" key={id}>
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {nom}
                {est_courant && <Badge tone="success">Cet appareil</Badge>}
              </span>
              <Button
                isLoading={deactivate.isPending && deactivate.variables.id === id}
                onClick={() => deactivate.mutate({ id, isHere: est_courant })}
              >
                Arrêter<span className="sr-only"> sur {nom}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {etat === 'inactif' && (
        <Button
          className="justify-self-start"
          icon="bell"
          isLoading={activate.isPending}
          onClick={() => activate.mutate(cle_publique)}
        >
          Activer sur cet appareil
        </Button>
      )}
      {WORDS[etat] && <p>{WORDS[etat]}</p>}
      {error && etat !== 'refuse' && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {formatPushFailure(error)}
        </p>
      )}
    </section>
  )
}
