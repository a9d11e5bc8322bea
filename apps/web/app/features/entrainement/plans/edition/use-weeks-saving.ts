import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { createSaveQueue } from '#kit/editor/save-queue.ts'
import { toForm } from '#kit/editor/to-form.ts'
import { scopeOf, showSaved } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'
import { planGestionQuery } from './edition.queries.ts'
import { PLAN } from './plan-kind.ts'
import type { Weeks } from './weeks.ts'

/** Debounce of the autosave, in milliseconds. */
const PAUSE = 900

type Save = { weeks: Weeks; version: number }

export function useWeeksSaving(gestion: PlanGestion, weeks: Weeks) {
  const client = useQueryClient()
  const { id } = gestion.plan
  const { mutateAsync, error, isPending, isSuccess, reset } = useMutation({
    scope: { id: scopeOf(PLAN, id) },
    mutationFn: async ({ weeks: sent, version }: Save) => {
      const body = toForm({ semaines: JSON.stringify(sent), version: String(version) })
      return (await api('POST /api/coaching/plan/{id}/update', { params: { id }, body })).data
    },
    onSuccess: (data) => showSaved(client, PLAN, data),
  })
  const latest = useRef(weeks)
  const saved = useRef(weeks)
  const version = useRef(gestion.version)
  const isHeld = useRef(false)
  const [hasPassed, setPassed] = useState(false)
  const [queue] = useState(() =>
    createSaveQueue(async () => {
      const sent = latest.current
      if (isHeld.current || sent === saved.current) return
      try {
        const data = await mutateAsync({ weeks: sent, version: version.current })
        version.current = data.version
        saved.current = sent
      } catch (cause) {
        if (isPassed(cause)) {
          isHeld.current = true
          setPassed(true)
        }
        throw cause
      }
    }),
  )

  useEffect(() => {
    latest.current = weeks
    if (weeks === saved.current) return
    const timer = setTimeout(queue.request, PAUSE)
    return () => clearTimeout(timer)
  }, [weeks, queue])
  useSendBeforeLeaving({
    queue,
    isUnsaved: () => latest.current !== saved.current,
    isRefused: error !== null,
  })

  const fetchFresh = async () => {
    const fresh = await client.fetchQuery({ ...planGestionQuery(id), staleTime: 0 })
    version.current = fresh.version
    isHeld.current = false
    setPassed(false)
    reset()
    return fresh
  }
  return {
    error,
    isPending,
    isSuccess,
    hasPassed,
    retry: queue.request,
    keepMine: async () => {
      await fetchFresh()
      queue.request()
    },
    /** @param show renders the weeks of the other save */
    takeTheirs: async (show: (fresh: PlanGestion) => Weeks) => {
      const shown = show(await fetchFresh())
      saved.current = shown
      latest.current = shown
    },
  }
}

type Leaving = {
  queue: ReturnType<typeof createSaveQueue>
  isUnsaved: () => boolean
  /** Whether the last save was refused: one sent on leaving may fail too. */
  isRefused: boolean
}

/** Saves pending changes when the page is hidden or left; closing the tab asks for confirmation. */
function useSendBeforeLeaving({ queue, isUnsaved, isRefused }: Leaving): void {
  const last = useRef({ isUnsaved, isRefused })
  useEffect(() => {
    last.current = { isUnsaved, isRefused }
  })
  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && queue.request()
    const unwatch = watchUnsaved({
      isLostWithTab: () => last.current.isUnsaved(),
      isLostWithPage: () => last.current.isUnsaved() && last.current.isRefused,
      send: queue.request,
    })
    queue.repeat(true)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      unwatch()
      queue.request()
      queue.repeat(false)
    }
  }, [queue])
}
