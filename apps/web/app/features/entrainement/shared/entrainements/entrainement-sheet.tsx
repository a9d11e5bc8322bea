import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { OpenDiscussion } from '#kit/messages/open-discussion.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { useReperes } from '../forme.queries.ts'
import { EntrainementActions } from './entrainement-actions.tsx'
import { EntrainementBody } from './entrainement-body.tsx'
import { EntrainementForm } from './entrainement-form.tsx'
import { entrainementQuery } from './entrainements.queries.ts'
import { useMode } from './form-draft.ts'
import { LoopLink } from './loop-link.tsx'
import { PARAM } from './paths.ts'

const readId = (params: URLSearchParams): number | null => {
  const id = Number(params.get(PARAM))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function useEntrainementLink(): (id: number) => string {
  const [params] = useSearchParams()
  return (id) => {
    const next = new URLSearchParams(params)
    next.set(PARAM, String(id))
    return `?${next}`
  }
}

type Slot = {
  /** Slot for suggested routes of a long session, filled by the page. */
  showParcours?: (entrainement: Entrainement) => ReactNode
}

export function EntrainementSheet({ showParcours }: Slot) {
  const [params, setParams] = useSearchParams()
  const id = readId(params)
  const close = () => {
    if (!id) return
    const next = new URLSearchParams(params)
    next.delete(PARAM)
    setParams(next, { preventScrollReset: true, replace: true })
  }
  const { data } = useQuery({ ...entrainementQuery(id ?? 0), enabled: id !== null })
  return (
    <Sheet isOpen={id !== null} leavesBack onClose={close} title={data?.titre || 'Entraînement'}>
      {id !== null && (
        <Whole id={id} key={id} onClose={close} {...(showParcours && { showParcours })} />
      )}
    </Sheet>
  )
}

const needsParcours = ({ objectif, etat, suivi }: Entrainement) =>
  objectif === 'longue' && etat === 'prevu' && suivi !== null

function Whole({ id, onClose, showParcours }: Slot & { id: number; onClose: () => void }) {
  const query = useQuery(entrainementQuery(id))
  const reperes = useReperes()
  const [mode, setMode] = useMode(id)
  const box = useRef<HTMLDivElement>(null)
  const back = () => {
    setMode(null)
    // The back button is removed with its form.
    box.current?.focus()
  }
  return (
    <Query
      label="Chargement de l’entraînement…"
      query={query}
      skeleton={
        <div className="grid gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40" />
          <TextSkeleton lines={5} />
        </div>
      }
    >
      {(data) => (
        <div className="grid gap-6 pb-2 outline-none" ref={box} tabIndex={-1}>
          {mode ? (
            <EntrainementForm
              entrainement={data}
              mode={mode}
              onBack={back}
              onGone={onClose}
              reperes={reperes}
            />
          ) : (
            <>
              <EntrainementBody entrainement={data} reperes={reperes} />
              {needsParcours(data) && showParcours?.(data)}
              <LoopLink athlete={null} entrainement={data} />
              <EntrainementActions entrainement={data} onMode={setMode} />
              <OpenDiscussion id={data.id} kind="entrainement" label="En parler avec mon coach" />
            </>
          )}
        </div>
      )}
    </Query>
  )
}
