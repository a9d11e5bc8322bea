import { isApiError } from '@foulee/contract/shared/call-error'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { gestionQuery } from './contribution.queries.ts'
import { createRoute } from './route-calls.ts'
import { sendGpx } from './send-gpx.ts'
import {
  addFiles,
  changeUpload,
  findNext,
  isFinalStatus,
  replaceFile,
  type Upload,
} from './uploads.ts'

const FAILED = 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.'

export function useUploads(isSortie = false) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controls = useRef(new Map<number, AbortController>())

  const start = ({ key, file }: Upload) => {
    if (controls.current.has(key)) return
    const control = new AbortController()
    controls.current.set(key, control)
    const change = (to: Parameters<typeof changeUpload>[2]) =>
      setUploads((all) => changeUpload(all, key, to))
    change({ state: 'envoi', share: 0 })
    const onProgress = (share: number) =>
      change(share < 1 ? { state: 'envoi', share } : { state: 'lecture' })
    createRoute(
      api,
      { gpx: file, isSortie },
      {
        send: sendGpx({ signal: control.signal, onProgress }),
        reload: () => client.invalidateQueries({ queryKey: ['GET /api/parcours'] }),
      },
    )
      .then((gestion) => {
        client.setQueryData(gestionQuery(gestion.parcours.id).queryKey, gestion)
        void client.invalidateQueries(tagged('activites', 'chaussures'))
        change({ state: 'fait', gestion })
      })
      .catch((cause: unknown) => {
        const message = isApiError(cause) ? cause.message : FAILED
        const isFinal = isApiError(cause) && isFinalStatus(cause.status)
        if (!control.signal.aborted) change({ state: 'refuse', message, isFinal })
      })
      .finally(() => controls.current.delete(key))
  }

  const drop = (key: number) => {
    controls.current.get(key)?.abort(new Error('Cancelled.'))
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }
  useTurns(uploads, start)
  useEndings(controls.current)
  return {
    uploads,
    add: (files: readonly File[]) => setUploads((all) => addFiles(all, files)),
    retry: (key: number) => setUploads((all) => changeUpload(all, key, { state: 'attend' })),
    replace: (key: number, file: File) => setUploads((all) => replaceFile(all, key, file)),
    drop,
  }
}

function useTurns(uploads: readonly Upload[], start: (upload: Upload) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list says whose turn it is
  useEffect(() => {
    for (const upload of findNext(uploads)) start(upload)
  }, [uploads])
}

function useEndings(controls: ReadonlyMap<number, AbortController>) {
  useEffect(
    () => () => {
      for (const control of controls.values()) control.abort(new Error('The page was left.'))
    },
    [controls],
  )
}
