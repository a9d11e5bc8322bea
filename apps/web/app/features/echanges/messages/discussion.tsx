import type { Message } from '@foulee/contract/echanges/messages'
import { isApiError } from '@foulee/contract/shared/call-error'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { reactionTypesQuery } from '#kit/feed/reactions.queries.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Query } from '#ui/query.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { BandeauDemande, BandeauFerme } from './banners.tsx'
import { EnTete } from './channel-header.tsx'
import type { Cadre } from './channel-row.tsx'
import { Composer, type Sujet } from './composer.tsx'
import type { Cible } from './envois.ts'
import { type Fil, isAtEnd, isAtStart, layRangees, listMessages, newestOf, readLus } from './fil.ts'
import { Journal } from './journal.tsx'
import { MESSAGES } from './paths.ts'
import type { Vers } from './scroll-anchor.ts'
import { useEnvois } from './use-envois.ts'
import { type FilHeld, useFil } from './use-fil.ts'
import { useReadMarks, useTyping, useWriters } from './use-presence.ts'
import { Lignes } from './virtual-list.tsx'
import './discussion.css'

type DiscussionProps = {
  channels_id: number
  users_id: number
  canWrite: boolean
  message: number | null
}

export function Discussion(props: DiscussionProps) {
  // Prefetched: reactions that load later would shift the other buttons under the finger.
  usePrefetchQuery(reactionTypesQuery)
  const held = useFil(props.channels_id)
  const { data, error } = held.query
  if (!data && isApiError(error) && [403, 404].includes(error.status)) return <Introuvable />
  return (
    <Query query={held.query} skeleton={<Attente />}>
      {(fil) => <Ouverte {...props} fil={fil} held={held} key={props.channels_id} />}
    </Query>
  )
}

type OuverteProps = DiscussionProps & { fil: Fil; held: FilHeld }

function Ouverte({ channels_id, users_id, canWrite, message, fil, held }: OuverteProps) {
  const { canal } = fil
  const cible = useMemo<Cible>(() => ({ kind: 'canal', id: channels_id }), [channels_id])
  const envois = useEnvois(cible)
  const messages = useMemo(() => listMessages(fil), [fil])
  const [premierNonLu] = useState(canal.premier_non_lu)
  const isWhole = isAtStart(fil)
  const rangees = useMemo(
    () => layRangees({ messages, envois: isAtEnd(fil) ? envois : [], premierNonLu, isWhole }),
    [messages, envois, premierNonLu, isWhole, fil],
  )
  const [zone, setZone] = useState<HTMLElement | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [sujet, setSujet] = useState<Sujet>(null)
  const place = usePlace(fil, held, messages, message)
  const onSeen = useReadMarks(channels_id, premierNonLu === null ? newestOf(fil) : premierNonLu - 1)
  const lu = getReadReceipt(fil, messages)
  const mayWrite = canWrite && canal.droits.ecrire
  const onTyping = useTyping(channels_id, canal.etat === 'ouvert')
  const begin = (next: Sujet) => {
    setSujet(next)
    field.current?.focus()
  }
  const { see } = place
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads what is held when it is called
  const cadre = useMemo<Cadre>(
    () => ({
      isNamed: canal.type !== 'direct',
      canWrite: mayWrite && canal.etat !== 'demande_recue',
      onAnswer: (message) => begin({ kind: 'reponse', message }),
      onEdit: (message) => begin({ kind: 'modification', message }),
      onSee: see,
    }),
    [canal.type, canal.etat, mayWrite],
  )
  const editLast = () => {
    const last = messages.findLast(({ droits }) => droits.modifier)
    if (last) begin({ kind: 'modification', message: last })
  }
  return (
    <>
      <EnTete canal={{ ...canal, id: channels_id }} />
      <div className="fil-zone" ref={setZone}>
        {messages.length === 0 && envois.length === 0 ? (
          <Vide nom={canal.nom} />
        ) : zone ? (
          <Lignes
            cadre={cadre}
            depart={getFirstUnreadKey(messages, premierNonLu)}
            isAsking={held.asking}
            isWhole={isWhole}
            lu={lu}
            marque={place.marque}
            onEscape={() => field.current?.focus()}
            onNearEnd={() => !isAtEnd(fil) && held.askNewer()}
            onNearStart={() => !isWhole && !held.failure && held.askOlder()}
            onReady={place.onReady}
            onSight={(last, isEnd) => {
              place.onSight(isEnd && isAtEnd(fil))
              if (last.type === 'bulle' && canal.etat !== 'demande_recue') {
                onSeen(isEnd && isAtEnd(fil) ? newestOf(fil) : last.message.id)
              }
            }}
            rangees={rangees}
            zone={zone}
          />
        ) : null}
      </div>
      <Sauts fil={fil} held={held} messages={messages} place={place} premierNonLu={premierNonLu} />
      <Journal newest={fil.vifs} />
      <Ecrivent channels_id={channels_id} />
      {canal.etat === 'demande_recue' ? (
        <BandeauDemande canal={{ ...canal, id: channels_id }} />
      ) : mayWrite ? (
        <Composer
          cible={cible}
          field={field}
          key={sujet?.kind === 'modification' ? `modifie ${sujet.message.id}` : 'nouveau'}
          onDone={() => setSujet(null)}
          onEditLast={editLast}
          onSent={() => void place.toEnd()}
          onTyping={onTyping}
          sujet={sujet}
          users_id={users_id}
        />
      ) : (
        <BandeauFerme canWrite={canWrite} fermeture={canal.fermeture} />
      )}
    </>
  )
}

