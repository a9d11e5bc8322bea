import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { BandeauFerme } from './banners.tsx'
import { Titre } from './channel-header.tsx'
import { Composer } from './composer.tsx'
import { Attente, Introuvable } from './discussion.tsx'
import type { Cible } from './envois.ts'
import { avecQuery } from './messages.queries.ts'
import { BulleEnvoi } from './outgoing-bubble.tsx'
import { canalPath } from './paths.ts'
import { onArrival, useEnvois } from './use-envois.ts'

type PremiersMotsProps = { avec: number; users_id: number; canWrite: boolean }

/** First message to a member; redirects to an existing conversation. */
export function PremiersMots({ avec, users_id, canWrite }: PremiersMotsProps) {
  const { data, error, isFetching, refetch } = useQuery(avecQuery(avec))
  const cible = useMemo<Cible>(() => ({ kind: 'membre', id: avec }), [avec])
  const envois = useEnvois(cible)
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const known = data?.canal.id ?? null
  useEffect(() => {
    if (known !== null) void navigate(canalPath(known), { replace: true })
  }, [known, navigate])
  useEffect(
    () =>
      onArrival((message, envoi) => {
        const isHere = envoi.cible.kind === 'membre' && envoi.cible.id === avec
        if (isHere) void navigate(canalPath(message.channels_id), { replace: true })
      }),
    [avec, navigate],
  )
  if (error && !data) {
    return isApiError(error) && [403, 404].includes(error.status) ? (
      <Introuvable />
    ) : (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data || known !== null) return <Attente />
  const { nom, precision, image, url, interlocuteur, droits, fermeture, etat } = data.canal
  return (
    <>
      <header className="fil-entete-discussion">
        <Titre
          image={image}
          interlocuteur={interlocuteur}
          nom={nom}
          precision={precision}
          url={url}
        />
      </header>
      <div className="fil-zone">
        {envois.length === 0 && (
          <EmptyState title={`Vos premiers mots à ${nom}`}>
            <p>
              {etat === 'demande_envoyee' || etat === 'ouvert'
                ? 'Si vous ne partagez rien, ce sera une demande, à accepter ou non\u00a0: du texte seulement jusque-là.'
                : 'Cette personne n’accepte pas de nouveaux messages.'}
            </p>
          </EmptyState>
        )}
        {envois.map((envoi) => (
          <div className="message message-moi message-premier" key={envoi.client_id}>
            <BulleEnvoi envoi={envoi} />
          </div>
        ))}
      </div>
      {canWrite && droits.ecrire ? (
        <Composer
          canAttach={etat !== 'demande_envoyee'}
          cible={cible}
          field={field}
          onDone={() => undefined}
          onEditLast={() => undefined}
          onSent={() => undefined}
          onTyping={() => undefined}
          sujet={null}
          users_id={users_id}
        />
      ) : (
        <BandeauFerme canWrite={canWrite} fermeture={fermeture} />
      )}
    </>
  )
}