const getFirstUnreadKey = (
  messages: readonly Message[],
  premierNonLu: number | null,
): string | null => {
  const first = messages.find(({ id }) => id === premierNonLu)
  return first ? (first.est_moi ? first.client_id : `${first.id}`) : null
}

function getReadReceipt(fil: Fil, messages: readonly Message[]) {
  const lus = readLus(fil, messages)
  const last = lus && messages.find(({ id }) => id === lus.id)
  if (!lus || !last || lus.nb === 0 || !isAtEnd(fil)) return null
  const isDirect = fil.canal.type === 'direct'
  const words = isDirect ? 'Lu' : `Lu par ${lus.nb}\u00a0${lus.nb > 1 ? 'personnes' : 'personne'}`
  return { cle: last.client_id, words }
}

type Go = (vers: Vers | 'end') => void

function usePlace(fil: Fil, held: FilHeld, messages: readonly Message[], message: number | null) {
  const go = useRef<Go>(() => undefined)
  const toast = useToast()
  const [isEnd, setEnd] = useState(true)
  const [marque, setMarque] = useState<string | null>(null)
  const [vu, setVu] = useState(newestOf(fil))
  const newest = newestOf(fil)
  if (isEnd && isAtEnd(fil) && newest > vu) setVu(newest)
  const known = useRef(messages)
  const vise = useRef<number | null>(null)
  const find = (id: number) => {
    const found = known.current.find((item) => item.id === id)
    return found && (found.est_moi ? found.client_id : `${found.id}`)
  }
  /** Two frames: after React has rendered and the browser has laid out. */
  const afterRender = (act: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => act()))
  const lead = () => {
    const cle = vise.current === null ? undefined : find(vise.current)
    if (!cle) return
    vise.current = null
    setMarque(cle)
    afterRender(() => go.current({ cle, align: 'center' }))
  }
  const follow = useEffectEvent(lead)
  useEffect(() => {
    known.current = messages
    follow()
  }, [messages])
  const see = async (id: number) => {
    vise.current = id
    if (find(id)) return lead()
    await held.moveTo(id).catch((cause: Error) => {
      vise.current = null
      toast({ message: cause.message, tone: 'danger' })
    })
  }
  const toEnd = async () => {
    if (!isAtEnd(fil)) await held.moveTo('end').catch(() => undefined)
    afterRender(() => go.current('end'))
  }
  // An address that names a message leads there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (message !== null) void see(message)
  }, [message])
  return {
    isEnd: isEnd && isAtEnd(fil),
    nbNouveaux: fil.vifs.filter(({ id, est_moi }) => id > vu && !est_moi).length,
    marque,
    see: (id: number) => void see(id),
    toEnd,
    onSight: setEnd,
    onReady: (input: Go) => {
      go.current = input
    },
  }
}

type SautsProps = {
  fil: Fil
  held: FilHeld
  messages: readonly Message[]
  place: ReturnType<typeof usePlace>
  premierNonLu: number | null
}

function Sauts({ fil, held, messages, place, premierNonLu }: SautsProps) {
  const [isSought, setSought] = useState(false)
  const { nb_non_lus } = fil.canal
  const isAbove = premierNonLu !== null && !messages.some(({ id }) => id === premierNonLu)
  const nb = place.nbNouveaux
  return (
    <div className="fil-sauts">
      {isAbove && !isSought && (
        <Button
          icon="chevron-up"
          onClick={() => {
            setSought(true)
            place.see(premierNonLu)
          }}
        >
          {nb_non_lus >= 100 ? 'Plus de 100' : nb_non_lus}&nbsp;
          {nb_non_lus > 1 ? 'messages non lus' : 'message non lu'}
        </Button>
      )}
      {held.failure && (
        <Button icon="refresh" onClick={held.retry}>
          Réessayer de charger la suite
        </Button>
      )}
      {!place.isEnd && (
        <Button
          aria-label={nb ? undefined : 'Aller aux derniers messages'}
          icon="chevron-down"
          isLoading={held.isMoving}
          onClick={() => void place.toEnd()}
          variant={nb ? 'primary' : 'secondary'}
        >
          {nb > 0 && `${nb}\u00a0${nb > 1 ? 'nouveaux messages' : 'nouveau message'}`}
        </Button>
      )}
    </div>
  )
}

function Ecrivent({ channels_id }: { channels_id: number }) {
  return <p className="fil-ecrit">{useWriters(channels_id)}</p>
}

function Vide({ nom }: { nom: string }) {
  return (
    <EmptyState title="Rien n’est encore écrit">
      <p>Dites bonjour à {nom}.</p>
    </EmptyState>
  )
}

/**
 * The same page for a missing, left and forbidden conversation, so that the difference leaks
 * nothing.
 */
export const Introuvable = () => (
  <EmptyState
    action={
      <ButtonLink icon="message" to={MESSAGES}>
        Mes messages
      </ButtonLink>
    }
    title="Cette discussion n’est pas là"
  >
    <p>Elle n’existe pas, ou vous n’en faites plus partie.</p>
  </EmptyState>
)

export const Attente = () => (
  <Loading label="Chargement de la discussion…">
    <div className="grid gap-4 p-4">
      <Skeleton className="h-14 w-2/3 rounded-card" />
      <Skeleton className="ms-auto h-20 w-3/5 rounded-card" />
      <Skeleton className="h-14 w-1/2 rounded-card" />
      <Skeleton className="ms-auto h-14 w-2/5 rounded-card" />
    </div>
  </Loading>
)
